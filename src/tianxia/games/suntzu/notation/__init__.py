"""The notation of Sun Tzu: the texts of its moves."""
