"""The games: one package each, with the same modules. No game imports another."""
