import { describe, expect, it } from "vitest";
import { applyPatch, applyUpdate, UpdateReader } from "../src/client/snapshots";
import type { SeatSnapshot, SnapshotUpdate, TableSummary } from "../src/client/wire";

describe("a merge patch", () => {
  it("replaces values, adds them and removes those that are null", () => {
    expect(applyPatch({ a: "b", c: { d: "e", f: "g" } }, { a: "z", c: { f: null } })).toEqual({
      a: "z",
      c: { d: "e" },
    });
    expect(applyPatch({}, { a: { b: { c: null } } })).toEqual({ a: { b: {} } });
    expect(applyPatch({ a: [1, 2] }, { a: [null] })).toEqual({ a: [null] });
    expect(applyPatch({ a: [1] }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
    expect(applyPatch({ a: 1 }, {})).toEqual({ a: 1 });
  });

  it("does not change what it is applied to", () => {
    const before = { a: { b: 1 }, c: { d: 2 } };
    const after = applyPatch(before, { a: { b: 5 } }) as typeof before;
    expect(before).toEqual({ a: { b: 1 }, c: { d: 2 } });
    expect(after.c).toBe(before.c);
  });
});

describe("an update of a snapshot", () => {
  const common = { n: 1, from: 0, cut: null, news: [], question: null, clocks: {}, late: [], undo: null } as const;
  const offers = { draw: [], undo: [], rematch: [] };
  const brief = { id: "t", turn: ["han"], result: { reason: "rules", winners: [] } } as unknown as TableSummary;
  const snapshot = {
    ...common,
    news: [],
    late: [],
    offers,
    type: "state",
    brief,
    view: { vp: 1, row: ["5"] },
    facts: { states: 2 },
    history: { battles: { 1: { points: 3 } } },
    start: { vp: 0 },
    hint: true,
  } satisfies SeatSnapshot as SeatSnapshot;
  const update: SnapshotUpdate = { ...common, news: [], late: [], offers, type: "update", n: 2 };

  it("keeps what it does not mention of summary, view, facts, history and start", () => {
    const after = applyUpdate(snapshot, update);
    expect(after.view).toBe(snapshot.view);
    expect(after.brief).toBe(brief);
    expect(after.history).toBe(snapshot.history);
    expect([after.facts, after.start, after.type, after.n]).toEqual([{ states: 2 }, { vp: 0 }, "state", 2]);
    expect("hint" in after).toBe(false);
  });

  it("changes them by its patches", () => {
    const patches = { brief: { turn: ["chu"], result: null }, view: { vp: 3, row: null }, facts: { states: 4 } };
    const after = applyUpdate(snapshot, { ...update, ...patches, history: { battles: { 2: { points: 5 } } } });
    expect(after.brief).toEqual({ id: "t", turn: ["chu"] });
    expect([after.view, after.facts]).toEqual([{ vp: 3 }, { states: 4 }]);
    expect(after.history).toEqual({ battles: { 1: { points: 3 }, 2: { points: 5 } } });
  });

  it("copies moves from the newest list that is not much shorter than the one before", () => {
    const updates = new UpdateReader();
    const asked = { number: 1, secret: false, asked: 0 };
    const ask = (...legal: (string | [number, number])[]) =>
      updates.read({ ...update, question: { ...asked, prompt: ["ask", {}], legal } })?.question?.legal;
    expect(updates.read(update)).toBeNull();
    updates.read({ ...snapshot, question: { ...asked, prompt: ["ask", {}], legal: ["a", "b", "c", "d"] } });
    expect(ask([0, 1], "x", [2, 2])).toEqual(["a", "x", "c", "d"]);
    expect(updates.read(update)?.question).toBeNull();
    expect(ask("yes")).toEqual(["yes"]);
    expect(ask([1, 3])).toEqual(["x", "c", "d"]);
    updates.read(snapshot);
    expect(ask("y")).toEqual(["y"]);
  });
});
