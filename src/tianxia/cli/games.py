"""tianxia games: lists the games, or describes one."""

import argparse

import msgspec

from tianxia.bots import levels
from tianxia.cli.translator import Translator
from tianxia.engine import registry
from tianxia.engine.toml import format_value


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run the command and return its exit status."""
    if options.game is None:
        for name in registry.names():
            game = registry.game(name)
            print(
                translate("cli-games-line", game=name, name=translate(f"{name}-name"), about=translate(f"{name}-about"))
            )
        print(translate("cli-games-more"))
        return 0
    game = registry.game(options.game)
    print(translate("cli-games-title", name=translate(f"{game.name}-name"), rules=game.rules_version))
    print(translate(f"{game.name}-about"))
    print()
    print(translate("cli-games-seats", seats=", ".join(game.seats)))
    print(translate("cli-games-actions", number=game.num_actions))
    print()
    print(translate("cli-games-options"))
    for name, default in msgspec.to_builtins(game.options()).items():
        print(f"  {name} = {format_value(default)}  {translate(f'{game.name}-option-{name}')}")
    print()
    print(translate("cli-games-levels"))
    for level in levels.levels(game.name):
        milliseconds, about = round(1000 * level.budget.seconds), translate(f"bots-about-{level.name}")
        print("  " + translate("cli-games-level", name=level.name, milliseconds=milliseconds, about=about))
    print()
    print(translate("cli-games-house"))
    for rule in game.house_rules:
        print(f"  - {translate(f'{game.name}-house-{rule}')}")
    return 0
