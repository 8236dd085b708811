import { describe, expect, it } from "vitest";
import { viewAtBattleEnd, pointsAfter } from "../src/games/chuhan/battleEndView";
import { readHistory } from "../src/games/chuhan/gameHistory";
import type { View } from "../src/games/chuhan/view";
import type { Message } from "../src/client/wire";

const log: Message[] = [
  ["chuhan-log-battle", { battle: 1, event: "quiet", leader: "han" }],
  ["chuhan-log-lead", { seat: "chu", cards: "8" }],
  ["chuhan-log-out", { seat: "chu", rival: "han", held: 2, cards: 2, writs: 1 }],
  ["chuhan-log-points", { seat: "chu", points: 3, reason: "out", doubled: 0 }],
  ["chuhan-log-battle", { battle: 2, event: "famine", leader: "han" }],
];
const view = (hands: View["hands"], battle: number): View => ({
  vp: { han: 0, chu: battle === 1 ? 1 : 4 },
  hands,
  draw: 16,
  discard: [],
  event_deck: 0,
  table: [],
  writs: { han: 0, chu: 0 },
  leader: "han",
  turn: { by: "han", writ: false, lead_power: false, power: false },
  doubled: false,
  open: { han: false, chu: false },
  event: battle === 1 ? "quiet" : "famine",
  giving: false,
  tricks: { han: 0, chu: 0 },
  noted: { han: 0, chu: 0 },
  known: {},
  battle,
  sizes: { han: 15, chu: 15, draw: 16, discard: 0 },
});
const current = view({ han: ["9", "9"], chu: 15 }, 2);
const battles = readHistory(log).battles;
const first = battles[0]!;

describe("the view at the end of a battle", () => {
  it("keeps the trick that ended the battle", () => {
    expect(first.plays.map((play) => play.cards)).toEqual([["8"]]);
  });

  it("has the remaining cards and nothing of the next battle", () => {
    const before = view({ han: ["1", "5"], chu: 1 }, 1);
    const points = pointsAfter({ han: 0, chu: 1 }, [first]);
    const ended = viewAtBattleEnd(current, before, first, points);
    expect(ended.hands).toEqual({ han: ["1", "5"], chu: 0 });
    expect(ended.vp).toEqual({ han: 0, chu: 4 });
    expect([ended.battle, ended.event, ended.discard]).toEqual([1, "quiet", ["8"]]);
  });

  it("has no hand if the page has not seen the battle, or if the last seen hand does not match", () => {
    const points = pointsAfter({ han: 0, chu: 1 }, [first]);
    for (const before of [null, view({ han: ["1", "5", "7"], chu: 2 }, 1)]) {
      const ended = viewAtBattleEnd(current, before, first, points);
      expect(ended.hands.han).toEqual([]);
      expect(ended.sizes).toMatchObject({ han: 2, chu: 0 });
      expect(ended.event).toBe("quiet");
    }
  });
});
