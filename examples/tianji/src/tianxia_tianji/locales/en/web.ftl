# What the pages of Tianxia say about the game.

web-about-tianji = Send a slow horse against a fast one, and win the race that counts.
web-option-tianji-horses = Horses
web-option-tianji-horses-note = How many horses each player has, and how many races there are.
