"""The command `tianxia`: one module per subcommand."""
