"""Lessons through the protocol: a real table with a coach."""

import pytest

from tests.server.client import Json, Player, Visitor
from tests.server.lesson_walks import all_lessons
from tests.server.servers import Server
from tianxia.server.lessons.lesson import Lesson, Scene, find_lesson

LESSONS = [pytest.param(lesson, id=lesson.game) for lesson in all_lessons()]


async def told(player: Player, step: int | None = None) -> Json:
    """Return what the coach says after the rival has moved."""
    while player.state["lesson"]["say"] is None or step not in (None, player.state["lesson"]["step"]):
        await player.until("state")
    lesson: Json = player.state["lesson"]
    return lesson


async def play(player: Player, scene: Scene) -> None:
    """Play a scene to its end, always with the first accepted move."""
    for number, step in enumerate(scene.learner_steps(), 1):
        lesson = await told(player, number)
        assert lesson["say"] == [f"tutorial-{player.state['brief']['game']}-{scene.name}-{number}", {}]
        assert [point for point in lesson["points"] if not point.startswith("act ")] == [
            point for point in step.point if not point.startswith("act ")
        ]
        await move(player, next(text for text in step.do if begins(player, text)))
    while not player.state["lesson"]["done"]:
        await player.until("state")


def begins(player: Player, text: str) -> bool:
    """Return whether a question offers a move, or the beginning of one."""
    legal: list[str] = player.state["question"]["legal"]
    return text in legal or any("…" in one for one in legal)


async def move(player: Player, text: str) -> None:
    number = player.state["question"]["number"]
    assert (await player.move(text))["type"] == "accepted"
    while player.state["question"] and player.state["question"]["number"] == number:
        await player.until("state")


@pytest.mark.parametrize("lesson", LESSONS)
async def test_a_lesson_is_described_before_it_is_started(server: Server, lesson: Lesson) -> None:
    async with Visitor(server.address) as learner:
        path = f"/api/lessons/{lesson.game}"
        told = await learner.get(path)
        assert [scene["name"] for scene in told["scenes"]] == [scene.name for scene in lesson.scenes]
        assert all(scene["title"] == [f"tutorial-{lesson.game}-{scene['name']}", {}] for scene in told["scenes"])
        assert all(scene["minutes"] >= 1 for scene in told["scenes"])
        assert max(scene["minutes"] for scene in told["scenes"]) < told["minutes"] < 60
        assert told["scene"] is None
        assert (await learner.get("/api/tables"))["own"] == [], "looking begins nothing"
        await learner.post(path, {"scene": lesson.scenes[1].name})
        assert (await learner.get(path))["scene"] == lesson.scenes[1].name
        assert (await learner.http.get("/api/lessons/chess")).status_code == 404


@pytest.mark.parametrize("lesson", LESSONS)
async def test_a_lesson_from_the_first_scene_to_the_last(server: Server, lesson: Lesson) -> None:
    async with Visitor(server.address) as learner:
        lessons = set()
        for one in lesson.scenes:
            brief = await learner.post(f"/api/lessons/{lesson.game}", {"scene": one.name})
            assert brief["origin"] == f"lesson/{lesson.game}/{one.name}"
            assert not brief["listed"]
            assert not brief["hints"]
            lessons.add(brief["id"])
            async with learner.sit(brief["id"], one.seat) as player:
                assert [name for name, _ in player.state["lesson"]["scenes"]] == [s.name for s in lesson.scenes]
                await play(player, one)
                assert player.state["lesson"]["say"] == [f"tutorial-{lesson.game}-{one.name}-end", {}]
        lists = await learner.get("/api/tables")
        replays = await learner.get("/api/replays")
        assert [] == lists["own"] == replays["own"]
        others = [*lists["open"], *lists["running"], *replays["recent"]]
        assert lessons.isdisjoint(brief["id"] for brief in others)


