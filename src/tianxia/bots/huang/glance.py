"""A first glance at an action: roughly what it is worth to who does it, without playing it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.huang.survey import POINT, Survey
from tianxia.games.huang.actions import (
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    HEX,
    LEADER,
    LEADER_OFF,
    MOVE,
    PALACE,
    RIOT,
    hex_of,
    what_of,
)
from tianxia.games.huang.actions import PAGODA as RAISE
from tianxia.games.huang.cells import (
    BITS,
    BUILT,
    GROUP,
    HAND,
    LEADER_AT,
    MARKS,
    NOBODY,
    PAGODA,
    PLAYERS,
    REDS,
    ROBBERS,
    TILE,
    UNDER_PAGODA,
    WIDTH,
    YELLOWS,
    Cells,
    robbers,
)
from tianxia.games.huang.cells import LEADER as STANDS
from tianxia.games.huang.conflicts import clash
from tianxia.games.huang.ground import NO_HEX, SIDES, TRIANGLES
from tianxia.games.huang.tiles import BLUE, GREEN, NUM_COLOURS, RED, YELLOW

NEVER: Final[i64] = -1000000
USUAL: Final[i64] = 2


def glance(survey: Survey, state: Cells, seat: i64, action: i64) -> i64:
    """A rough worth, in hundredths of a point; the survey has been weighed for this position."""
    if action < HEX:
        if action >= EXCHANGE_MORE and action < EXCHANGE_LAST + NUM_COLOURS:
            return 5
        if action >= LEADER_OFF:
            return -survey.stakes[NUM_COLOURS * seat + action - LEADER_OFF] // 2 - 40
        return 0
    hex = hex_of(state.ground, action)
    what = what_of(state.ground, action)
    if what < LEADER:
        return _tile(survey, state, seat, what, hex)
    if what < RIOT:
        return _leader(survey, state, seat, what - LEADER, hex)
    if what == RIOT:
        return _riot(survey, state, seat, hex)
    if what >= RAISE and what < MOVE:
        return _pagoda(survey, state, seat, TRIANGLES * hex + what - RAISE)
    if what >= PALACE:
        return _palace(survey, state, seat, hex)
    return 0


def _tile(survey: Survey, state: Cells, seat: i64, colour: i64, hex: i64) -> i64:
    c = state.cells
    ring = state.ground.ring
    leaders: i64 = 0
    most: i64 = 0
    i: i64 = SIDES * hex
    end = i + SIDES
    while i < end:
        bits = c[BITS + WIDTH * c[GROUP + WIDTH * i64(ring[i])]]
        leaders |= bits
        most = max(most, bits)
        i += 1
    if leaders == 0:
        # No state is near: nobody earns anything.
        return 0
    if leaders != most and clash(state, hex):
        return _war(survey, state, seat, hex)
    own = False
    alike: i64 = 0
    triangle = False
    before = i64(ring[SIDES * hex + SIDES - 1])
    linked = c[TILE + WIDTH * before] == colour + 1 and not c[MARKS + WIDTH * before] & BUILT
    gain: i64 = 0
    i = 0
    while i < SIDES:
        at = WIDTH * i64(ring[SIDES * hex + i])
        here = c[TILE + at] == colour + 1 and not c[MARKS + at] & BUILT
        if here:
            alike += 1
            triangle = triangle or linked
        linked = here
        if colour == YELLOW and c[STANDS + at]:
            # A yellow tile next to a leader holds it.
            if (c[STANDS + at] - 1) // NUM_COLOURS == seat:
                gain += min(12, survey.stakes[c[STANDS + at] - 1] // 12)
            else:
                gain -= 6
        i += 1
    owner = _owner(leaders, colour)
    earner = owner if owner != NOBODY else _owner(leaders, YELLOW)
    if c[ROBBERS + WIDTH * hex]:
        if _owner(leaders, RED) == seat:
            return robbers(state, hex) * survey.weights[NUM_COLOURS * seat + RED] + gain
        return gain - 20
    if earner != NOBODY:
        weight = survey.weights[NUM_COLOURS * earner + colour]
        gain += weight if earner == seat else -weight
        own = earner == seat
    if triangle and owner == seat:
        gain += survey.horizon * survey.weights[NUM_COLOURS * seat + colour] // POINT
    elif alike and owner == seat:
        gain += survey.horizon * survey.weights[NUM_COLOURS * seat + colour] // (8 * POINT)
    if own and colour == GREEN:
        gain += 8
    if own and colour == RED:
        gain += 4
    if colour == BLUE and own and c[HAND + NUM_COLOURS * seat + BLUE] > 1:
        gain += survey.weights[NUM_COLOURS * seat + BLUE] // 2
    return gain + _joined(survey, state, seat, hex, leaders)


def _joined(survey: Survey, state: Cells, seat: i64, hex: i64, leaders: i64) -> i64:
    """Pagodas that a piece on a hex brings to leaders who stood in another group."""
    c = state.cells
    ring = state.ground.ring
    gain: i64 = 0
    last: i64 = NO_HEX
    i: i64 = 0
    while i < SIDES:
        group = c[GROUP + WIDTH * i64(ring[SIDES * hex + i])]
        if group != NO_HEX and group != last:
            last = group
            colour: i64 = 0
            while colour < NUM_COLOURS:
                n = survey.pagodas[NUM_COLOURS * (group + 1) + colour]
                if n:
                    earner = _owner(leaders & ~c[BITS + WIDTH * group], colour)
                    if earner != NOBODY:
                        worth = n * survey.horizon * survey.weights[NUM_COLOURS * earner + colour] // POINT
                        gain += worth if earner == seat else -worth
                colour += 1
        i += 1
    return gain


def _war(survey: Survey, state: Cells, seat: i64, hex: i64) -> i64:
    """Own side against the strongest other: what is lost or won with it."""
    c = state.cells
    ring = state.ground.ring
    mine: i64 = NO_HEX
    strong: i64 = -1
    lost: i64 = 0
    won: i64 = 0
    one: i64 = 1 if state.away(seat, RED) else 0
    i: i64 = 0
    while i < SIDES:
        group = c[GROUP + WIDTH * i64(ring[SIDES * hex + i])]
        bits = c[BITS + WIDTH * group] >> (NUM_COLOURS * seat) & 31
        if bits and (mine == NO_HEX or c[REDS + WIDTH * group] > c[REDS + WIDTH * mine]):
            mine = group
        i += 1
    i = 0
    colours: i64 = 0
    last: i64 = NO_HEX
    while i < SIDES:
        group = c[GROUP + WIDTH * i64(ring[SIDES * hex + i])]
        if group != NO_HEX and group != mine and group != last and c[BITS + WIDTH * group]:
            last = group
            strong = max(strong, c[REDS + WIDTH * group])
            bits = c[BITS + WIDTH * group]
            leader: i64 = 0
            while bits >> leader:
                if bits >> leader & 1 and leader // NUM_COLOURS != seat:
                    colour = leader % NUM_COLOURS
                    if mine == NO_HEX or _owner(c[BITS + WIDTH * mine], colour) != NOBODY:
                        won += survey.stakes[leader] * survey.weights[leader] // POINT
                        colours |= 1 << colour
                        if mine != NO_HEX and _owner(c[BITS + WIDTH * mine], colour) == seat:
                            won += survey.weights[NUM_COLOURS * seat + colour]
                            lost += survey.stakes[NUM_COLOURS * seat + colour]
                            lost += survey.weights[leader]
                leader += 1
        i += 1
    if mine == NO_HEX:
        return won // 4
    ahead = c[REDS + WIDTH * mine] + c[HAND + NUM_COLOURS * seat + RED] + one - strong - USUAL
    if ahead >= 0:
        return won
    if ahead == -1:
        return won // 2 - lost // 4
    return -lost // 2


def _leader(survey: Survey, state: Cells, seat: i64, colour: i64, hex: i64) -> i64:
    c = state.cells
    ring = state.ground.ring
    place = NUM_COLOURS * seat + colour
    before = c[LEADER_AT + place]
    itself: i64 = ~(1 << place)
    leaders: i64 = 0
    n: i64 = 0
    last: i64 = NO_HEX
    tiles: i64 = 0
    i: i64 = 0
    while i < SIDES:
        near = i64(ring[SIDES * hex + i])
        group = c[GROUP + WIDTH * near]
        if group != NO_HEX:
            tiles += 1
            leaders |= c[BITS + WIDTH * group]
            if group != last:
                n += survey.pagodas[NUM_COLOURS * (group + 1) + colour]
                last = group
        i += 1
    leaders &= itself
    weight = survey.weights[place]
    rate = survey.knowledge.access + POINT * n
    gain = survey.horizon * rate // POINT * weight // POINT
    if before != NO_HEX:
        gain -= survey.stakes[place] * weight // POINT
        if last != NO_HEX and c[GROUP + WIDTH * before] == last:
            # Only another place in the same state.
            gain += 2 * (c[YELLOWS + WIDTH * hex] - c[YELLOWS + WIDTH * before]) - 10
    gain += 3 * c[YELLOWS + WIDTH * hex] + tiles
    rival = _owner(leaders, colour)
    if rival == NOBODY:
        return gain
    stands = c[LEADER_AT + NUM_COLOURS * rival + colour]
    ahead = c[YELLOWS + WIDTH * hex] + c[HAND + NUM_COLOURS * seat + YELLOW] - c[YELLOWS + WIDTH * stands] - USUAL
    if state.away(seat, YELLOW):
        ahead += 1
    if state.away(rival, YELLOW):
        ahead -= 1
    gain += weight + survey.stakes[NUM_COLOURS * rival + colour] * survey.weights[NUM_COLOURS * rival + colour] // POINT
    if ahead > 0:
        return gain
    if ahead >= -1:
        return gain // 3 - 20
    return -100 + ahead


def _riot(survey: Survey, state: Cells, seat: i64, hex: i64) -> i64:
    """A pagoda or a leader of a rival goes; or a state is cut."""
    c = state.cells
    gain: i64 = -15 * state.price(seat, BLUE)
    group = c[GROUP + WIDTH * hex]
    colour = c[TILE + WIDTH * hex] - 1
    if c[MARKS + WIDTH * hex] & UNDER_PAGODA:
        owner = state.owner(group, colour)
        if owner != NOBODY:
            worth = survey.horizon * survey.weights[NUM_COLOURS * owner + colour] // POINT
            gain += -worth if owner == seat else worth // max(1, c[PLAYERS] - 1)
    if colour == YELLOW:
        i: i64 = 0
        while i < SIDES:
            at = WIDTH * i64(state.ground.ring[SIDES * hex + i])
            if c[STANDS + at] and c[YELLOWS + at] == 1:
                leader = c[STANDS + at] - 1
                worth = survey.stakes[leader] * survey.weights[leader] // POINT
                gain += -worth if leader // NUM_COLOURS == seat else worth // max(1, c[PLAYERS] - 1)
            i += 1
    return gain


def _pagoda(survey: Survey, state: Cells, seat: i64, triangle: i64) -> i64:
    c = state.cells
    hex = state.ground.triangles[3 * triangle]
    colour = c[TILE + WIDTH * hex] - 1
    gain: i64 = -15 * state.price(seat, GREEN)
    owner = state.owner(c[GROUP + WIDTH * hex], colour)
    if owner != NOBODY:
        worth = survey.horizon * survey.weights[NUM_COLOURS * owner + colour] // POINT
        gain += worth if owner == seat else -worth
    if c[PAGODA + 2 * colour + 1] != NO_HEX:
        gain += 20
    return gain


def _palace(survey: Survey, state: Cells, seat: i64, hex: i64) -> i64:
    c = state.cells
    gain: i64 = -15 * state.price(seat, GREEN)
    if state.owner(c[GROUP + WIDTH * hex], YELLOW) == seat:
        gain += survey.horizon * survey.knowledge.palace // POINT
    return gain


def _owner(leaders: i64, colour: i64) -> i64:
    bits = leaders >> colour
    seat: i64 = 0
    while bits:
        if bits & 1:
            return seat
        bits >>= NUM_COLOURS
        seat += 1
    return NOBODY


def best_of(scores: vec[i64], actions: vec[i64], number: i64) -> vec[i64]:
    """The actions with the highest scores, the best first; equal ones in their order."""
    n = min(number, i64(len(actions)))
    out = vec[i64]([0] * n)
    high = vec[i64]([NEVER - 1] * n)
    i: i64 = 0
    while i < i64(len(actions)) and n > 0:
        score = scores[i]
        if score > high[n - 1]:
            k = n - 1
            while k > 0 and high[k - 1] < score:
                high[k] = high[k - 1]
                out[k] = out[k - 1]
                k -= 1
            high[k] = score
            out[k] = actions[i]
        i += 1
    return out
