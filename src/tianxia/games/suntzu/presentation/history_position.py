"""The position of Sun Tzu as a log tells it, line by line."""

from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET

from tianxia.engine.game import UNSEEN, JsonObject
from tianxia.engine.history import HistorySource
from tianxia.games.suntzu.rules.board import ARMIES_EACH, PROVINCES, REINFORCEMENTS_EACH
from tianxia.games.suntzu.rules.cards import BEGINNER_BOX, CARD_NAMES, DECK, FRAMED, list_kinds
from tianxia.games.suntzu.rules.deal import FIRST_HAND_SIZE
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES
from tianxia.games.suntzu.rules.options import SunTzuOptions, read_deck
from tianxia.games.suntzu.rules.seats import SEATS
from tianxia.games.suntzu.wire import Both, ByProvince, Holding, Position, Province, Seat
from tianxia.locales import Argument, Message

FRAMED_NAMES: Final = CARD_NAMES[:FRAMED]
"""The kinds that return to the hand after a round."""
_PHASES_WITH_ORDERS: Final = frozenset({"pick", "battle", "after"})
_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Position).decode

Arguments = Mapping[str, Argument]


class PositionTracker:
    """Follows the position through a log."""

    def __init__(self, source: HistorySource) -> None:
        """Begin with the reader's view of the start, or with the usual set-up."""
        self._options: SunTzuOptions = source.options
        self._reader = source.seat
        self._has_laid_one = dict.fromkeys(SEATS, False)
        """Whether each seat has played a 1 in this round that no Plague met, so that it draws one card more."""
        self._choices = dict.fromkeys(SEATS, 0)
        """The number of drawn cards from which each seat still chooses."""
        if source.start is None:
            self.position = _first_position(source.options, self._reader)
        else:
            self.position = position_of(source.start, self._reader, self._options)
            self._has_laid_one.update(source.start.get("laid_one", {}))
            self._choices.update({seat: _length(cards) for seat, cards in source.start.get("drawn", {}).items()})

    def copy_position(self) -> Position:
        """Return a copy of the position that later lines do not change."""
        position: Position = _decode(_encode(self.position))
        return position

    def read(self, message: Message) -> None:
        """Apply a message of the log."""
        position, args = self.position, message.args
        match message.id:
            case "suntzu-log-round":
                self._end_battles()
                position.round = _number(args["round"])
                position.great_plague = False
            case "suntzu-log-orders":
                setattr(position.given, seat_of(args), True)
                _add(position.hands, seat_of(args), -self._options.provinces)
            case "suntzu-log-own-orders":
                laid = {_province(name): str(args[name]) for name in PROVINCES}
                position.own = {name: card for name, card in laid.items() if card in CARD_NAMES}
            case "suntzu-log-order-decider":
                position.decider = seat_of(args)
            case "suntzu-log-revealed":
                self._reveal(args)
            case "suntzu-log-wins" | "suntzu-log-nothing":
                for seat in SEATS:
                    self._has_laid_one[seat] |= getattr(position.open, seat)[args["province"]] == "1"
            case "suntzu-log-draws":
                self._end_battles()
                self._draw(seat_of(args), _number(args["number"]))
            case "suntzu-log-keeps":
                seat = seat_of(args)
                _add(position.hands, seat, self._choices[seat] - 1)
                _add(position.piles, seat, 1)
                self._choices[seat] = 0
            case "suntzu-log-exchange":
                self._exchange(seat_of(args), str(args["card"]))
            case "suntzu-log-event-turned":
                position.event = str(args["event"])
            case "suntzu-log-step" | "suntzu-log-scoring":
                position.track = _number(args["track"])
            case "suntzu-log-win" | "suntzu-log-draw":
                position.given = Both(False, False)
                if args["ending"] == "events":
                    position.event = UNSET
            case _:
                self._read_armies(message)
                self._read_generals(message)

    def _reveal(self, args: Arguments) -> None:
        """Reveal the orders in a province."""
        for seat in SEATS:
            card = str(args[seat])
            getattr(self.position.open, seat)[_province(args["province"])] = card
            self._remove_card(seat, card)

    def _end_battles(self) -> None:
        """End the battles of the round, if any were fought: framed cards return to the hands."""
        position = self.position
        for seat in SEATS:
            cards = getattr(position.open, seat).values()
            _add(position.hands, seat, sum(1 for card in cards if card in FRAMED_NAMES))
        position.open, position.given, position.own = Both({}, {}), Both(False, False), {}
        position.decider = UNSET

    def _draw(self, seat: Seat, number: int) -> None:
        """Draw cards; with more than the seat may keep, it chooses."""
        kept = 2 if self._has_laid_one[seat] else 1
        self._has_laid_one[seat] = False
        _add(self.position.piles, seat, -number)
        if number > kept:
            self._choices[seat] = number
        else:
            _add(self.position.hands, seat, number)

    def _exchange(self, seat: Seat, card: str) -> None:
        _add(self.position.reinforcements, seat, -1)
        _add(self.position.pool, seat, 1)
        _add(self.position.hands, seat, -1)
        self._remove_card(seat, card)

    def _remove_card(self, seat: Seat, card: str) -> None:
        """Count a card as gone, unless it returns to the hand."""
        if card not in FRAMED_NAMES:
            getattr(self.position.left, seat)[card] -= 1

    def _read_armies(self, message: Message) -> None:
        """Apply a message about armies; ignore any other."""
        position, args = self.position, message.args
        match message.id:
            case "suntzu-log-back":
                self._remove_armies(args["province"], _number(args["number"]))
                _add(position.pool, seat_of(args), _number(args["number"]))
            case "suntzu-log-placed":
                _add(position.pool, seat_of(args), -_number(args["number"]))
                self._add_armies(seat_of(args), args["province"], _number(args["number"]))
            case "suntzu-log-sent":
                self._remove_armies(args["source"], 1)
                self._add_armies(seat_of(args), args["province"], 1)
            case "suntzu-log-mark":
                self._take_army(seat_of(args), args["source"])
                marks: list[Province] = getattr(position.marks, seat_of(args))
                marks.append(_province(args["province"]))
                marks.sort(key=PROVINCES.index)
            case "suntzu-log-paid":
                self._take_army(seat_of(args), args["source"])
                _add(position.reinforcements, seat_of(args), 1)

    def _read_generals(self, message: Message) -> None:
        """Apply a message about generals; ignore any other."""
        position, args = self.position, message.args
        match message.id:
            case "suntzu-log-chosen" | "suntzu-log-takes":
                if args["seat"] != self._reader:
                    _add(position.generals, seat_of(args), 1)
            case "suntzu-log-own-general":
                generals: list[str] = getattr(position.generals, cast(Seat, self._reader))
                generals.append(str(args["general"]))
                generals.sort(key=GENERAL_NAMES.index)
            case "suntzu-log-own-boxed":
                self._remove_card(cast(Seat, self._reader), str(args["card"]))
            case "suntzu-log-general" | "suntzu-log-general-at":
                self._use_general(seat_of(args), str(args["general"]), str(args.get("where", "")).split())

    def _use_general(self, seat: Seat, general: str, where: list[str]) -> None:
        position = self.position
        if seat == self._reader:
            getattr(position.generals, seat).remove(general)
        else:
            _add(position.generals, seat, -1)
        match general, where:
            case "great_plague", _:
                position.great_plague = True
            case "recycle_minus" | "recycle_plague", _:
                # Its card went under the pile; another one left the game, which only its owner saw.
                getattr(position.left, seat)[{"recycle_minus": "-1"}.get(general, "plague")] += 1
                _add(position.unseen, seat, 1 if seat != self._reader else 0)
            case "remove", [province]:
                self._remove_armies(province, 1)
                _add(position.pool, rival_of(seat), 1)
            case "levy", [province]:
                _add(position.pool, seat, -1)
                self._add_armies(seat, province, 1)
            case "move", [source, target]:
                self._remove_armies(source, 1)
                self._add_armies(seat, target, 1)

    def _take_army(self, seat: Seat, source: Argument) -> None:
        """Take an army of a seat from a province or from the pool."""
        if source in PROVINCES:
            self._remove_armies(source, 1)
        else:
            _add(self.position.pool, seat, -1)

    def _remove_armies(self, province: Argument, number: int) -> None:
        holding: Holding = getattr(self.position.provinces, _province(province))
        holding.armies -= number
        if holding.armies == 0:
            holding.owner = ""

    def _add_armies(self, seat: Seat, province: Argument, number: int) -> None:
        holding: Holding = getattr(self.position.provinces, _province(province))
        holding.owner = seat
        holding.armies += number


