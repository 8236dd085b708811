"""How Huang is shown: prompts, descriptions, drawings and histories."""
