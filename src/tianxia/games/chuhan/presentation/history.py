"""The history of Chu Han: the current trick, and what every battle scored."""

from typing import Final

from msgspec import UNSET, Struct, UnsetType

from tianxia.engine.game import JsonObject
from tianxia.engine.history import HistoryReader, HistorySource
from tianxia.games.chuhan.rules.chapters import CAMPAIGN_IDS, campaign_chapters
from tianxia.games.chuhan.wire import Both, Seat, start_points
from tianxia.locales import Argument, Message


class Play(Struct):
    """A set or a power in the trick."""

    line: int
    """The log line that reported it."""
    seat: Seat
    cards: list[str]
    powers: list[str]
    """The powers that were used with the cards."""
    is_set: bool
    """Whether it is a set that can be beaten; otherwise a power that made no set."""


class GoingOut(Struct):
    """How a battle ended."""

    seat: Seat
    """The seat that went out."""
    rival: Seat
    held: int
    """The number of cards that the rival held."""
    cards: int
    """How many of them scored."""
    writs: int
    """The writs of the rival that scored."""
    freed: int | UnsetType = UNSET
    """How many persons were freed, if any; only in a campaign."""


class Score(Struct):
    """Points that a battle scored."""

    line: int
    """The log line that reported them."""
    is_for_going_out: bool


class BattleReport(Struct):
    """A battle and what it scored."""

    number: int
    points: Both[int]
    """The points scored in it so far."""
    total: Both[int]
    """The points of the game, as of the last points scored in it."""
    scores: list[Score]
    is_over: bool
    """Whether the next battle has begun."""
    out: GoingOut | UnsetType = UNSET
    plays: list[Play] | UnsetType = UNSET
    """The plays of the last trick, once the battle is over."""


class Hostage(Struct):
    """A hostage given before a chapter."""

    by: Seat
    given: str
    kept: str
    """The other person, who is sworn to the giver."""


class PersonGoneOver(Struct):
    """A person who went over during a chapter."""

    line: int
    card: str
    by: Seat
    """The seat that lost the person."""
    to: Seat


class ChapterReport(Struct):
    """A chapter of a campaign that has begun, and what happened in it so far. Its points are those of its battle."""

    id: str
    number: int
    """Its number, and that of its battle."""
    line: int | UnsetType = UNSET
    """The log line with which it began. Absent if the log begins later."""
    hostage: Hostage | UnsetType = UNSET
    sworn: Both[list[str]] | UnsetType = UNSET
    """The cards sworn to each seat, once they are in place."""
    waiting: str | UnsetType = UNSET
    """The card that waited on top of the draw pile."""
    over: PersonGoneOver | UnsetType = UNSET
    stake: int | UnsetType = UNSET
    """The points of its stake, once they are paid."""
    winner: Seat | UnsetType = UNSET


class CampaignHistory(Struct):
    """What a log says about a campaign."""

    id: str
    chapters: list[ChapterReport]
    """Those that have begun, in order."""
    submits: Seat | UnsetType = UNSET
    """The seat that was 40 or more points behind after a chapter, and so lost the campaign at once."""


class GameHistory(Struct):
    """What a log of Chu Han says about the past."""

    start: Both[int]
    """The points before the first battle."""
    plays: list[Play]
    """The plays of the current trick."""
    tricks: int
    """The number of finished tricks of the current battle."""
    battles: dict[int, BattleReport]
    """By number."""
    discarded: str | UnsetType = UNSET
    """The card that went to the discard pile last, in this battle."""
    gifts: int | UnsetType = UNSET
    """The log line about the reader's gifts at Hong Gate, until the first set is led."""
    campaign: CampaignHistory | UnsetType = UNSET
    """The campaign, if one is played."""


_POINT_MESSAGES: Final = frozenset({"chuhan-log-points", "chuhan-log-noted", "chuhan-log-stake"})
_POWER_EFFECTS: Final = frozenset({"chuhan-log-yu-ji", "chuhan-log-ying-bu", "chuhan-log-ji-bu"})
"""Messages about the effect of a power that made no set."""
_RIVALS: Final[dict[Argument, Seat]] = {"han": "chu", "chu": "han"}


