import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BORDERS, cornersOf, outlineOf } from "../src/games/suntzu/map";
import {
  exchangeableKinds,
  keepText,
  keepCount,
  provincesAfter,
  ordersText,
  provincesOf,
  parseOrders,
} from "../src/games/suntzu/moves";
import { nextScoringIndex, PROVINCES, type Province } from "../src/games/suntzu/view";

describe("the text of moves", () => {
  it("writes orders in the order of the provinces, and an ellipsis while some are missing", () => {
    const orders = new Map<Province, string>([
      ["wu", "9"],
      ["jinyan", "5"],
    ]);
    expect(ordersText(orders)).toBe("orders jinyan=5 wu=9 …");
    for (const name of ["qin", "hanqi", "chu"] as const) orders.set(name, "+1");
    expect(ordersText(orders)).toBe("orders jinyan=5 qin=+1 hanqi=+1 chu=+1 wu=9");
    expect(parseOrders(ordersText(orders))).toEqual(orders);
  });

  it("contains the provinces and cards that can be named", () => {
    const legal = [
      "battle wu",
      "battle chu",
      "exchange +1",
      "from pool",
      "from qin",
      "use move qin chu",
      "use move wu chu",
    ];
    expect(provincesOf(legal, "battle")).toEqual(["chu", "wu"]);
    expect(provincesOf(legal, "from")).toEqual(["qin"]);
    expect(exchangeableKinds(legal)).toEqual(new Set(["+1"]));
    expect(provincesAfter(legal, "move", [])).toEqual(["qin", "wu"]);
    expect(provincesAfter(legal, "move", ["wu"])).toEqual(["chu"]);
  });

  it("finds the move that keeps some cards, in any order, also equal ones", () => {
    const legal = ["keep 7 +1", "keep 7 -1", "keep +1 -1", "keep +1 +1"];
    expect(keepCount(legal)).toBe(2);
    expect(keepText(legal, ["+1", "7"])).toBe("keep 7 +1");
    expect(keepText(legal, ["+1", "+1"])).toBe("keep +1 +1");
    expect(keepText(legal, ["7"])).toBeNull();
  });
});

describe("the map", () => {
  it("has the borders of the rules' data file", () => {
    const text = readFileSync("../src/tianxia/games/suntzu/rules/board.toml", "utf-8");
    const pairs = [...text.matchAll(/\["([a-z]+)", "([a-z]+)"\]/g)].map((pair) => [pair[1], pair[2]].sort().join("-"));
    expect([...BORDERS].sort()).toEqual(pairs.sort());
  });

  it("has a closed outline for every province", () => {
    for (const province of PROVINCES) {
      const steps = cornersOf(province);
      steps.forEach(([, to], i) => expect(steps[(i + 1) % steps.length]?.[0]).toBe(to));
      expect(outlineOf(province)).toMatch(/^M[\d ]+(C[-\d ]+)+Z$/);
    }
  });
});

describe("the displays", () => {
  it("has the index of the value that is scored next", () => {
    expect([1, 3, 4, 6, 7, 9].map(nextScoringIndex)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
