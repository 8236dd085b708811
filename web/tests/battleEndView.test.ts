import { describe, expect, it } from "vitest";
import { viewAtBattleEnd } from "../src/games/chuhan/battleEndView";
import type { BattleReport, View } from "../src/games/chuhan/view";

const first: BattleReport = {
  number: 1,
  points: { han: 0, chu: 3 },
  total: { han: 0, chu: 4 },
  scores: [{ line: 3, is_for_going_out: true }],
  is_over: true,
  out: { seat: "chu", rival: "han", held: 2, cards: 2, writs: 1 },
  plays: [{ line: 1, seat: "chu", cards: ["8"], powers: [], is_set: true }],
};
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

describe("the view at the end of a battle", () => {
  it("has the remaining cards and nothing of the next battle", () => {
    const before = view({ han: ["1", "5"], chu: 1 }, 1);
    const ended = viewAtBattleEnd(current, before, first);
    expect(ended.hands).toEqual({ han: ["1", "5"], chu: 0 });
    expect(ended.vp).toEqual({ han: 0, chu: 4 });
    expect([ended.battle, ended.event, ended.discard]).toEqual([1, "quiet", ["8"]]);
  });

  it("has no hand if the page has not seen the battle, or if the last seen hand does not match", () => {
    for (const before of [null, view({ han: ["1", "5", "7"], chu: 2 }, 1)]) {
      const ended = viewAtBattleEnd(current, before, first);
      expect(ended.hands.han).toEqual([]);
      expect(ended.sizes).toMatchObject({ han: 2, chu: 0 });
      expect(ended.event).toBe("quiet");
    }
  });
});
