import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Message } from "../src/client/wire";
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
import { cardsLeft, generalsBefore, positionOf, readHistory, recycledCards } from "../src/games/suntzu/gameHistory";
import { nextScoringIndex, PROVINCES, type Province, type View } from "../src/games/suntzu/view";

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
    const text = readFileSync("../src/tianxia/games/suntzu/board.toml", "utf-8");
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

describe("the history of a game of Sun Tzu", () => {
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

  it("distinguishes an exchange in a shortage from one after the battles", () => {
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

  it("separates the rounds, with the owners of the provinces at each scoring", () => {
    const gameHistory = readHistory([
      round(3),
      revealed("wu", "9", "5"),
      wins("suntzu", "wu", 4),
      placed("suntzu", "wu", 4),
      ["suntzu-log-scoring", { suntzu: 3, shao: 0, track: 3 }],
      ["suntzu-log-draws", { seat: "shao", number: 2 }],
      round(4),
      ["suntzu-log-order-decider", { seat: "shao", equal: 0 }],
    ]);
    expect(gameHistory.rounds.map(({ number, battles }) => [number, battles.length])).toEqual([
      [3, 1],
      [4, 0],
    ]);
    expect(gameHistory.scorings[0]).toMatchObject({ round: 3, before: 0, track: 3, points: { suntzu: 3, shao: 0 } });
    expect(gameHistory.scorings[0]?.owners.wu).toBe("suntzu");
    expect(gameHistory.position).toMatchObject({
      round: 4,
      decider: "shao",
      fought: [],
      open: { suntzu: {}, shao: {} },
    });
  });

  it("starts the beginner's game with all armies in the pool", () => {
    expect(readHistory([], true).position.pool).toEqual({ suntzu: 21, shao: 21 });
  });

  it("can begin in the middle of a game", () => {
    const { position } = readHistory([]);
    const start = {
      ...position,
      round: 2,
      provinces: { ...position.provinces, wu: { owner: "shao" as const, armies: 5 } },
    };
    const gameHistory = readHistory(
      [revealed("wu", "9", "5"), ["suntzu-log-back", { seat: "shao", province: "wu", number: 4 }]],
      false,
      start,
    );
    expect(gameHistory.position.provinces.wu).toEqual({ owner: "shao", armies: 1 });
    expect(gameHistory.rounds.map(({ number, battles }) => [number, battles.length])).toEqual([[2, 1]]);
    expect(start.provinces.wu.armies).toBe(5);
  });

  it("contains the cards a player can still hold", () => {
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

  it("counts the cards in hands and piles alike for both players, without the orders on the map", () => {
    const orders = (seat: string): Message => ["suntzu-log-orders", { seat }];
    const plague = (province: Province): Message => ["suntzu-log-plague", { province, great: 0 }];
    const firstRound: Message[] = [round(1), orders("suntzu"), orders("shao")];
    expect(readHistory(firstRound).position.hands).toEqual({ suntzu: 5, shao: 5 });
    const battles: Message[] = [
      ...firstRound,
      revealed("qin", "1", "9"),
      wins("shao", "qin", 8),
      revealed("chu", "8", "1"),
      wins("suntzu", "chu", 7),
      revealed("wu", "plague", "1"),
      plague("wu"),
    ];
    const shown = readHistory([...battles, exchange("shao", "7")]).position;
    expect(shown.hands).toEqual({ suntzu: 5, shao: 4 });
    expect(shown.piles).toEqual({ suntzu: 10, shao: 10 });
    const plagueOnly = [...firstRound, revealed("wu", "plague", "1"), plague("wu")];
    for (const [log, hands, piles] of [
      [battles, { suntzu: 8, shao: 9 }, { suntzu: 8, shao: 8 }],
      [plagueOnly, { suntzu: 6, shao: 7 }, { suntzu: 9, shao: 9 }],
    ] as const) {
      const draws = (seat: "suntzu" | "shao"): Message => ["suntzu-log-draws", { seat, number: 11 - piles[seat] }];
      const { position } = readHistory([...log, draws("suntzu"), draws("shao"), round(2)]);
      expect(position.hands).toEqual(hands);
      expect(position.piles).toEqual(piles);
    }
    expect(readHistory([], true).position.piles).toEqual({ suntzu: 8, shao: 8 });
  });

  it("does not count orders that are face down as cards in a hand whose cards are hidden", () => {
    const { position } = readHistory([]);
    const view = {
      ...position,
      phase: "battle",
      fought: ["qin"],
      battle: { province: "chu", stage: "move" },
      orders: { suntzu: { qin: "1", chu: "8", wu: "2", jinyan: "3", hanqi: "4" }, shao: { qin: "9", chu: "1" } },
      hands: { suntzu: ["5", "6", "7", "+1", "-1"], shao: 8 },
      piles: { suntzu: 10, shao: 10 },
    } as unknown as View;
    expect(positionOf(view, "suntzu").hands).toEqual({ suntzu: 5, shao: 5 });
    const first = {
      ...view,
      phase: "orders",
      fought: [],
      battle: undefined,
      orders: {},
      hands: { suntzu: 10, shao: 10 },
    };
    expect(positionOf({ ...first, ready: { shao: true } } as unknown as View, null).hands).toEqual({
      suntzu: 10,
      shao: 5,
    });
  });

  it("tells the generals and unseen cards as they were before the lines still to come", () => {
    const lines: Message[] = [
      ["suntzu-log-general", { seat: "shao", general: "recycle_plague" }],
      ["suntzu-log-takes", { seat: "shao" }],
      ["suntzu-log-general-at", { seat: "suntzu", general: "levy", where: "wu" }],
      ["suntzu-log-takes", { seat: "suntzu" }],
      ["suntzu-log-own-general", { general: "move" }],
    ];
    expect(generalsBefore(1, "shao", lines)).toBe(1);
    expect(generalsBefore(0, "shao", lines.slice(0, 1))).toBe(1);
    expect(generalsBefore(["move"], "suntzu", lines)).toEqual(["levy"]);
    expect([recycledCards(lines, "shao"), recycledCards(lines, "suntzu")]).toEqual([1, 0]);
  });

  it("has the index of the value that is scored next", () => {
    expect([1, 3, 4, 6, 7, 9].map(nextScoringIndex)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
