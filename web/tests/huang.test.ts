import { describe, expect, it } from "vitest";
import { neighboursOf, Grid, nearestWithin } from "../src/games/huang/grid";
import type { BoardMap } from "../src/games/huang/view";
import {
  targetAt,
  movePrefixes,
  commitMove,
  exchangeMove,
  effectOf,
  selectionOfPhase,
  parseMove,
  targetsOf,
  usableColours,
} from "../src/games/huang/moves";
import { handTiles } from "../src/games/huang/selection.svelte";
import type { Message } from "../src/client/wire";

/** Rows of four and three hexes, with a river along the second column. */
const BOARD_MAP: BoardMap = {
  hexes: ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "A3", "B3", "C3", "D3", "A4", "B4", "C4"],
  rivers: ["B1", "B2", "B3"],
  capitals: { C2: { state: "Qin", city: "Xianyang" } },
  places: [],
  bandits: [0, 1],
};
const upright = new Grid(BOARD_MAP, false);
const rotated = new Grid(BOARD_MAP, true);

describe("hexes", () => {
  it("rows 2, 4, 6 … lie half a hex to the east", () => {
    expect(neighboursOf("A2").filter((hex) => upright.has(hex))).toEqual(["B1", "B2", "B3", "A3", "A1"]);
    expect(upright.centreOf("A2")[0]).toBeCloseTo((upright.centreOf("A1")[0] + upright.centreOf("B1")[0]) / 2);
  });

  it("rotated, west is on top and north to the right", () => {
    expect(rotated.centreOf("A1")[1]).toBeLessThan(rotated.centreOf("B1")[1]);
    expect(rotated.centreOf("A1")[0]).toBeGreaterThan(rotated.centreOf("A3")[0]);
    expect(rotated.size).toEqual([upright.size[1], upright.size[0]]);
  });

  it("the border of several hexes leaves out the edges between them", () => {
    const edges = (path: string) => path.split("M").length - 1;
    expect(edges(upright.borderPath(["A1"]))).toBe(6);
    expect(edges(upright.borderPath(["A1", "A2"]))).toBe(10);
    expect(edges(rotated.borderPath(["A1", "B1", "A2"]))).toBe(12);
  });

  it("a point belongs to the hex it lies in", () => {
    for (const hex of BOARD_MAP.hexes) expect(upright.hexAt(upright.centreOf(hex))).toBe(hex);
    expect(rotated.hexAt([-500, -500])).toBeNull();
  });

  it("a tap selects the nearest place within reach, and none beyond", () => {
    const places = [
      { name: "one", centre: [0, 0] as const },
      { name: "two", centre: [30, 0] as const },
    ];
    expect(nearestWithin([12, 0], places, 22)?.name).toBe("one");
    expect(nearestWithin([18, 0], places, 22)?.name).toBe("two");
    expect(nearestWithin([0, 23], places, 22)).toBeNull();
  });
});

describe("keys on the board", () => {
  it("W E A D Z X lead to the six neighbours", () => {
    expect(["w", "e", "a", "d", "z", "x"].map((key) => upright.neighbourByKey(key, "B2"))).toEqual([
      "B1",
      "C1",
      "A2",
      "C2",
      "B3",
      "C3",
    ]);
  });

  it("up and down keep the column", () => {
    expect(upright.neighbourByKey("ArrowDown", "C1")).toBe("C2");
    expect(upright.neighbourByKey("ArrowDown", "C2")).toBe("C3");
    expect(upright.neighbourByKey("ArrowUp", "C3")).toBe("C2");
    expect(upright.neighbourByKey("ArrowUp", "C2")).toBe("C1");
  });

  it("on a rotated board, they lead in the directions as drawn", () => {
    expect(rotated.neighbourByKey("ArrowUp", "B2")).toBe("A2");
    expect(rotated.neighbourByKey("ArrowDown", "B2")).toBe("C2");
    expect(rotated.neighbourByKey("e", "B2")).toBe("B1");
    expect(rotated.neighbourByKey("z", "B2")).toBe("C3");
  });

  it("at the edge, and for other keys, there is no neighbour", () => {
    expect(upright.neighbourByKey("a", "A1")).toBeNull();
    expect(upright.neighbourByKey("q", "B2")).toBeNull();
  });
});

