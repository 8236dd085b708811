import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import * as chuhan from "../src/chuhan/anchors";
import { KINDS } from "../src/chuhan/faces";
import * as huang from "../src/huang/anchors";
import { hexTooltip, tileTooltip } from "../src/huang/tooltips";
import { COLOURS, type View } from "../src/huang/view";
import { anchorsOf, linksOf, parseManual, type Block, type Manual } from "../src/rules/manual";
import { search } from "../src/rules/search";
import * as suntzu from "../src/suntzu/anchors";
import { DECK } from "../src/suntzu/faces";

// The reader's own settings need a window.
vi.mock("../src/kit/guest.svelte", () => ({ preferences: () => ({}) }));

const LOCALES = new URL("../../src/tianxia/locales/", import.meta.url);
const GAMES = ["chuhan", "huang", "suntzu"] as const;
const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/rules`, LOCALES)))
  .map((entry) => entry.name);

function manualOf(game: string, language = "en"): Manual {
  return parseManual(readFileSync(new URL(`${language}/rules/${game}.md`, LOCALES), "utf8"));
}

/** What must be the same in every language: kinds of blocks, anchors, pictures, sizes of lists and tables. */
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

  it("is read whole", () => {
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
    ["an anchor twice", "# Go\n\n## A {#a}\n\n## B {#a}\n"],
    ["a link to nowhere", "# Go\n\nSee [there](#there).\n"],
    ["a half bold word", "# Go\n\nA **stone is black.\n"],
    ["a half link", "# Go\n\nSee [there](there).\n"],
    ["a row with another number of cells", "# Go\n\n| a | b |\n| --- | --- |\n| 1 |\n"],
    ["a table without a head", "# Go\n\n| a | b |\n| 1 | 2 |\n"],
    ["steps out of order", "# Go\n\n1. one\n3. three\n"],
    ["a list with another line in it", "# Go\n\n- one\ntwo\n"],
    ["a paragraph of two lines", "# Go\n\none\ntwo\n"],
    ["blocks without an empty line between", "# Go\nText.\n"],
    ["a house rule without a name", "# Go\n\n> **House rule.** No suicide.\n"],
    ["a picture of nothing", "# Go\n\n![A corner.](corner.png)\n"],
    ["HTML", "# Go\n\nA <b>stone</b>.\n"],
  ])("refuses %s", (_, text) => expect(() => parseManual(text)).toThrow());
});

describe("a search", () => {
  const manual = parseManual(
    "# Go\n\n## Lü Zhi {#a}\n\nShe cancels a power.\n\nA long one about nothing.\n\n- Ko forbids\n- to cancel a Ko\n",
  );
  const said = (wish: string) => search(manual, wish).map((hit) => hit.pieces.map((one) => one.text).join(""));

  it("finds all words, whatever their case and marks", () => {
    expect(said("lu")).toEqual(["Lü Zhi"]);
    expect(said("CANCEL")).toEqual(["She cancels a power.", "to cancel a Ko"]);
    expect(said("power cancel")).toEqual(["She cancels a power."]);
    expect(said("suicide")).toEqual([]);
    expect(said("  ")).toEqual([]);
  });

  it("finds words from their start; inside of words only if nothing starts so", () => {
    const many = parseManual("# Go\n\nRivals are dynasties.\n\nThe defender wins ties.\n\nEin Zahlenkartenspiel.\n");
    const found = (wish: string) => search(many, wish).map((hit) => hit.pieces.map((one) => one.text).join(""));
    expect(found("tie")).toEqual(["The defender wins ties."]);
    expect(search(many, "tie")[0]?.pieces.filter((one) => one.found)).toEqual([{ text: "tie", found: true }]);
    expect(found("karten")).toEqual(["Ein Zahlenkartenspiel."]);
    const signs = parseManual("# Go\n\nThe +2 and the −1 meet.\n\nПовтор запрещён. Ничья — это ничья.\n");
    expect(search(signs, "+2")).toHaveLength(1);
    expect(search(signs, "-1")).toHaveLength(1);
    expect(search(signs, "ничья")[0]?.pieces.filter((one) => one.found)).toHaveLength(2);
  });

  it("tells under which heading, and what exactly was found", () => {
    expect(search(manual, "power")).toEqual([
      {
        block: 1,
        title: "Lü Zhi",
        pieces: [
          { text: "She cancels a ", found: false },
          { text: "power", found: true },
          { text: ".", found: false },
        ],
      },
    ]);
  });

  it("cuts a long text around what it found", () => {
    const long = `${"far away ".repeat(40)}here it is ${"and on and on ".repeat(40)}`.trim();
    const pieces = search(parseManual(`# Go\n\n${long}\n`), "here")[0]?.pieces.map((one) => one.text) ?? [];
    expect(pieces[0]).toBe("… ");
    expect(pieces).toContain("here");
    expect(pieces.at(-1)).toBe(" …");
    expect(pieces.join("").length).toBeLessThan(200);
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  const english = manualOf(game);
  const anchors = new Set(anchorsOf(english.blocks));

  it.each(LANGUAGES)("have the same shape in %s", (language) => {
    if (!existsSync(new URL(`${language}/rules/${game}.md`, LOCALES))) return;
    const manual = manualOf(game, language);
    expect(manual.blocks.map(shape)).toEqual(english.blocks.map(shape));
    expect(linksOf(manual.blocks).toSorted()).toEqual(linksOf(english.blocks).toSorted());
  });

  it("begin with five minutes, and show enough pictures, each once", () => {
    expect(anchorsOf(english.blocks)[0]).toBe("five-minutes");
    const pictures = english.blocks.flatMap((block) =>
      block.kind === "picture" ? [`${block.game}/${block.name}`] : [],
    );
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.every((name) => name.startsWith(`${game}/`))).toBe(true);
  });

  it("have a paragraph for every question", () => {
    const ftl = readFileSync(new URL(`en/${game}.ftl`, LOCALES), "utf8");
    const asked = [...ftl.matchAll(new RegExp(`^(${game}-ask-[a-z-]+) =`, "gm"))].map((match) => match[1]!);
    expect(asked.length).toBeGreaterThan(5);
    const ruleOfQuestion = { chuhan, huang, suntzu }[game].ruleOfQuestion;
    for (const id of asked) expect(anchors, id).toContain(ruleOfQuestion(id));
  });
});