async def test_another_move_is_refused_with_an_explanation_and_changes_nothing(server: Server) -> None:
    async with Visitor(server.address) as learner:
        brief = await learner.post("/api/lessons/chuhan")
        async with learner.sit(brief["id"], "han") as player:
            before = await told(player)
            view, question = player.state["view"], player.state["question"]
            for text, reason in (
                ("play 9", "tutorial-chuhan-trick-1-no"),
                ("writ", "tutorial-chuhan-trick-1-no"),
                ("play 4 4", "chuhan-why-not-held"),
            ):
                await player.say(type="move", question=question["number"], text=text)
                refused = await player.until("refused")
                assert refused["reason"][0] == reason
                await player.until("state")
                assert player.state["view"] == view
                assert player.state["question"] == question
                assert player.state["lesson"] == before
            await move(player, "play 4")
            assert (await told(player, 2))["step"] == 2


async def test_a_move_can_be_taken_back_and_the_coach_follows(server: Server) -> None:
    async with Visitor(server.address) as learner:
        brief = await learner.post("/api/lessons/chuhan")
        async with learner.sit(brief["id"], "han") as player:
            await told(player)
            await move(player, "play 4")
            await told(player, 2)
            await player.say(type="undo")
            assert (await told(player, 1))["say"] == ["tutorial-chuhan-trick-1", {}]
            await move(player, "play 4")
            assert (await told(player, 2))["say"] == ["tutorial-chuhan-trick-2", {}]


async def test_no_moves_are_possible_after_the_end_of_a_scene(server: Server) -> None:
    lesson = find_lesson("chuhan")
    assert lesson is not None
    async with Visitor(server.address) as learner:
        brief = await learner.post("/api/lessons/chuhan")
        async with learner.sit(brief["id"], "han") as player:
            await play(player, lesson.scenes[0])
            await player.say(type="move", question=player.state["question"]["number"], text="play 1")
            assert (await player.until("refused"))["reason"] == ["tutorial-scene-over", {}]


async def test_a_lesson_continues_where_it_was_left_and_a_scene_can_be_restarted(server: Server) -> None:
    async with Visitor(server.address) as learner, Visitor(server.address) as other:
        first = await learner.post("/api/lessons/chuhan")
        async with learner.sit(first["id"], "han") as player:
            await told(player)
            await move(player, "play 4")
        again = await learner.post("/api/lessons/chuhan")
        assert again["id"] == first["id"]
        async with learner.sit(again["id"], "han") as player:
            assert (await told(player, 2))["step"] == 2
        skipped = await learner.post("/api/lessons/chuhan", {"scene": "writ"})
        assert skipped["id"] != first["id"]
        assert (await learner.ask("GET", f"/api/tables/{first['id']}")).status_code == 404
        fresh = await learner.post("/api/lessons/chuhan", {"scene": "writ"})
        assert fresh["id"] != skipped["id"]
        assert (await learner.post("/api/lessons/chuhan"))["id"] == fresh["id"]
        assert (await other.post("/api/lessons/chuhan"))["id"] != fresh["id"]


async def test_unknown_games_and_scenes_are_refused(server: Server) -> None:
    async with Visitor(server.address) as learner:
        for path, wish, reason in (
            ("chess", {}, "server-missing"),
            ("..", {}, None),
            ("chuhan", {"scene": "no-such-scene"}, "tutorial-unknown"),
        ):
            answer = await learner.ask("POST", f"/api/lessons/{path}", wish)
            assert answer.status_code in (404, 405)
            assert reason is None or answer.json()["reason"][0] == reason


async def test_nobody_else_is_sent_what_the_coach_says(server: Server) -> None:
    async with Visitor(server.address) as learner, Visitor(server.address) as onlooker:
        brief = await learner.post("/api/lessons/suntzu")
        async with onlooker.sit(brief["id"]) as watching:
            assert "lesson" not in watching.state
            assert "lesson" not in (await onlooker.get(f"/api/tables/{brief['id']}"))


async def test_deleting_a_guest_deletes_their_lessons(server: Server) -> None:
    async with Visitor(server.address) as learner, Visitor(server.address) as other:
        brief = await learner.post("/api/lessons/huang")
        assert (await learner.ask("DELETE", "/api/me")).status_code == 204
        assert (await other.ask("GET", f"/api/tables/{brief['id']}")).status_code == 404
