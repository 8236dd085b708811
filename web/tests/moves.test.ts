import { describe, expect, it } from "vitest";
import { meant, onlySet, openPowers, playable, readMove, takeable } from "../src/chuhan/moves";

describe("the text of moves", () => {
  it("is taken apart", () => {
    expect(readMove("play 7 7 0")).toEqual({ verb: "play", cards: ["7", "7", "0"], powers: [] });
    expect(readMove("play 2 5 with PengYue ZhongliMo*")).toEqual({
      verb: "play",
      cards: ["2", "5"],
      powers: ["PengYue", "ZhongliMo"],
    });
    expect(readMove("use YuJi 5")).toEqual({ verb: "use", cards: [], powers: ["YuJi"], target: "5" });
    expect(readMove("pass with XiangYu").powers).toEqual(["XiangYu"]);
    expect(readMove("cancel PengYue").powers).toEqual(["PengYue"]);
    expect(readMove("play 2 (4*) … with ZhongliMo").cards).toEqual(["2", "4"]);
  });
});

describe("what a choice of cards may mean", () => {
  const choice = (hand: string[], row: string | null = null, discard: string | null = null) => ({ hand, row, discard });

  it("is a plain set first", () => {
    expect(meant(choice(["7", "7"]), false)).toEqual(["play 7 7"]);
    expect(meant(choice([]), false)).toEqual([]);
  });

  it("may be a power", () => {
    expect(meant(choice(["HanXin"]), false)).toEqual(["play HanXin", "use HanXin"]);
    expect(meant(choice(["XiangYu"]), false)).toEqual(["play XiangYu", "pass with XiangYu"]);
    expect(meant(choice(["5", "YuJi"]), false)).toEqual(["play 5 YuJi", "use YuJi 5"]);
    expect(meant(choice(["YingBu"], null, "4"), false)).toEqual(["use YingBu 4"]);
    expect(meant(choice(["2", "5", "ZhongliMo"]), false)).toContain("play 2 5 with ZhongliMo");
    expect(meant(choice(["2", "5", "PengYue", "ZhongliMo"]), false)).toContain("play 2 5 with PengYue ZhongliMo");
  });

  it("may use a card that lies face up", () => {
    expect(meant(choice(["7", "7"], "7"), false)).toEqual(["play 7 7 7*"]);
    expect(meant(choice(["5"], "YuJi"), false)).toContain("use YuJi* 5");
  });

  it("is a gift before the first trick", () => {
    expect(meant(choice(["1", "5"]), true)).toEqual(["give 1 5"]);
  });
});

describe("what the legal moves tell", () => {
  const legal = ["writ", "pass", "use HanXin", "play 7 7", "use YingBu 4", "use YuJi 1", "play … with ZhongliMo"];

  it("which cards can be played", () => {
    expect([...playable(legal)].sort()).toEqual(["1", "7", "HanXin", "YingBu", "YuJi", "ZhongliMo"]);
    expect([...playable(["allow", "cancel"])]).toEqual(["LuZhi"]);
  });

  it("what Ying Bu may take, and which powers go on", () => {
    expect([...takeable(legal)]).toEqual(["4"]);
    expect([...openPowers(legal)]).toEqual(["ZhongliMo"]);
  });

  it("whether a card has but one set", () => {
    expect(onlySet(["pass", "play 7 7", "play 8 8"], "7")).toEqual(["7", "7"]);
    expect(onlySet(["play 0 7", "play 7 7"], "7")).toBeNull();
    expect(onlySet(["use HanXin", "play 0 HanXin"], "HanXin")).toBeNull();
  });
});
