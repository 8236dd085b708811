"""The notation of Huang: the texts of its moves."""