describe("the text of moves", () => {
  it("is parsed", () => {
    expect(parseMove("tile red H8")).toMatchObject({ verb: "tile", colours: ["red"], hexes: ["H8"] });
    expect(parseMove("leader blue off")).toMatchObject({ verb: "leader", withdrawsLeader: true, hexes: [] });
    expect(parseMove("move pagoda red A1 A2 B1")).toMatchObject({ verb: "move", hexes: ["A1", "A2", "B1"] });
    expect(parseMove("support H8 2 leader")).toMatchObject({ hexes: ["H8"], number: 2, addsLeader: true });
    expect(parseMove("revolt 0 leader")).toMatchObject({ number: 0, addsLeader: true });
  });

  it("is composed", () => {
    expect(exchangeMove(["blue", "red", "blue"])).toBe("exchange red blue blue");
    expect(commitMove("H8", 2, true)).toBe("support H8 2 leader");
    expect(commitMove("H8", 0, false)).toBe("support none");
    expect(commitMove(null, 0, false)).toBe("revolt 0");
  });

  it("contains the possible targets", () => {
    const legal = ["tile red A1", "tile red A2", "tile blue B1", "pagoda red A1 A2 B1", "leader red off", "stop"];
    const texts = (piece: Parameters<typeof targetsOf>[1]) =>
      targetsOf(legal, piece, upright, new Map()).map((target) => target.text);
    expect(texts({ kind: "tile", colour: "red" })).toEqual(["tile red A1", "tile red A2"]);
    expect(texts({ kind: "leader", colour: "red" })).toEqual([]);
    expect(texts({ kind: "build" })).toEqual(["pagoda red A1 A2 B1"]);
    expect(texts(null)).toEqual([]);
    expect([...usableColours(legal, "tile")]).toEqual(["red", "blue"]);
    expect(movePrefixes({ kind: "build" })).toEqual(["pagoda ", "palace "]);
    expect(selectionOfPhase("chain")).toEqual({ kind: "tile", colour: "blue" });
    expect(selectionOfPhase(undefined)).toBeNull();
  });

  it("tapping any hex of a building selects the building, or the nearest one", () => {
    const legal = ["pagoda red A1 A2 B1", "pagoda red B1 B2 A2", "remove D3"];
    const sites = targetsOf(legal, { kind: "build" }, upright, new Map());
    expect(targetAt(upright.centreOf("A1"), "A1", sites, 5)?.text).toBe("pagoda red A1 A2 B1");
    const [x, y] = upright.centreOf("A2");
    expect(targetAt([x + 10, y], "A2", sites, 5)?.text).toBe("pagoda red B1 B2 A2");
    const hexes = targetsOf(legal, { kind: "remove" }, upright, new Map());
    expect(targetAt(upright.centreOf("C3"), "C3", hexes, 60)?.text).toBe("remove D3");
    expect(targetAt(upright.centreOf("C3"), "C3", hexes, 40)).toBeNull();
    expect(targetAt(upright.centreOf("D3"), "D3", [], 40)).toBeNull();
  });

  it("tiles of one colour have different keys in the hand", () => {
    expect(handTiles(["red", "red", "blue"]).map((tile) => tile.key)).toEqual(["red/1", "red/2", "blue/1"]);
  });
});

describe("the effect of a move", () => {
  it("is the most important one of its messages", () => {
    const point: Message = ["huang-effect-point", { seat: "tiger", colour: "red", number: 1 }];
    expect(effectOf([point], "tiger")).toBe("point");
    expect(effectOf([point], "rat")).toBe("rival-point");
    expect(effectOf([["huang-effect-war", {}], point], "tiger")).toBe("war");
    expect(effectOf([point, ["huang-effect-pagoda", { colour: "red" }]], "tiger")).toBe("pagoda");
    expect(effectOf([["huang-log-home", { seat: "rat", colour: "red" }]], "tiger")).toBe("removes");
    expect(effectOf([], "tiger")).toBe("none");
  });
});