def position_of(view: JsonObject, reader: str | None, options: SunTzuOptions) -> Position:
    """Return the position of a view of a seat or a spectator (None)."""
    orders = view.get("orders", {})
    fought = [*view.get("fought", []), *([view["battle"]["province"]] if "battle" in view else [])]
    revealed = {seat: {name: card for name, card in orders.get(seat, {}).items() if name in fought} for seat in SEATS}
    # A game may begin after the battles of a round: then there are no orders.
    is_fighting = view["phase"] in _PHASES_WITH_ORDERS and (view["phase"] != "after" or bool(fought))
    ready = view.get("ready", {}) if view["phase"] == "orders" else {}
    given = {seat: is_fighting or bool(ready.get(seat)) for seat in SEATS}
    left = {seat: dict(list_deck(options)) for seat in SEATS}
    for seat in SEATS:
        recycled = view.get("gone", {}).get(seat, [])
        laid = [card for name, card in revealed[seat].items() if name not in recycled and card not in FRAMED_NAMES]
        for card in [*view["boxed"][seat], *laid]:
            if card in left[seat]:  # a card of the box may be hidden, or not be part of the deck
                left[seat][card] = max(0, left[seat][card] - 1)

    # The orders that a seat has begun to lay are still in its hand.
    is_laying = view["phase"] == "orders" and reader is not None and not given[reader]
    own = {} if is_laying or reader is None else orders.get(reader, {})

    def hand_size(seat: Seat) -> int:
        hand = view["hands"][seat]
        if isinstance(hand, list):
            return len(hand) + (len(orders.get(seat, {})) if is_laying else 0)
        # The number of a hidden hand includes the orders that are face down.
        return int(hand) - (options.provinces - len(revealed[seat]) if given[seat] else 0)

    events = view.get("events")
    data = {
        **{key: view[key] for key in ("round", "track", "provinces", "marks", "pool", "reinforcements", "piles")},
        "great_plague": view["great_plague"],
        "hands": {seat: hand_size(seat) for seat in SEATS},
        "open": revealed,
        "given": given,
        "own": own,
        "generals": view["generals"],
        "left": left,
        "unseen": {seat: view["boxed"][seat].count(UNSEEN) for seat in SEATS},
        **({"decider": view["decider"]} if "decider" in view else {}),
        **({"event": events[0]} if isinstance(events, list) and events else {}),
    }
    return msgspec.convert(data, Position)


