"""A bot for any game of Tianxia in twenty lines, with nothing but the standard library.

    tianxia arena chuhan random "cmd:python3 examples/random_bot.py"

It reads one JSON object a line and answers one plain line; `tianxia bot-protocol` tells the rest.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seat"])  # the same choices in every run
        print("ready", flush=True)
    elif message["type"] == "move":
        print(chance.choice(message["legal"]), flush=True)
    elif message["type"] == "bye":
        break
