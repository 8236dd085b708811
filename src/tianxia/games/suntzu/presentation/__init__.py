"""How Sun Tzu is shown: prompts, descriptions, drawings and histories."""
