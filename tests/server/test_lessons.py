"""Lessons through the protocol: a real table with a coach."""

import pytest

from tests.server.client import Json, Player, Visitor
from tests.server.lesson_walks import all_lessons
from tests.server.servers import Server
from tianxia.server.lessons.lesson import Lesson, Scene, find_lesson

LESSONS = [pytest.param(lesson, id=lesson.game) for lesson in all_lessons()]


async def wait_for_coach(player: Player, step: int | None = None) -> Json:
    """Wait until the coach explains a step, or any, and return the field `lesson`."""
    while player.snapshot["lesson"]["say"] is None or step not in (None, player.snapshot["lesson"]["step"]):
        await player.wait_for("state")
    lesson: Json = player.snapshot["lesson"]
    return lesson


async def play_scene(player: Player, scene: Scene) -> None:
    """Play a scene to its end, always with the first accepted move."""
    for number, step in enumerate(scene.learner_steps(), 1):
        lesson = await wait_for_coach(player, number)
        assert lesson["say"] == [f"tutorial-{player.snapshot['brief']['game']}-{scene.name}-{number}", {}]
        assert [point for point in lesson["points"] if not point.startswith("act ")] == [
            point for point in step.point if not point.startswith("act ")
        ]
        await submit_move(player, next(text for text in step.do if is_offered(player, text)))
    while not player.snapshot["lesson"]["done"]:
        await player.wait_for("state")


def is_offered(player: Player, text: str) -> bool:
    """Return whether the legal moves contain a move, or any partial move."""
    legal: list[str] = player.snapshot["question"]["legal"]
    return text in legal or any("…" in move for move in legal)


async def submit_move(player: Player, text: str) -> None:
    """Send a move that must be accepted, and wait for the next snapshot."""
    number = player.snapshot["question"]["number"]
    assert (await player.move(text))["type"] == "accepted"
    while player.snapshot["question"] and player.snapshot["question"]["number"] == number:
        await player.wait_for("state")


@pytest.mark.parametrize("lesson", LESSONS)
async def test_a_lesson_is_described_before_it_is_started(server: Server, lesson: Lesson) -> None:
    async with Visitor(server.address) as learner:
        path = f"/api/lessons/{lesson.game}"
        description = await learner.get(path)
        assert [scene["name"] for scene in description["scenes"]] == [scene.name for scene in lesson.scenes]
        assert all(scene["title"] == [f"tutorial-{lesson.game}-{scene['name']}", {}] for scene in description["scenes"])
        assert all(scene["minutes"] >= 1 for scene in description["scenes"])
        assert sum(scene["minutes"] for scene in description["scenes"]) == description["minutes"] < 60
        assert description["scene"] is None
        assert (await learner.get("/api/tables"))["own"] == [], "reading the description creates no table"
        await learner.post(path, {"scene": lesson.scenes[1].name})
        assert (await learner.get(path))["scene"] == lesson.scenes[1].name
        assert (await learner.http.get("/api/lessons/chess")).status_code == 404


@pytest.mark.parametrize("lesson", LESSONS)
async def test_a_lesson_can_be_played_from_the_first_scene_to_the_last(server: Server, lesson: Lesson) -> None:
    async with Visitor(server.address) as learner:
        tables = set()
        for scene in lesson.scenes:
            brief = await learner.post(f"/api/lessons/{lesson.game}", {"scene": scene.name})
            assert brief["origin"] == f"lesson/{lesson.game}/{scene.name}"
            assert not brief["listed"]
            assert not brief["hints"]
            tables.add(brief["id"])
            async with learner.sit(brief["id"], scene.seat) as player:
                names = [name for name, _ in player.snapshot["lesson"]["scenes"]]
                assert names == [listed.name for listed in lesson.scenes]
                await play_scene(player, scene)
                assert player.snapshot["lesson"]["say"] == [f"tutorial-{lesson.game}-{scene.name}-end", {}]
        lists = await learner.get("/api/tables")
        replays = await learner.get("/api/replays")
        assert [] == lists["own"] == replays["own"]
        public = [*lists["open"], *lists["running"], *replays["recent"]]
        assert tables.isdisjoint(brief["id"] for brief in public)


