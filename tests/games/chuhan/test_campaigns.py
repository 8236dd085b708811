"""Campaigns of Chu Han: what scenarios cannot state, such as refused options and positions, histories and samples."""

from typing import Any

import pytest

from tests.support.game_cases import CASES
from tests.support.properties import random_step
from tianxia.bots.bot import Budget
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions, BadPosition, BadText
from tianxia.engine.history import HistorySource
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.bots.campaign_chances import campaign_win_probability
from tianxia.games.chuhan.bots.endgame import is_going_out_best
from tianxia.games.chuhan.bots.evaluator import PointsEvaluator
from tianxia.games.chuhan.bots.levels import LEVELS, REFERENCES
from tianxia.games.chuhan.presentation.history import CampaignHistory, GameHistory, GoingOut
from tianxia.games.chuhan.rules.cards import CARD_NAMES, COPIES, count
from tianxia.games.chuhan.rules.chapters import BATTLE_RULES, CAMPAIGN_IDS, CHAPTERS, campaign_chapters, first_chapter
from tianxia.games.chuhan.rules.loyalty import MARKS
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY
from tianxia.games.chuhan.state import ChuHan
from tianxia.locales import languages, say

GAME = registry.game("chuhan")
CAMPAIGNS = CAMPAIGN_IDS[1:]
SETUPS = [setup for setup in CASES["chuhan"].setups if "campaign" in setup]
ASKED = {"campaign": "fall-of-qin", "won": ["chu", "han", "chu"], "hostage": {"by": "han"}}
PLAYED = {"campaign": "contention", "won": ["han", "chu"]}
DEALING = {"campaign": "fall-of-qin", "won": ["chu", "han", "chu"], "chance": "open", "dealing": "cards"}
SWORN_TO_HAN = ["5", "5", "LiuBang", "PengYue"]


def new(campaign: str, seed: int = 1) -> ChuHan:
    state = GAME.new(GAME.read_options({"campaign": campaign}), seed)
    assert isinstance(state, ChuHan)
    return state


def position(data: dict[str, Any], options: dict[str, Any] | None = None) -> ChuHan:
    state = GAME.position(data, GAME.read_options(options or {}), 1)
    assert isinstance(state, ChuHan)
    return state


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_events_and_a_campaign_exclude_each_other(campaign: str) -> None:
    with pytest.raises(BadOptions, match="chapters bring their own events"):
        GAME.read_options({"events": True, "campaign": campaign})


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"won": ["han"]}, "won"),
        ({"chapter": "xue"}, "chapter"),
        ({"hostage": {"by": "han"}}, "hostage"),
        ({"campaign": "huang"}, "campaign"),
        ({"campaign": "contention", "won": ["han"] * 6}, "won"),
        ({"campaign": "contention", "won": ["han"] * 7, "winner": "han"}, "won"),
        ({"campaign": "contention", "winner": "han"}, "winner"),
        ({**PLAYED, "chapter": "canal"}, "chapter"),
        ({**PLAYED, "battle": 2}, "battle"),
        ({**PLAYED, "last_out": "han"}, "last_out"),
        ({"campaign": "contention", "last_out": "han"}, "last_out"),
        ({"campaign": "contention", "last_out": "none"}, "last_out"),
        ({**PLAYED, "event": "famine"}, "event"),
        ({**PLAYED, "event_deck": ["quiet"]}, "event_deck"),
        ({**PLAYED, "hostage": {"by": "han"}}, "hostage"),
        ({**ASKED, "hostage": {"by": "chu"}}, "hostage.by"),
        ({**ASKED, "hostage": {"by": "han", "of": ["HanXin", "LiuBang"]}}, "hostage.of"),
        ({**ASKED, "hostage": {"by": "han", "of": ["HanXin"]}}, "hostage.of"),
        ({**ASKED, "hands": {"han": ["5"]}}, "hostage"),
        ({**ASKED, "draw": ["5"]}, "hostage"),
        ({**ASKED, "discard": ["5"]}, "hostage"),
        ({**ASKED, "table": ["5"]}, "hostage"),
        ({**ASKED, "known": {"han": {"top": ["5"]}}}, "hostage"),
        ({**ASKED, "set": {"by": "han", "rank": 5, "size": 1}}, "hostage"),
        ({**ASKED, "pending": {"by": "han", "play": "use JiBu"}}, "hostage"),
        ({**ASKED, "writs": {"han": 1}}, "hostage"),
        ({**ASKED, "tricks": {"chu": 1}}, "hostage"),
        ({**ASKED, "doubled": True}, "hostage"),
        ({**ASKED, "open": {"han": True}}, "hostage"),
        ({"campaign": "contention", "won": ["han"] * 5, "doubled": False}, "doubled"),
        ({"campaign": "contention", "chance": "open", "dealing": "cards", "hands": {"han": ["5"]}}, "dealing"),
        ({"campaign": "contention", "chance": "open", "dealing": "events"}, "dealing"),
        ({**DEALING, "hands": {"han": ["5", "5", "LiuBang", "1"], "chu": ["2", "XiangYu", "7", "1"]}}, "dealing"),
        ({**DEALING, "hands": {"han": [*SWORN_TO_HAN, "HanXin"], "chu": ["2", "XiangYu", "7", "1"]}}, "dealing"),
    ],
)
def test_a_position_that_cannot_be_is_refused(data: dict[str, Any], key: str) -> None:
    with pytest.raises(BadPosition) as error:
        position(data)
    assert error.value.key == key
    for lang in languages():
        assert say(error.value.message.id, error.value.message.args, lang) != error.value.message.id


