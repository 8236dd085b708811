"""Tables for people: the HTTP interface, the websockets, the database, and worker processes for bots."""
