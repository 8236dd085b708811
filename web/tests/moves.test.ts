import { describe, expect, it } from "vitest";
import {
  candidateMoves,
  onlySet,
  powersAwaitingCards,
  playableKinds,
  parseMove,
  takeableKinds,
} from "../src/chuhan/moves";

describe("the text of moves", () => {
  it("is taken apart", () => {
    expect(parseMove("play 7 7 0")).toEqual({ verb: "play", cards: ["7", "7", "0"], powers: [] });
    expect(parseMove("play 2 5 with PengYue ZhongliMo*")).toEqual({
      verb: "play",
      cards: ["2", "5"],
      powers: ["PengYue", "ZhongliMo"],
    });
    expect(parseMove("use YuJi 5")).toEqual({ verb: "use", cards: [], powers: ["YuJi"], target: "5" });
    expect(parseMove("pass with XiangYu").powers).toEqual(["XiangYu"]);
    expect(parseMove("cancel PengYue").powers).toEqual(["PengYue"]);
    expect(parseMove("play 2 (4*) … with ZhongliMo").cards).toEqual(["2", "4"]);
  });
});

describe("what a choice of cards may mean", () => {
  const choice = (hand: string[], row: string | null = null, discard: string | null = null) => ({ hand, row, discard });

  it("is a plain set first", () => {
    expect(candidateMoves(choice(["7", "7"]), false)).toEqual(["play 7 7"]);
    expect(candidateMoves(choice([]), false)).toEqual([]);
  });

  it("may be a power", () => {
    expect(candidateMoves(choice(["HanXin"]), false)).toEqual(["play HanXin", "use HanXin"]);
    expect(candidateMoves(choice(["XiangYu"]), false)).toEqual(["play XiangYu", "pass with XiangYu"]);
    expect(candidateMoves(choice(["5", "YuJi"]), false)).toEqual(["play 5 YuJi", "use YuJi 5"]);
    expect(candidateMoves(choice(["YingBu"], null, "4"), false)).toEqual(["use YingBu 4"]);
    expect(candidateMoves(choice(["2", "5", "ZhongliMo"]), false)).toContain("play 2 5 with ZhongliMo");
    expect(candidateMoves(choice(["2", "5", "PengYue", "ZhongliMo"]), false)).toContain(
      "play 2 5 with PengYue ZhongliMo",
    );
  });

  it("may use a card that lies face up", () => {
    expect(candidateMoves(choice(["7", "7"], "7"), false)).toEqual(["play 7 7 7*"]);
    expect(candidateMoves(choice(["5"], "YuJi"), false)).toContain("use YuJi* 5");
  });

  it("is a gift before the first trick", () => {
    expect(candidateMoves(choice(["1", "5"]), true)).toEqual(["give 1 5"]);
  });
});

describe("what the legal moves tell", () => {
  const legal = ["writ", "pass", "use HanXin", "play 7 7", "use YingBu 4", "use YuJi 1", "play … with ZhongliMo"];

  it("which cards can be played", () => {
    expect([...playableKinds(legal)].sort()).toEqual(["1", "7", "HanXin", "YingBu", "YuJi", "ZhongliMo"]);
    expect([...playableKinds(["allow", "cancel"])]).toEqual(["LuZhi"]);
  });

  it("what Ying Bu may take, and which powers go on", () => {
    expect([...takeableKinds(legal)]).toEqual(["4"]);
    expect([...powersAwaitingCards(legal)]).toEqual(["ZhongliMo"]);
  });

  it("whether a card has but one set", () => {
    expect(onlySet(["pass", "play 7 7", "play 8 8"], "7")).toEqual(["7", "7"]);
    expect(onlySet(["play 0 7", "play 7 7"], "7")).toBeNull();
    expect(onlySet(["use HanXin", "play 0 HanXin"], "HanXin")).toBeNull();
  });
});
