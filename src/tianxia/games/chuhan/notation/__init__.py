"""The notation of Chu Han: the texts of its moves."""
