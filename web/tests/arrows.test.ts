import { expect, it } from "vitest";
import { arrowsOf as huangArrows } from "../src/games/huang/arrows";
import type { View as HuangView } from "../src/games/huang/view";
import { arrowsOf as suntzuArrows, type ArrowContext } from "../src/games/suntzu/arrows";
import { arrowShape, lastPart } from "../src/ui/arrow";

/** Return the points of a path. */
function points(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

it("an arrow ends near its end, with the head behind the tip", () => {
  const { shaft, head } = arrowShape([0, 0], [300, 400], 5, 10)!;
  const [tip, left, right] = points(head);
  expect(Math.hypot(tip![0] - 300, tip![1] - 400)).toBeCloseTo(10, 0);
  for (const [x, y] of [left!, right!]) expect(Math.hypot(x, y)).toBeLessThan(Math.hypot(...tip!));
  const [start, , neck] = points(shaft);
  expect(Math.hypot(...start!)).toBeCloseTo(10, 0);
  expect(neck![0]).toBeCloseTo((left![0] + right![0]) / 2, 0);
});

it("the last part of a long way starts near its end, that of a short way at its start", () => {
  expect(lastPart([0, 0], [300, 400], 50)).toEqual([270, 360]);
  expect(lastPart([0, 0], [3, 4], 50)).toEqual([0, 0]);
});

it("a short arrow has a smaller head, and one without a length is not drawn", () => {
  const { shaft } = arrowShape([0, 0], [16, 0], 5, 10)!;
  const [start, , neck] = points(shaft);
  expect(neck![0]).toBeGreaterThan(start![0]);
  expect(arrowShape([7, 7], [7, 7], 5, 10)).toBeNull();
});

it("tiles of Huang come from the hand, leaders from the board or the supply", () => {
  const view = { leaders: { tiger: { red: "D5" } } } as unknown as HuangView;
  const arrows = (text: string) => huangArrows(text, view, "tiger").map(({ from, to }) => [from, to]);
  const hex = (name: string) => `[data-hex="${name}"] .cell`;
  expect(arrows("tile green C4")).toEqual([['[data-piece="hand:green/1"]', hex("C4")]]);
  expect(arrows("leader red E6")).toEqual([[hex("D5"), hex("E6")]]);
  expect(arrows("leader red off")).toEqual([[hex("D5"), '[data-piece="leaders:red"]']]);
  expect(arrows("leader blue E6")).toEqual([['[data-piece="leaders:blue"]', hex("E6")]]);
  for (const text of ["riot E6", "pagoda red A1 A2 B2", "exchange red", "support E6 2", "stop"])
    expect(arrows(text), text).toEqual([]);
});

it("armies of Sun Tzu go from province to province, cards from the hand to the map", () => {
  const context: ArrowContext = {
    questionKind: "orders",
    laidOrders: new Map([
      ["qin", "5/1"],
      ["wu", "6/1"],
    ]),
    battleProvince: "wu",
  };
  const army = (name: string) => `[data-province="${name}"] .army`;
  expect(suntzuArrows("use move qin chu", context)).toEqual([{ from: army("qin"), to: army("chu") }]);
  expect(suntzuArrows("use levy qin", context)).toEqual([]);
  // Only cards that lie where the move says: the player may have moved others since.
  expect(suntzuArrows("orders qin=5 wu=7 …", context)).toEqual([
    { from: '[data-piece="hand:5/1"]', to: '[data-piece="order:qin"]' },
  ]);
  expect(suntzuArrows("from qin", { ...context, questionKind: "from" })).toEqual([
    { from: army("qin"), to: army("wu") },
  ]);
  expect(suntzuArrows("from qin", { ...context, questionKind: "pay" })).toEqual([]);
  expect(suntzuArrows("from pool", { ...context, questionKind: "from" })).toEqual([]);
});