def list_deck(options: SunTzuOptions) -> dict[str, int]:
    """Return the number of cards of each kind in a player's deck."""
    if options.beginner and options.cards:
        deck = read_deck(options.cards)
    else:
        deck = int(DECK - BEGINNER_BOX if options.beginner else DECK)
    kinds = [CARD_NAMES[kind] for kind in list_kinds(deck)]
    return {name: kinds.count(name) for name in CARD_NAMES}


def seat_of(args: Arguments) -> Seat:
    """Return the seat that a message is about."""
    return "suntzu" if args["seat"] == "suntzu" else "shao"


def rival_of(seat: Seat) -> Seat:
    """Return the other seat."""
    return "shao" if seat == "suntzu" else "suntzu"


def _first_position(options: SunTzuOptions, reader: str | None) -> Position:
    """Return the position after the deal."""
    deck = list_deck(options)
    reinforcements = 0 if options.beginner else int(REINFORCEMENTS_EACH)
    pool = int(ARMIES_EACH) - reinforcements
    framed, unframed = (sum(deck[name] for name in names) for names in (FRAMED_NAMES, CARD_NAMES[FRAMED:]))
    drawn = min(int(FIRST_HAND_SIZE), unframed)
    hand, pile = framed + drawn, unframed - drawn
    generals: list[list[str] | int] = [[] if seat == reader else 0 for seat in SEATS]
    return Position(
        round=1,
        track=0,
        provinces=ByProvince(*(Holding("", 0) for _ in PROVINCES)),
        marks=Both([], []),
        pool=Both(pool, pool),
        reinforcements=Both(reinforcements, reinforcements),
        hands=Both(hand, hand),
        piles=Both(pile, pile),
        great_plague=False,
        open=Both({}, {}),
        given=Both(False, False),
        own={},
        generals=Both(*generals),
        left=Both(dict(deck), dict(deck)),
        unseen=Both(0, 0),
    )


def _length(cards: Any) -> int:
    """Return the number of cards or generals of a list, whether or not the viewer may see them."""
    return len(cards) if isinstance(cards, list) else int(cards)


def _add(numbers: Both[Any], seat: Seat, number: int) -> None:
    setattr(numbers, seat, getattr(numbers, seat) + number)


def _province(name: Argument) -> Province:
    return cast(Province, str(name))


def _number(value: Argument) -> int:
    return int(str(value))
