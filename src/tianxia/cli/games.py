"""tianxia games: what there is to play."""

import argparse

import msgspec

from tianxia.bots import levels
from tianxia.cli.words import Words
from tianxia.engine import registry
from tianxia.engine.toml import format_value


def run(options: argparse.Namespace, words: Words) -> int:
    if options.game is None:
        for name in registry.names():
            game = registry.game(name)
            print(words("cli-games-line", game=name, name=words(f"{name}-name"), about=words(f"{name}-about")))
        print(words("cli-games-more"))
        return 0
    game = registry.game(options.game)
    print(words("cli-games-title", name=words(f"{game.name}-name"), rules=game.rules))
    print(words(f"{game.name}-about"))
    print()
    print(words("cli-games-seats", seats=", ".join(game.seats)))
    print(words("cli-games-actions", number=game.num_actions))
    print()
    print(words("cli-games-options"))
    for name, default in msgspec.to_builtins(game.options()).items():
        print(f"  {name} = {format_value(default)}  {words(f'{game.name}-option-{name}')}")
    print()
    print(words("cli-games-levels"))
    for level in levels.levels(game.name):
        milliseconds, about = round(1000 * level.budget.seconds), words(f"bots-level-{level.name}")
        print("  " + words("cli-games-level", name=level.name, milliseconds=milliseconds, about=about))
    print()
    print(words("cli-games-house"))
    for rule in game.house_rules:
        print(f"  - {words(f'{game.name}-house-{rule}')}")
    return 0