describe("a card, an event, a general, a tile", () => {
  const anchors = (game: string) => new Set(anchorsOf(manualOf(game).blocks));

  it("has its paragraph in Chu Han", () => {
    for (const kind of KINDS) expect(anchors("chuhan")).toContain(chuhan.ruleOfCard(kind));
  });

  it("has its paragraph in Sun Tzu", () => {
    for (const kind of Object.keys(DECK)) expect(anchors("suntzu")).toContain(suntzu.ruleOfCard(kind));
  });

  it("has its paragraph in Huang", () => {
    for (const colour of COLOURS) expect(anchors("huang")).toContain(tileTooltip(colour).rule);
  });

  it("has its paragraph on a hex of Huang: what lies uppermost", () => {
    const hexes = ["A1", "B1", "C1", "D1", "E1", "F1", "G1"];
    const ground = { hexes, rivers: [], capitals: {}, places: [["F1"]], bandits: [0, 2] };
    const view = {
      tiles: { A1: "red", B1: "green", C1: "yellow", D1: "yellow", E1: "yellow" },
      leaders: { tiger: { blue: "E1" } },
      pagodas: [{ colour: "green", at: ["B1"] }],
      palace: ["C1"],
      granaries: ["D1", "E1"],
      bandits: { "1": 1 },
    } as unknown as View;
    const found = hexes.map((hex) => hexTooltip(hex, view, ground)?.rule);
    const wanted = ["colour-red", "pagoda", "option-palace", "granaries", "leader", "option-bandits"];
    expect(found).toEqual([...wanted, undefined]);
    for (const rule of wanted) expect(anchors("huang")).toContain(rule);
  });
});
