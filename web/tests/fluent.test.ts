import { describe, expect, it } from "vitest";
import { allGames } from "../src/client/catalogue";
import { FluentTranslator } from "../src/client/fluent";
import "./catalogue";
import { messageSource } from "./messageFiles";

const source = messageSource("en");
const english = new FluentTranslator("en", allGames(), source);

describe("messages", () => {
  it("are formatted as in Python", () => {
    expect(english.say("chuhan-log-lead", { seat: "han", cards: "7 7 JiBu YuJi*" })).toBe(
      "Han leads 7 7, Ji Bu, Yu Ji*.",
    );
    expect(english.say("chuhan-show-hidden", { seat: "chu", number: 1 })).toBe("Chu holds 1 card.");
    expect(english.say("chuhan-show-hidden", { seat: "chu", number: 2 })).toBe("Chu holds 2 cards.");
    expect(english.say("chuhan-show-hand", { seat: "han", number: 1, cards: "HanXin" })).toContain("6 Han Xin");
    expect(english.say("chuhan-no-such-message")).toBe("chuhan-no-such-message");
  });

  it("have a true minus sign", () => {
    expect(english.say("web-points", { points: -9 })).toContain("−9");
    expect(english.parts("suntzu-log-own-boxed", { card: "-1" })).toContainEqual({
      text: "−1",
      kind: "card",
      value: "-1",
    });
  });

  it("can be split into parts", () => {
    expect(english.parts("chuhan-log-pass", { seat: "han" })).toEqual([
      { text: "Han", kind: "seat", value: "han" },
      { text: " passes." },
    ]);
  });

  it("name the cards of a move", () => {
    expect(english.say("chuhan-log-power", { seat: "chu", play: "pass with XiangYu" })).toBe(
      "Chu plays a power: pass with Xiang Yu.",
    );
  });

  it("can contain other messages", () => {
    const args = { event: "famine", origin: ["chuhan-origin-house", {}] as [string, Record<string, never>] };
    expect(english.say("chuhan-show-event", args)).toContain("(ours)");
  });

  it("can belong to a game", () => {
    expect(english.say("web-chuhan-went-out", { seat: "han" }, "chuhan")).toBe("Han goes out");
  });
});

describe("the functions of a game", () => {
  const messages = `
nim-pile-a = Anna
    .gen = Annas
nim-move-take = take { $things } from { PILE($piles) }
nim-log-take = { MOVE($play) }, { PILE("a", form: "gen") }
other-pile-a = one { $number }
other-log-piles = { PILE($piles) }
`;
  const pile = { name: "PILE", kind: "pile" };
  const games = [
    { name: "nim", name_functions: [{ ...pile, style: "words" as const }], move_clauses: { from: "piles" } },
    { name: "other", name_functions: [{ ...pile, style: "counted" as const }], move_clauses: {} },
  ];
  const translator = new FluentTranslator("en", games, messages);

  it("format names, also those in the message itself, and the clauses of moves", () => {
    expect(translator.say("nim-log-take", { play: "take 3 4 from a b" })).toBe("take 3 4 from Anna, b, Annas");
  });

  it("have the style that this game declares", () => {
    expect(translator.say("other-log-piles", { piles: "a a b" })).toBe("one 2, 1 b");
    expect(translator.say("other-log-piles", { piles: "nim/a nim/a" })).toBe("Anna Anna");
  });
});

describe("a language with grammatical cases", () => {
  const polish = new FluentTranslator(
    "pl",
    allGames(),
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

  it("uses the form a message requests, if there is one", () => {
    expect(polish.say("chuhan-show-turn", { seat: "han" })).toBe("Tura Hana.");
    expect(polish.say("chuhan-show-turn", { seat: "chu" })).toBe("Tura Czu.");
    expect(polish.say("web-wins", { seat: "chuhan/han" })).toBe("Wygrana Hana");
    expect(polish.say("huang-log-home", { colour: "red", seat: "tiger" })).toBe("Czerwony z Tiger.");
  });

  it("translates the names of a map file, and keeps unknown ones", () => {
    const capital = (state: string, city: string) => polish.say("huang-picture-capital", { state, city });
    expect(capital("Western Wei", "Pingyang")).toBe("stolica Zachodniego Wei, Pingyang");
    expect(capital("Han (Hanzhong)", "Nanzheng")).toBe("stolica Han (Hanzhong), Nanzheng");
    expect(capital("Lu and Song", "Qufu/Shangqiu")).toBe("stolica Lu and Song, Qufu/Shangqiu");
  });

  it("falls back to English", () => {
    expect(polish.say("chuhan-log-pass", { seat: "chu" })).toBe("Chu passes.");
  });
});
