import { describe, expect, it } from "vitest";
import {
  candidateMoves,
  onlySet,
  powersAwaitingCards,
  playableKinds,
  parseMove,
  takeableKinds,
  usesOtherCards,
} from "../src/games/chuhan/moves";

describe("the text of moves", () => {
  it("is parsed", () => {
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

describe("the candidate moves of a selection", () => {
  const selected = (hand: string[], row: string | null = null, discard: string | null = null) => ({
    hand,
    row,
    discard,
  });

  it("begin with a plain set", () => {
    expect(candidateMoves(selected(["7", "7"]), false)).toEqual(["play 7 7"]);
    expect(candidateMoves(selected([]), false)).toEqual([]);
  });

  it("include powers", () => {
    expect(candidateMoves(selected(["HanXin"]), false)).toEqual(["play HanXin", "use HanXin"]);
    expect(candidateMoves(selected(["XiangYu"]), false)).toEqual(["play XiangYu", "pass with XiangYu"]);
    expect(candidateMoves(selected(["5", "YuJi"]), false)).toEqual(["play 5 YuJi", "use YuJi 5"]);
    expect(candidateMoves(selected(["YingBu"], null, "4"), false)).toEqual(["use YingBu 4"]);
    expect(candidateMoves(selected(["2", "5", "ZhongliMo"]), false)).toContain("play 2 5 with ZhongliMo");
    expect(candidateMoves(selected(["2", "5", "PengYue", "ZhongliMo"]), false)).toContain(
      "play 2 5 with PengYue ZhongliMo",
    );
  });

  it("can use a face-up card", () => {
    expect(candidateMoves(selected(["7", "7"], "7"), false)).toEqual(["play 7 7 7*"]);
    expect(candidateMoves(selected(["5"], "YuJi"), false)).toContain("use YuJi* 5");
  });

  it("are gifts before the first trick", () => {
    expect(candidateMoves(selected(["1", "5"]), true)).toEqual(["give 1 5"]);
  });
});

describe("the legal moves", () => {
  const legal = ["writ", "pass", "use HanXin", "play 7 7", "use YingBu 4", "use YuJi 1", "play … with ZhongliMo"];

  it("contain the playable cards", () => {
    expect([...playableKinds(legal)].sort()).toEqual(["1", "7", "HanXin", "YingBu", "YuJi", "ZhongliMo"]);
    expect([...playableKinds(["allow", "cancel"])]).toEqual(["LuZhi"]);
  });

  it("contain the cards Ying Bu may take, and the powers that need cards", () => {
    expect([...takeableKinds(legal)]).toEqual(["4"]);
    expect([...powersAwaitingCards(legal)]).toEqual(["ZhongliMo"]);
  });

  it("show whether a power is used together with other cards", () => {
    const kinds = ["YuJi", "YingBu", "ZhongliMo", "HanXin", "7"];
    expect(kinds.filter((kind) => usesOtherCards(legal, kind))).toEqual(["YuJi", "YingBu", "ZhongliMo"]);
  });

  it("show whether a card can be played in only one set", () => {
    expect(onlySet(["pass", "play 7 7", "play 8 8"], "7")).toEqual(["7", "7"]);
    expect(onlySet(["play 0 7", "play 7 7"], "7")).toBeNull();
    expect(onlySet(["use HanXin", "play 0 HanXin"], "HanXin")).toBeNull();
  });
});