class ChuHanHistory(HistoryReader):
    """Reads the log of a game of Chu Han."""

    def __init__(self, source: HistorySource) -> None:
        """Start before the first line."""
        points = Both(**source.start["vp"]) if source.start else start_points()
        self._history = GameHistory(points, [], 0, {})
        self._battle: BattleReport | None = None
        """The newest battle; None before the first."""
        self._power: tuple[list[str], list[str]] | None = None
        """The cards and the powers of a play whose effect has not been reported yet."""
        if source.start:
            self._begin_battle(source.start["battle"])
            if "campaign" in source.start:
                self._history.campaign = _start_campaign(source.start)

    @property
    def history(self) -> GameHistory:
        """What is known from the lines so far."""
        return self._history

    def read(self, line: int, message: Message) -> None:
        """Read the next message of the log."""
        history, args = self._history, message.args
        match message.id:
            case "chuhan-log-battle":
                self._begin_battle(_number(args["battle"]))
            case "chuhan-log-lead" | "chuhan-log-respond":
                self._add_play(Play(line, _seat(args["seat"]), _cards(args["cards"]), [], True))
            case "chuhan-log-power":
                self._power = _read_play(str(args["play"]))
            case "chuhan-log-set-with":
                cards, powers = self._power or ([], [])
                # A power that is used without cards is a set of its own.
                self._add_play(Play(line, _seat(args["seat"]), cards or powers, powers if cards else [], True))
            case "chuhan-log-turned-back":
                self._add_play(Play(line, _RIVALS[args["seat"]], ["HanXin"], [], False))
            case message_id if message_id in _POWER_EFFECTS:
                powers = self._power[1] if self._power else []
                if message_id == "chuhan-log-yu-ji":
                    history.discarded = _cards(args["cards"])[0]
                self._add_play(Play(line, _seat(args["seat"]), powers, [], False))
            case "chuhan-log-cancelled":
                history.discarded = _cards(args["power"])[0]
                self._power = None
            case "chuhan-log-trick":
                if history.plays and history.plays[-1].cards:
                    history.discarded = history.plays[-1].cards[-1]
                history.plays, self._power, history.gifts = [], None, UNSET
                history.tricks += 1
            case "chuhan-log-gifts":
                history.gifts = line
            case "chuhan-log-chapter":
                self._begin_chapter(line, message)
            case _:
                self._read_chapter(line, message)
                self._read_score(line, message)

    def _begin_chapter(self, line: int, message: Message) -> None:
        history, args = self._history, message.args
        if history.campaign is UNSET:
            history.campaign = CampaignHistory(str(args["campaign"]), [])
        chapter = ChapterReport(str(args["chapter"]), _number(args["number"]), line)
        history.campaign.chapters = [*history.campaign.chapters, chapter]

    def _read_chapter(self, line: int, message: Message) -> None:
        """Read a message about the chapter of a campaign; ignore any other."""
        campaign, args = self._history.campaign, message.args
        if campaign is UNSET:
            return
        chapter = campaign.chapters[-1]
        match message.id:
            case "chuhan-log-hostage":
                chapter.hostage = Hostage(_seat(args["seat"]), str(args["card"]), str(args["kept"]))
            case "chuhan-log-sworn":
                chapter.sworn = Both(_cards(args["han"]), _cards(args["chu"]))
            case "chuhan-log-waiting":
                chapter.waiting = str(args["card"])
            case "chuhan-log-over":
                chapter.over = PersonGoneOver(line, str(args["card"]), _seat(args["seat"]), _seat(args["rival"]))
            case "chuhan-log-freed":
                if self._battle is not None and self._battle.out is not UNSET:
                    self._battle.out.freed = _number(args["number"])
            case "chuhan-log-stake":
                chapter.stake = _number(args["points"])
            case "chuhan-log-chapter-won":
                chapter.winner = _seat(args["seat"])
            case "chuhan-log-submits":
                campaign.submits = _seat(args["seat"])

    def _begin_battle(self, number: int) -> None:
        """Begin a battle: the one before it, if any, is over."""
        history, battle = self._history, self._battle
        if battle is not None:
            battle.is_over, battle.plays = True, history.plays
        total = battle.total if battle is not None else history.start
        self._battle = BattleReport(number, Both(0, 0), Both(total.han, total.chu), [], False)
        history.battles[number] = self._battle
        history.plays, history.tricks = [], 0
        history.discarded = history.gifts = UNSET
        self._power = None

    def _add_play(self, play: Play) -> None:
        self._history.plays = [*self._history.plays, play]
        self._power = None
        if play.is_set:
            self._history.gifts = UNSET

    def _read_score(self, line: int, message: Message) -> None:
        """Read a message about the points or the end of a battle; ignore any other."""
        battle, args = self._battle, message.args
        if battle is None:
            return
        if message.id == "chuhan-log-out":
            held, cards, writs = (_number(args[name]) for name in ("held", "cards", "writs"))
            battle.out = GoingOut(_seat(args["seat"]), _seat(args["rival"]), held, cards, writs)
        elif message.id in _POINT_MESSAGES:
            seat, points = _seat(args["seat"]), _number(args["points"])
            for sums in (battle.points, battle.total):
                setattr(sums, seat, getattr(sums, seat) + points)
            battle.scores.append(Score(line, args.get("reason") == "out"))


def _start_campaign(start: JsonObject) -> CampaignHistory:
    """Return what a position in the middle of a campaign says about it: its chapters and their winners."""
    ids = [rules.chapter for rules in campaign_chapters(CAMPAIGN_IDS.index(start["campaign"]))]
    reports = [ChapterReport(ids[i], i + 1) for i in range(start["battle"])]
    for report, winner in zip(reports, start["won"], strict=False):
        report.winner = winner
    return CampaignHistory(start["campaign"], reports)


def _read_play(text: str) -> tuple[list[str], list[str]]:
    """Return the cards and the powers of a play, from its text. A card that a power names is none of them."""
    verb, *words = text.replace("*", "").replace("(", "").replace(")", "").split()
    if verb == "use":
        return [], words[:1]
    if "with" not in words:
        return words, []
    at = words.index("with")
    return words[:at], words[at + 1 :]


def _cards(text: Argument) -> list[str]:
    """Return the cards of an argument. The stars of face-up cards are dropped."""
    return str(text).replace("*", "").split()


def _seat(name: Argument) -> Seat:
    return "han" if name == "han" else "chu"


def _number(value: Argument) -> int:
    return int(str(value))
