"""Opponents. A bot is handed a sampled world, never the true one, so it cannot peek."""

from typing import Final

from tianxia.bots.bot import Bot
from tianxia.bots.random import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}
