import { describe, expect, it } from "vitest";
import { readHistory } from "../src/games/chuhan/gameHistory";
import type { Message } from "../src/client/wire";

const battle = (number: number): Message => ["chuhan-log-battle", { battle: number, event: "quiet", leader: "han" }];
const lead = (seat: string, cards: string): Message => ["chuhan-log-lead", { seat, cards }];
const power = (seat: string, play: string): Message => ["chuhan-log-power", { seat, play }];
const trick: Message = ["chuhan-log-trick", { seat: "han", leader: "han" }];

describe("the history of a game of Chu Han", () => {
  it("can begin in the middle of a game", () => {
    const gameHistory = readHistory(
      [lead("han", "4"), ["chuhan-log-points", { seat: "han", points: 7, reason: "out", doubled: 0 }], battle(4)],
      3,
    );
    expect(gameHistory.battles.map(({ number, points, isOver }) => [number, points.han, isOver])).toEqual([
      [3, 7, true],
      [4, 0, false],
    ]);
  });

  it("contains the current trick", () => {
    const gameHistory = readHistory([
      battle(1),
      lead("han", "1 1"),
      ["chuhan-log-respond", { seat: "chu", cards: "4 4" }],
    ]);
    expect(gameHistory.plays.map((play) => play.cards)).toEqual([
      ["1", "1"],
      ["4", "4"],
    ]);
    expect(gameHistory.plays.every((play) => play.isSet)).toBe(true);
  });

  it("counts a play with a power as a set, but not Han Xin", () => {
    const gameHistory = readHistory([
      battle(1),
      power("han", "play 2 5 with ZhongliMo"),
      ["chuhan-log-set-with", { seat: "han", number: 2, rank: 2 }],
      power("chu", "use HanXin"),
      ["chuhan-log-turned-back", { seat: "han" }],
    ]);
    expect(gameHistory.plays[0]).toMatchObject({ seat: "han", cards: ["2", "5"], powers: ["ZhongliMo"], isSet: true });
    expect(gameHistory.plays[1]).toMatchObject({ seat: "chu", cards: ["HanXin"], isSet: false });
  });

  it("forgets a power that was cancelled", () => {
    const gameHistory = readHistory([
      battle(1),
      power("han", "use JiBu"),
      ["chuhan-log-cancelled", { seat: "han", power: "JiBu", number: 0, cards: "" }],
      lead("han", "7"),
    ]);
    expect(gameHistory.plays).toHaveLength(1);
    expect(gameHistory.discarded).toBe("JiBu");
  });

  it("ends tricks and battles and counts their points", () => {
    const gameHistory = readHistory([
      battle(1),
      lead("han", "7 7"),
      trick,
      ["chuhan-log-points", { seat: "chu", points: 3, reason: "XiahouYing", doubled: 0 }],
      ["chuhan-log-out", { seat: "han", rival: "chu", held: 8, cards: 5, writs: 1 }],
      ["chuhan-log-points", { seat: "han", points: 6, reason: "out", doubled: 0 }],
      battle(2),
    ]);
    expect(gameHistory.plays).toEqual([]);
    expect(gameHistory.battles.map(({ number, isOver }) => [number, isOver])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(gameHistory.battles[0]?.points).toEqual({ han: 6, chu: 3 });
  });
});
