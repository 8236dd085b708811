"""Worker processes for bots, hints and the analysis of finished games."""