def test_the_campaign_of_a_position_is_that_of_the_options_unless_it_says_otherwise() -> None:
    assert GAME.dump(position({}, {"campaign": "contention"}))["chapter"] == "chencang"
    assert GAME.dump(position({"campaign": "fall-of-qin"}, {"campaign": "contention"}))["chapter"] == "daze"
    assert "chapter" not in GAME.dump(position({"campaign": "none"}, {"campaign": "contention"}))


def test_no_chapter_names_more_cards_of_a_rank_than_there_are() -> None:
    for rules in CHAPTERS:
        sworn = rules.sworn_to_han + rules.sworn_to_chu + rules.hostages
        for kind, copies in enumerate(COPIES):
            spoils = (
                BATTLE_RULES[int(first_chapter(rules.campaign)) + rules.number - 2].spoils if rules.number > 1 else -1
            )
            named = count(sworn, kind) + int(rules.waiting == kind) + int(spoils == kind)
            assert named <= copies, (rules.chapter, CARD_NAMES[kind])


def test_the_marks_are_those_of_the_rules() -> None:
    cards = {seat: sum(int(n) for n, mark in zip(COPIES, MARKS, strict=True) if mark == seat) for seat in (0, 1, -1)}
    assert cards == {HAN: 18, CHU: 19, NOBODY: 9}