async def test_another_move_is_refused_with_an_explanation_and_changes_nothing(server: Server) -> None:
    async with Visitor(server.address) as learner:
        brief = await learner.post("/api/lessons/chuhan")
        async with learner.sit(brief["id"], "han") as player:
            before = await wait_for_coach(player)
            view, question = player.snapshot["view"], player.snapshot["question"]
            for text, reason in (
                ("play 9", "tutorial-chuhan-trick-1-no"),
                ("writ", "tutorial-chuhan-trick-1-no"),
                ("play 4 4", "chuhan-why-not-held"),
            ):
                await player.send(type="move", question=question["number"], text=text)
                refused = await player.wait_for("refused")
                assert refused["reason"][0] == reason
                await player.wait_for("state")
                assert player.snapshot["view"] == view
                assert player.snapshot["question"] == question
                assert player.snapshot["lesson"] == before
            await submit_move(player, "play 4")
            assert (await wait_for_coach(player, 2))["step"] == 2


async def test_a_move_can_be_taken_back_and_the_coach_follows(server: Server) -> None:
    async with Visitor(server.address) as learner:
        brief = await learner.post("/api/lessons/chuhan")
        async with learner.sit(brief["id"], "han") as player:
            await wait_for_coach(player)
            await submit_move(player, "play 4")
            await wait_for_coach(player, 2)
            await player.send(type="undo")
            assert (await wait_for_coach(player, 1))["say"] == ["tutorial-chuhan-trick-1", {}]
            await submit_move(player, "play 4")
            assert (await wait_for_coach(player, 2))["say"] == ["tutorial-chuhan-trick-2", {}]


async def test_no_moves_are_possible_after_the_end_of_a_scene(server: Server) -> None:
    lesson = find_lesson("chuhan")
    assert lesson is not None
    async with Visitor(server.address) as learner:
        brief = await learner.post("/api/lessons/chuhan")
        async with learner.sit(brief["id"], "han") as player:
            await play_scene(player, lesson.scenes[0])
            await player.send(type="move", question=player.snapshot["question"]["number"], text="play 1")
            assert (await player.wait_for("refused"))["reason"] == ["tutorial-scene-over", {}]


async def test_a_lesson_continues_where_the_learner_left_and_a_scene_can_be_restarted(server: Server) -> None:
    async with Visitor(server.address) as learner, Visitor(server.address) as other:
        first = await learner.post("/api/lessons/chuhan")
        async with learner.sit(first["id"], "han") as player:
            await wait_for_coach(player)
            await submit_move(player, "play 4")
        continued = await learner.post("/api/lessons/chuhan")
        assert continued["id"] == first["id"]
        async with learner.sit(continued["id"], "han") as player:
            assert (await wait_for_coach(player, 2))["step"] == 2
        other_scene = await learner.post("/api/lessons/chuhan", {"scene": "writ"})
        assert other_scene["id"] != first["id"]
        assert (await learner.request("GET", f"/api/tables/{first['id']}")).status_code == 404
        restarted = await learner.post("/api/lessons/chuhan", {"scene": "writ"})
        assert restarted["id"] != other_scene["id"]
        assert (await learner.post("/api/lessons/chuhan"))["id"] == restarted["id"]
        assert (await other.post("/api/lessons/chuhan"))["id"] != restarted["id"]


async def test_unknown_games_and_scenes_are_refused(server: Server) -> None:
    async with Visitor(server.address) as learner:
        for path, body, reason in (
            ("chess", {}, "server-missing"),
            ("..", {}, None),
            ("chuhan", {"scene": "no-such-scene"}, "tutorial-unknown"),
        ):
            response = await learner.request("POST", f"/api/lessons/{path}", body)
            assert response.status_code in (404, 405)
            assert reason is None or response.json()["reason"][0] == reason


async def test_spectators_do_not_receive_the_coachs_messages(server: Server) -> None:
    async with Visitor(server.address) as learner, Visitor(server.address) as spectator:
        brief = await learner.post("/api/lessons/suntzu")
        async with spectator.sit(brief["id"]) as connection:
            assert "lesson" not in connection.snapshot
            assert "lesson" not in (await spectator.get(f"/api/tables/{brief['id']}"))


async def test_deleting_a_guest_deletes_their_lessons(server: Server) -> None:
    async with Visitor(server.address) as learner, Visitor(server.address) as other:
        brief = await learner.post("/api/lessons/huang")
        assert (await learner.request("DELETE", "/api/me")).status_code == 204
        assert (await other.request("GET", f"/api/tables/{brief['id']}")).status_code == 404
