import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Message } from "../src/kit/wire";
import { BORDERS, cornersOf, outlineOf } from "../src/suntzu/map";
import {
  exchangeableKinds,
  keepText,
  keepCount,
  provincesAfter,
  ordersText,
  provincesOf,
  parseOrders,
} from "../src/suntzu/moves";
import { cardsLeft, readHistory } from "../src/suntzu/gameHistory";
import { nextScoringIndex, PROVINCES, type Province } from "../src/suntzu/view";

const round = (number: number): Message => ["suntzu-log-round", { round: number }];
const revealed = (province: Province, suntzu: string, shao: string): Message => [
  "suntzu-log-revealed",
  { province, suntzu, shao },
];
const wins = (seat: string, province: Province, number: number): Message => [
  "suntzu-log-wins",
  { seat, province, number, how: "numbers", strong: "9", weak: "5" },
];
const placed = (seat: string, province: Province, number: number): Message => [
  "suntzu-log-placed",
  { seat, province, number },
];
const exchange = (seat: string, card: string): Message => ["suntzu-log-exchange", { seat, card }];

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

  it("reads from the legal moves what can be named", () => {
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

  it("finds how cards are kept, in any order, equal ones too", () => {
    const legal = ["keep 7 +1", "keep 7 -1", "keep +1 -1", "keep +1 +1"];
    expect(keepCount(legal)).toBe(2);
    expect(keepText(legal, ["+1", "7"])).toBe("keep 7 +1");
    expect(keepText(legal, ["+1", "+1"])).toBe("keep +1 +1");
    expect(keepText(legal, ["7"])).toBeNull();
  });
});

describe("the map", () => {
  it("has the borders of the rules' data file", () => {
    const text = readFileSync("../src/tianxia/games/suntzu/board.toml", "utf-8");
    const pairs = [...text.matchAll(/\["([a-z]+)", "([a-z]+)"\]/g)].map((pair) => [pair[1], pair[2]].sort().join("-"));
    expect([...BORDERS].sort()).toEqual(pairs.sort());
  });

  it("closes every province", () => {
    for (const province of PROVINCES) {
      const steps = cornersOf(province);
      steps.forEach(([, to], i) => expect(steps[(i + 1) % steps.length]?.[0]).toBe(to));
      expect(outlineOf(province)).toMatch(/^M[\d ]+(C[-\d ]+)+Z$/);
    }
  });
});

describe("the story of a game", () => {
  it("counts armies, pools and marks", () => {
    const { position } = readHistory([
      round(1),
      revealed("wu", "5", "9"),
      wins("shao", "wu", 4),
      placed("shao", "wu", 4),
      revealed("chu", "6", "-1"),
      ["suntzu-log-mark", { seat: "suntzu", province: "chu", source: "pool" }],
      wins("suntzu", "chu", 1),
      placed("suntzu", "chu", 1),
      revealed("qin", "+2", "1"),
      wins("suntzu", "qin", 2),
      placed("suntzu", "qin", 2),
      ["suntzu-log-paid", { seat: "suntzu", source: "qin" }],
      ["suntzu-log-general-at", { seat: "shao", general: "remove", where: "chu" }],
    ]);
    expect(position.provinces.wu).toEqual({ owner: "shao", armies: 4 });
    expect(position.provinces.qin).toEqual({ owner: "suntzu", armies: 1 });
    expect(position.provinces.chu).toEqual({ owner: "", armies: 0 });
    expect(position.pool).toEqual({ suntzu: 15, shao: 14 });
    expect(position.reinforcements).toEqual({ suntzu: 4, shao: 3 });
    expect(position.marks.suntzu).toEqual(["chu"]);
    expect(position.open.suntzu).toEqual({ wu: "5", chu: "6", qin: "+2" });
  });

  it("tells an exchange in a shortage from one after the battles", () => {
    const shortage = readHistory([
      round(1),
      revealed("wu", "9", "5"),
      wins("suntzu", "wu", 4),
      exchange("suntzu", "7"),
      placed("suntzu", "wu", 1),
    ]);
    expect(shortage.battles[0]?.lines.map(([id]) => id)).toEqual(["suntzu-log-exchange", "suntzu-log-placed"]);
    const after = readHistory([
      round(1),
      revealed("wu", "9", "5"),
      wins("suntzu", "wu", 4),
      placed("suntzu", "wu", 4),
      exchange("shao", "7"),
    ]);
    expect(after.battles[0]).toMatchObject({ from: 1, to: 4 });
    expect(after.rounds[0]?.lines).toEqual([exchange("shao", "7")]);
  });

  it("keeps the rounds apart, with who held what when they were scored", () => {
    const story = readHistory([
      round(3),
      revealed("wu", "9", "5"),
      wins("suntzu", "wu", 4),
      placed("suntzu", "wu", 4),
      ["suntzu-log-scoring", { suntzu: 3, shao: 0, track: 3 }],
      ["suntzu-log-draws", { seat: "shao", number: 2 }],
      round(4),
      ["suntzu-log-order-decider", { seat: "shao", equal: 0 }],
    ]);
    expect(story.rounds.map((one) => [one.number, one.battles.length])).toEqual([
      [3, 1],
      [4, 0],
    ]);
    expect(story.scorings[0]).toMatchObject({ round: 3, before: 0, track: 3, points: { suntzu: 3, shao: 0 } });
    expect(story.scorings[0]?.owners.wu).toBe("suntzu");
    expect(story.position).toMatchObject({ round: 4, decider: "shao", fought: [], open: { suntzu: {}, shao: {} } });
  });

  it("starts the beginner's game with all armies in the pool", () => {
    expect(readHistory([], true).position.pool).toEqual({ suntzu: 21, shao: 21 });
  });

  it("may begin in the middle of a game", () => {
    const { position } = readHistory([]);
    const begun = {
      ...position,
      round: 2,
      provinces: { ...position.provinces, wu: { owner: "shao" as const, armies: 5 } },
    };
    const story = readHistory(
      [revealed("wu", "9", "5"), ["suntzu-log-back", { seat: "shao", province: "wu", number: 4 }]],
      false,
      begun,
    );
    expect(story.position.provinces.wu).toEqual({ owner: "shao", armies: 1 });
    expect(story.rounds.map((one) => [one.number, one.battles.length])).toEqual([[2, 1]]);
    expect(begun.provinces.wu.armies).toBe(5);
  });

  it("knows which cards a player can still hold", () => {
    const deck = { "6": 1, "9": 1, "+1": 3, plague: 2 };
    const log: Message[] = [
      round(1),
      revealed("wu", "6", "9"),
      revealed("chu", "+1", "plague"),
      ["suntzu-log-general", { seat: "shao", general: "recycle_plague" }],
      exchange("suntzu", "+1"),
    ];
    expect(cardsLeft(log, "suntzu", deck)).toEqual({ "6": 1, "9": 1, "+1": 1, plague: 2 });
    expect(cardsLeft(log, "shao", deck)).toEqual({ "6": 1, "9": 0, "+1": 3, plague: 2 });
  });

  it("knows which value counts next", () => {
    expect([1, 3, 4, 6, 7, 9].map(nextScoringIndex)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
