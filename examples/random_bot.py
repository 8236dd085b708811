"""A bot for any game of Tianxia in twenty lines, using only the standard library.

    tianxia arena chuhan random "cmd:python3 examples/random_bot.py"

It reads one JSON object per line and answers with plain lines; `tianxia bot-protocol` describes the protocol.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        rng = random.Random(message["seat"])  # the same choices in every run
        print("ready", flush=True)
    elif message["type"] == "move":
        print(rng.choice(message["legal"]), flush=True)
    elif message["type"] == "bye":
        break
