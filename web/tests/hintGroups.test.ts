import { expect, it } from "vitest";
import { groupHints } from "../src/table/hintGroups";

const move = (text: string, chance: number) => ({ text, chance, share: 0.1, variation: [] });
const MOVES = [move("a", 0.6), move("b", 0.462), move("c", 0.458), move("d", 0.455), move("e", 0.2)];

it("moves with about the same chance are one group, with a note", () => {
  const groups = groupHints(MOVES, true);
  expect(groups.map((group) => group.moves.map(({ text }) => text).join(""))).toEqual(["a", "bcd", "e"]);
  expect(groups.map((group) => group.note !== "")).toEqual([false, true, false]);
});

it("where there is little space, only moves that are all equal have a note", () => {
  expect(groupHints(MOVES, false).map(({ note, moves }) => [note, moves.length])).toEqual([["", 5]]);
  expect(groupHints(MOVES.slice(1, 4), false).map(({ note, moves }) => [note !== "", moves.length])).toEqual([
    [true, 3],
  ]);
});