@pytest.mark.parametrize("lang", languages())
def test_every_chapter_has_its_texts(lang: str) -> None:
    for rules in CHAPTERS:
        for kind in ("chapter", "story"):
            assert say(f"chuhan-{kind}-{rules.chapter}", {}, lang) != f"chuhan-{kind}-{rules.chapter}"


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_random_campaigns_keep_the_invariants(setup: dict[str, Any]) -> None:
    for seed in range(2):
        state = GAME.new(GAME.read_options(setup), seed)
        checker, rng = CASES["chuhan"].checker(), Rng(seed, 11)
        checker.check(state)
        while state.actors():
            state.apply(*random_step(state, rng))
            checker.check(state)


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_the_history_tells_the_chapters(campaign: str) -> None:
    recorder = Recorder(GAME, {"campaign": campaign}, 3)
    rng = Rng(3, 7)
    while recorder.state.actors():
        recorder.play(*random_step(recorder.state, rng))
    names = list(GAME.seat_names(recorder.state))
    history = GAME.history(recorder.journal.seen_by(None), HistorySource(names, None, GAME.options(), None))
    assert isinstance(history, GameHistory)
    assert isinstance(history.campaign, CampaignHistory)
    dump = GAME.dump(recorder.state)
    assert history.campaign.id == campaign
    assert [chapter.winner for chapter in history.campaign.chapters] == dump["won"]
    ids = [rules.chapter for rules in campaign_chapters(CAMPAIGN_IDS.index(campaign))]
    assert [chapter.id for chapter in history.campaign.chapters] == ids[: len(dump["won"])]
    for chapter, rules in zip(history.campaign.chapters, campaign_chapters(CAMPAIGN_IDS.index(campaign)), strict=False):
        assert chapter.stake == rules.stake
        assert (chapter.hostage is not None) or not rules.hostages
    last = history.battles[dump["battle"]]
    assert {"han": last.total.han, "chu": last.total.chu} == dump["vp"]
    entries = GAME.score_breakdown(recorder.journal.seen_by(None))
    for i, name in enumerate(names):
        assert sum(entry.points for entry in entries if entry.seat == name) == dump["vp"][name] - i


def test_the_log_says_how_many_persons_are_freed_but_not_which() -> None:
    hands = {"han": ["1", "4", "JiBu", "XiangYu", "HanXin"], "chu": ["8"]}
    data = {"campaign": "contention", "won": ["han"], "hands": hands, "leader": "chu", "discard": ["LuZhi"]}
    recorder = Recorder(GAME, {}, 1, data)
    start = GAME.view(recorder.state, None)
    recorder.play(CHU, GAME.parse(recorder.state, CHU, "play 8")[0])
    for reader in (None, HAN, CHU):
        log = recorder.journal.seen_by(reader)
        freed = next(message for message in log if message.id == "chuhan-log-freed")
        assert freed.args == {"seat": "chu", "number": 2}
        history = GAME.history(log, HistorySource(list(GAME.seat_names(recorder.state)), None, GAME.options(), start))
        assert isinstance(history, GameHistory)
        assert isinstance(history.battles[2].out, GoingOut)
        assert history.battles[2].out.freed == 2


def test_a_history_that_begins_in_a_campaign_knows_who_won_before() -> None:
    state = position({**PLAYED, "hands": {"han": ["9"], "chu": ["4"]}, "discard": ["LuZhi"]})
    names = list(GAME.seat_names(state))
    history = GAME.history([], HistorySource(names, None, GAME.options(), GAME.view(state, None)))
    assert isinstance(history, GameHistory)
    assert isinstance(history.campaign, CampaignHistory)
    winners = [getattr(chapter, "winner", None) or None for chapter in history.campaign.chapters]
    assert [chapter.id for chapter in history.campaign.chapters] == ["chencang", "pengcheng", "xingyang"]
    assert winners[:2] == ["han", "chu"]


def test_a_sample_keeps_sworn_and_waiting_cards_and_deals_all_others() -> None:
    state = new("contention")
    held = set()
    for seed in range(25):
        world = state.sample(HAN, Rng(seed))
        assert isinstance(world, ChuHan)
        assert CARD_NAMES[world.top_kind(0)] == "HanXin"
        dump = GAME.dump(world)
        assert dump["hands"]["chu"].count("7") >= 2
        held |= set(dump["hands"]["chu"])
    own = GAME.dump(state)["hands"]["han"]
    assert held >= {name for name in CARD_NAMES if name not in own and name != "HanXin"}


