"""How Chu Han is shown: prompts, descriptions, drawings and histories."""
