"""The numbers of actions: 0 to 8 run horse 1 to 9; with open chance, 9 to 17 turn up prize 1 to 9."""

from typing import Final

from tianxia_tianji.cells import MOST_HORSES

NUM_ACTIONS: Final = MOST_HORSES
NUM_OUTCOMES: Final = MOST_HORSES


def run_action(horse: int) -> int:
    """Return the action that runs a horse."""
    return horse - 1


def horse_of(action: int) -> int:
    """Return the horse that an action runs."""
    return action + 1


def turn_outcome(prize: int) -> int:
    """Return the outcome of chance that turns up a prize."""
    return NUM_ACTIONS + prize - 1


def prize_of(outcome: int) -> int:
    """Return the prize that an outcome of chance turns up."""
    return outcome - NUM_ACTIONS + 1
