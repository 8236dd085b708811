import { describe, expect, it, vi } from "vitest";
import * as chuhan from "../src/games/chuhan/anchors";
import { KINDS } from "../src/games/chuhan/faces";
import * as huang from "../src/games/huang/anchors";
import { hexTooltip, tileTooltip } from "../src/games/huang/tooltips";
import { COLOURS, type View } from "../src/games/huang/view";
import { anchorsOf, linksOf, parseManual, type Block, type Manual } from "../src/rules/manual";
import { search } from "../src/rules/search";
import * as suntzu from "../src/games/suntzu/anchors";
import { constants } from "../src/games/suntzu/constants";
import { messageSource, rulesLanguages, rulesSource } from "./messageFiles";

// The guest's settings need a window.
vi.mock("../src/client/guest.svelte", () => ({ preferences: () => ({}) }));

const GAMES = ["chuhan", "huang", "suntzu"] as const;
const LANGUAGES = rulesLanguages("chuhan");

function manualOf(game: string, language = "en"): Manual {
  return parseManual(rulesSource(game, language));
}

/** Return what must be the same in every language: kinds of blocks, anchors, pictures, sizes of lists and tables. */
function shape(block: Block): unknown[] {
  switch (block.kind) {
    case "heading":
      return [block.kind, block.level, block.anchor];
    case "house":
      return [block.kind, block.anchor];
    case "list":
      return [block.kind, block.ordered, block.items.length];
    case "table":
      return [block.kind, block.head.length, block.rows.length];
    case "picture":
      return [block.kind, block.game, block.name];
    default:
      return [block.kind];
  }
}

describe("a manual", () => {
  const source = [
    "# Go",
    "",
    "## Stones {#stones}",
    "",
    "Put a **stone** on the [board](#board-9).",
    "",
    "- one",
    "- two",
    "",
    "1. first",
    "2. second",
    "",
    "| a | b |",
    "| --- | --- |",
    "| 1 | 2 |",
    "",
    "### The board {#board-9}",
    "",
    "![A corner.](scene:go/corner)",
    "",
    "> **House rule.** No suicide, it is cruel. {#house-suicide}",
    "",
  ].join("\n");

  it("is parsed into its blocks", () => {
    const manual = parseManual(source);
    expect(manual.title).toBe("Go");
    expect(manual.blocks.map(shape)).toEqual([
      ["heading", 2, "stones"],
      ["paragraph"],
      ["list", false, 2],
      ["list", true, 2],
      ["table", 2, 1],
      ["heading", 3, "board-9"],
      ["picture", "go", "corner"],
      ["house", "house-suicide"],
    ]);
    expect(manual.blocks[1]).toEqual({
      kind: "paragraph",
      text: [
        { text: "Put a " },
        { text: "stone", bold: true },
        { text: " on the " },
        { text: "board", link: "board-9" },
        { text: "." },
      ],
    });
  });

  it.each([
    ["no title", "Go\n"],
    ["a heading without an anchor", "# Go\n\n## Stones\n"],
    ["a duplicate anchor", "# Go\n\n## A {#a}\n\n## B {#a}\n"],
    ["a link to nowhere", "# Go\n\nSee [there](#there).\n"],
    ["an unclosed bold word", "# Go\n\nA **stone is black.\n"],
    ["a link without #", "# Go\n\nSee [there](there).\n"],
    ["a row with another number of cells", "# Go\n\n| a | b |\n| --- | --- |\n| 1 |\n"],
    ["a table without a head", "# Go\n\n| a | b |\n| 1 | 2 |\n"],
    ["list numbers out of order", "# Go\n\n1. one\n3. three\n"],
    ["a list with another line in it", "# Go\n\n- one\ntwo\n"],
    ["a paragraph of two lines", "# Go\n\none\ntwo\n"],
    ["blocks without an empty line between them", "# Go\nText.\n"],
    ["a house rule without a name", "# Go\n\n> **House rule.** No suicide.\n"],
    ["a picture that is no scene", "# Go\n\n![A corner.](corner.png)\n"],
    ["HTML", "# Go\n\nA <b>stone</b>.\n"],
  ])("is rejected if it has %s", (_, text) => expect(() => parseManual(text)).toThrow());
});

