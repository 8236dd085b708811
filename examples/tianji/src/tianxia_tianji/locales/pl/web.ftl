# What the pages of Tianxia say about the game.

web-about-tianji = Wystaw wolnego konia przeciw szybkiemu i wygraj wyścig, który się liczy.
web-option-tianji-horses = Konie
web-option-tianji-horses-note = Ile koni ma każdy z graczy i ile jest wyścigów.
