import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FluentTranslator } from "../src/kit/fluent";

const folder = join(import.meta.dirname, "../../src/tianxia/locales/en");
const source = readdirSync(folder)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");
const words = new FluentTranslator("en", source);

describe("sentences", () => {
  it("are those of the Python side", () => {
    expect(words.say("chuhan-log-lead", { seat: "han", cards: "7 7 JiBu YuJi*" })).toBe(
      "Han leads 7 7, Ji Bu, Yu Ji*.",
    );
    expect(words.say("chuhan-show-hidden", { seat: "chu", number: 1 })).toBe("Chu holds 1 card.");
    expect(words.say("chuhan-show-hidden", { seat: "chu", number: 2 })).toBe("Chu holds 2 cards.");
    expect(words.say("chuhan-show-hand", { seat: "han", number: 1, cards: "HanXin" })).toContain("6 Han Xin");
    expect(words.say("chuhan-no-such-message")).toBe("chuhan-no-such-message");
  });

  it("have a true minus sign", () => {
    expect(words.say("web-points", { points: -9 })).toContain("−9");
    expect(words.parts("suntzu-log-own-boxed", { card: "-1" })).toContainEqual({
      text: "−1",
      kind: "card",
      value: "-1",
    });
  });

  it("can be taken apart", () => {
    expect(words.parts("chuhan-log-pass", { seat: "han" })).toEqual([
      { text: "Han", kind: "seat", value: "han" },
      { text: " passes." },
    ]);
  });

  it("name the cards of a move", () => {
    expect(words.say("chuhan-log-power", { seat: "chu", play: "pass with XiangYu" })).toBe(
      "Chu plays a power: pass with Xiang Yu.",
    );
  });

  it("hold other messages", () => {
    const args = { event: "famine", origin: ["chuhan-origin-house", {}] as [string, Record<string, never>] };
    expect(words.say("chuhan-show-event", args)).toContain("(ours)");
  });

  it("know the game of a message of the browser", () => {
    expect(words.say("web-chuhan-went-out", { seat: "han" }, "chuhan")).toBe("Han goes out");
  });
});

describe("a language that bends its names", () => {
  const polish = new FluentTranslator(
    "pl",
    `
chuhan-seat-han = Han
    .gen = Hana
chuhan-seat-chu = Czu
huang-tile-red = czerwony
chuhan-show-turn = Tura { SEAT($seat, form: "gen") }.
huang-log-home = { TILES($colour, capital: 1) } z { SEAT($seat, form: "gen") }.
huang-state-western-wei = Zachodnie Wei
    .gen = Zachodniego Wei
huang-state-han-hanzhong = Han (Hanzhong)
huang-picture-capital = stolica { STATE($state, form: "gen") }, { CITY($city) }
web-wins = Wygrana { SEAT($seat, form: "gen") }
`,
    source,
  );

  it("says them in the form a message asks for, where there is one", () => {
    expect(polish.say("chuhan-show-turn", { seat: "han" })).toBe("Tura Hana.");
    expect(polish.say("chuhan-show-turn", { seat: "chu" })).toBe("Tura Czu.");
    expect(polish.say("web-wins", { seat: "chuhan/han" })).toBe("Wygrana Hana");
    expect(polish.say("huang-log-home", { colour: "red", seat: "tiger" })).toBe("Czerwony z Tiger.");
  });

  it("says the names of a map file, and leaves those it does not know as they are", () => {
    const capital = (state: string, city: string) => polish.say("huang-picture-capital", { state, city });
    expect(capital("Western Wei", "Pingyang")).toBe("stolica Zachodniego Wei, Pingyang");
    expect(capital("Han (Hanzhong)", "Nanzheng")).toBe("stolica Han (Hanzhong), Nanzheng");
    expect(capital("Lu and Song", "Qufu/Shangqiu")).toBe("stolica Lu and Song, Qufu/Shangqiu");
  });

  it("leaves to English what it does not have", () => {
    expect(polish.say("chuhan-log-pass", { seat: "chu" })).toBe("Chu passes.");
  });
});