describe("a search", () => {
  const manual = parseManual(
    "# Go\n\n## Lü Zhi {#a}\n\nShe cancels a power.\n\nA long one about nothing.\n\n- Ko forbids\n- to cancel a Ko\n",
  );
  const textsOfHits = (query: string) =>
    search(manual, query).map((hit) => hit.snippet.map((part) => part.text).join(""));

  it("ignores case and diacritics", () => {
    expect(textsOfHits("lu")).toEqual(["Lü Zhi"]);
    expect(textsOfHits("CANCEL")).toEqual(["She cancels a power.", "to cancel a Ko"]);
    expect(textsOfHits("power cancel")).toEqual(["She cancels a power."]);
    expect(textsOfHits("suicide")).toEqual([]);
    expect(textsOfHits("  ")).toEqual([]);
  });

  it("matches the beginnings of words, and their insides only if no word begins so", () => {
    const many = parseManual("# Go\n\nRivals are dynasties.\n\nThe defender wins ties.\n\nEin Zahlenkartenspiel.\n");
    const found = (query: string) => search(many, query).map((hit) => hit.snippet.map((part) => part.text).join(""));
    expect(found("tie")).toEqual(["The defender wins ties."]);
    expect(search(many, "tie")[0]?.snippet.filter((part) => part.isMatch)).toEqual([{ text: "tie", isMatch: true }]);
    expect(found("karten")).toEqual(["Ein Zahlenkartenspiel."]);
    const marks = parseManual("# Go\n\nThe +2 and the −1 meet.\n\nПовтор запрещён. Ничья — это ничья.\n");
    expect(search(marks, "+2")).toHaveLength(1);
    expect(search(marks, "-1")).toHaveLength(1);
    expect(search(marks, "ничья")[0]?.snippet.filter((part) => part.isMatch)).toHaveLength(2);
  });

  it("returns the heading and the exact match", () => {
    expect(search(manual, "power")).toEqual([
      {
        block: 1,
        title: "Lü Zhi",
        snippet: [
          { text: "She cancels a ", isMatch: false },
          { text: "power", isMatch: true },
          { text: ".", isMatch: false },
        ],
      },
    ]);
  });

  it("shortens a long text around the match", () => {
    const long = `${"far away ".repeat(40)}here it is ${"and on and on ".repeat(40)}`.trim();
    const parts = search(parseManual(`# Go\n\n${long}\n`), "here")[0]?.snippet.map((part) => part.text) ?? [];
    expect(parts[0]).toBe("… ");
    expect(parts).toContain("here");
    expect(parts.at(-1)).toBe(" …");
    expect(parts.join("").length).toBeLessThan(200);
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  const english = manualOf(game);
  const anchors = new Set(anchorsOf(english.blocks));

  it.each(LANGUAGES)("have the same shape in %s", (language) => {
    if (!rulesLanguages(game).includes(language)) return;
    const manual = manualOf(game, language);
    expect(manual.blocks.map(shape)).toEqual(english.blocks.map(shape));
    expect(linksOf(manual.blocks).toSorted()).toEqual(linksOf(english.blocks).toSorted());
  });

  it("begin with the five-minute overview and have enough pictures, each once", () => {
    expect(anchorsOf(english.blocks)[0]).toBe("five-minutes");
    const pictures = english.blocks.flatMap((block) =>
      block.kind === "picture" ? [`${block.game}/${block.name}`] : [],
    );
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.every((name) => name.startsWith(`${game}/`))).toBe(true);
  });

  it("have an anchor for every question", () => {
    const ftl = messageSource("en");
    const asked = [...ftl.matchAll(new RegExp(`^(${game}-ask-[a-z-]+) =`, "gm"))].map((match) => match[1]!);
    expect(asked.length).toBeGreaterThan(5);
    const ruleOfQuestion = { chuhan, huang, suntzu }[game].ruleOfQuestion;
    for (const id of asked) expect(anchors, id).toContain(ruleOfQuestion(id));
  });
});

describe("the anchor of every piece", () => {
  const anchors = (game: string) => new Set(anchorsOf(manualOf(game).blocks));

  it("exists for the cards of Chu Han", () => {
    for (const kind of KINDS) expect(anchors("chuhan")).toContain(chuhan.ruleOfCard(kind));
  });

  it("exists for the cards of Sun Tzu", () => {
    for (const kind of Object.keys(constants().deck)) expect(anchors("suntzu")).toContain(suntzu.ruleOfCard(kind));
  });

  it("exists for the tiles of Huang", () => {
    for (const colour of COLOURS) expect(anchors("huang")).toContain(tileTooltip(colour).rule);
  });

  it("is that of the topmost piece on a hex of Huang", () => {
    const hexes = ["A1", "B1", "C1", "D1", "E1", "F1", "G1"];
    const boardMap = { hexes, rivers: [], capitals: {}, places: [["F1"]], bandits: [0, 2] };
    const view = {
      tiles: { A1: "red", B1: "green", C1: "yellow", D1: "yellow", E1: "yellow" },
      leaders: { tiger: { blue: "E1" } },
      pagodas: [{ colour: "green", at: ["B1"] }],
      palace: ["C1"],
      granaries: ["D1", "E1"],
      bandits: { "1": 1 },
    } as unknown as View;
    const rules = hexes.map((hex) => hexTooltip(hex, view, boardMap)?.rule);
    const expected = ["colour-red", "pagoda", "option-palace", "granaries", "leader", "option-bandits"];
    expect(rules).toEqual([...expected, undefined]);
    for (const rule of expected) expect(anchors("huang")).toContain(rule);
  });
});
