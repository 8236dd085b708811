"""Huang through the protocol: boards, previews of moves, and no map files."""

from tests.server.client import Visitor
from tests.server.servers import Server


async def test_boards_are_sent_and_unknown_ones_are_not_found(server: Server) -> None:
    async with Visitor(server.address) as visitor:
        board = await visitor.get("/api/games/huang/boards/warring-states")
        assert len(board["hexes"]) == 159
        assert len(board["rivers"]) == 43
        assert board["capitals"]["C8"] == {"state": "Qin", "city": "Xianyang"}
        assert len(board["places"]) == 10
        for path in ("huang/boards/maps%2Fwarring-states.toml", "huang/boards/nowhere", "chuhan/boards/x"):
            assert (await visitor.http.get(f"/api/games/{path}")).status_code == 404, path


async def test_a_guest_cannot_name_a_map_file(server: Server) -> None:
    async with Visitor(server.address) as visitor:
        games = {game["name"]: game for game in await visitor.get("/api/games")}
        assert games["huang"]["options"]["map"]["choices"] == ["eighteen-kingdoms", "warring-states"]
        body = {"game": "huang", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"map": "/etc/x.toml"}}
        response = await visitor.request("POST", "/api/tables", body)
        assert response.status_code == 422
        assert response.json()["reason"][0] == "server-option-choice"


async def test_one_preview_shows_the_effects_on_every_hex(server: Server) -> None:
    async with Visitor(server.address) as visitor:
        table = await visitor.create_table("me", "me", game="huang")
        async with visitor.sit(table["id"], "tiger") as tiger, visitor.sit(table["id"], "rabbit") as rabbit:
            player = tiger if tiger.snapshot["question"] else rabbit
            assert tiger.snapshot["facts"] == {"states": []}
            question = player.snapshot["question"]
            text = next(text for text in question["legal"] if text.startswith("tile "))
            partial = text.rpartition(" ")[0] + " …"
            await player.send(type="try", id=1, question=question["number"], text=partial)
            preview = await player.wait_for("tried")
            assert preview["ok"]
            effects = dict(preview["ways"])
            assert list(effects) == [text for text in question["legal"] if text.startswith(partial[:-1])]
            assert effects[text][0][0] == "huang-effect-no-point"
            await player.send(type="try", id=2, question=question["number"], text="riot nowhere …")
            assert not (await player.wait_for("tried"))["ok"]
