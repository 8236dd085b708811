"""The database: its schema, its migrations, and the queries of all other packages."""