def test_while_a_hostage_is_due_a_sample_replaces_the_seed_only() -> None:
    state = position(ASKED)
    world = state.sample(CHU, Rng(3))
    assert isinstance(world, ChuHan)
    assert world.seed != state.seed
    assert world.values() == state.values()


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_observations_are_longer_only_in_a_campaign(campaign: str) -> None:
    usual = GAME.observe(GAME.new(GAME.options(), 1), 0)
    state = new(campaign)
    assert len(GAME.observe(state, 0)) == len(usual) + 12 + 6 + 6 + 1 + 1 + 1 + 19
    assert len(GAME.scale(state)) == len(GAME.observe(state, 0))


def test_a_lead_is_worth_more_the_fewer_chapters_are_left() -> None:
    for campaign in (1, 2):
        first = int(first_chapter(campaign))
        for lead in (1, 10, 39):
            chances = [campaign_win_probability(first + i, lead) for i in range(6)]
            assert chances == sorted(chances)
            for i, chance in enumerate(chances):
                assert 0.5 < chance < 1
                assert campaign_win_probability(first + i, -lead) == pytest.approx(1 - chance)
        assert campaign_win_probability(first, 40) == 1
        assert campaign_win_probability(first, -40) == 0
        assert campaign_win_probability(first, 0) == pytest.approx(0.5)


def test_between_chapters_a_bot_values_the_lead_not_31_points() -> None:
    state = position({**PLAYED, "vp": {"han": 33, "chu": 35}})
    assert 0.4 < PointsEvaluator().value(state, HAN) < 0.5 < PointsEvaluator().value(state, CHU) < 0.6


def test_going_out_is_not_forced_where_points_or_a_turncoat_decide() -> None:
    hands = {"hands": {"han": ["9"], "chu": ["4"]}}
    assert is_going_out_best(position(hands))
    assert is_going_out_best(position({**hands, "campaign": "fall-of-qin"}))
    assert not is_going_out_best(position({**hands, "campaign": "fall-of-qin", "won": ["han"] * 5}))
    assert not is_going_out_best(position({**hands, "campaign": "contention", "won": ["han"]}))
    late = {**hands, "campaign": "contention", "won": ["han"], "tricks": {"chu": 2}}
    assert is_going_out_best(position(late))


def test_a_bot_plays_for_points_in_the_last_chapter() -> None:
    # Han goes out anyway, for 23 points; only with the points for six 2s that is enough.
    state = position(
        {
            "campaign": "contention",
            "won": ["han"] * 5,
            "vp": {"han": 10, "chu": 40},
            "hands": {"han": ["2"] * 6, "chu": ["1", "1", "1"]},
            "discard": ["LuZhi"],
            "writs": {"han": 0, "chu": 6},
        }
    )
    bot = next(level for level in LEVELS if level.name == "expert")
    action = bot.create_bot().choose(state.sample(HAN, Rng(1)), [], HAN, Budget(0, 400), Rng(2))
    assert GAME.text(state, HAN, action) == "play 2 2 2 2 2 2"


@pytest.mark.parametrize("text", ["give HanXin …", "give HanXin PengYue", "give HanXin*", "give"])
def test_a_hostage_is_one_card_and_nothing_is_left_out(text: str) -> None:
    with pytest.raises(BadText):
        GAME.parse(position(ASKED), HAN, text)


@pytest.mark.parametrize("bot", [*LEVELS, *REFERENCES], ids=lambda bot: bot.name)
def test_every_bot_gives_a_hostage(bot: Any) -> None:
    state = position(ASKED)
    action = bot.create_bot().choose(state.sample(HAN, Rng(1)), [], HAN, Budget(0, 6), Rng(2))
    assert GAME.text(state, HAN, action) in ("give HanXin", "give PengYue")


def test_a_campaign_is_recorded_and_replayed() -> None:
    recorder = Recorder(GAME, {"campaign": "fall-of-qin"}, 5)
    rng = Rng(5, 7)
    while recorder.state.actors():
        recorder.play(*random_step(recorder.state, rng))
    assert 'campaign = "fall-of-qin"' in recorder.write()
