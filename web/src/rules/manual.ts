// A parser for the rules: a small, strict subset of Markdown. Everything else is an error.
//
//   # Title                       once, first
//   ## Heading {#anchor}          ### too
//   - item      1. item           one line for each item
//   | cell | cell |               the first row is the head
//   ![caption](scene:game/name)   a picture of a position
//   > **House rule.** … {#house-name}
//   anything else                 one line for each paragraph, with **bold** and [links](#anchor)

/** A run of text in one style. */
export type TextRun = { text: string; bold?: true; link?: string };
/** The text of a paragraph, an item or a cell. */
export type InlineText = TextRun[];

/** A heading with its anchor. */
export type Heading = { kind: "heading"; level: 2 | 3; anchor: string; text: InlineText };
/** A block of the rules. */
export type Block =
  | Heading
  | { kind: "paragraph"; text: InlineText }
  | { kind: "list"; ordered: boolean; items: InlineText[] }
  | { kind: "table"; head: InlineText[]; rows: InlineText[][] }
  | { kind: "picture"; caption: string; game: string; name: string }
  | { kind: "house"; anchor: string; text: InlineText };

/** The parsed rules of a game. */
export type Manual = { title: string; blocks: Block[] };

const HEADING = /^(#{2,3}) (\S.*\S) \{#([\w+-]+)\}$/;
const PICTURE = /^!\[([^\]]+)\]\(scene:([a-z]+)\/([a-z-]+)\)$/;
const HOUSE = /^> (\*\*[^*]+\*\* \S.*\S) \{#(house-[a-z-]+)\}$/;
const ITEM = /^- (\S.*)$/;
const STEP = /^(\d+)\. (\S.*)$/;
const TABLE_RULE = /^\|( --- \|)+$/;
const MARKUP = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(#([\w+-]+)\)/g;
/** Markup that was not recognised, so probably mistyped. */
const STRAY_MARKUP = /[*[\]{}`<>\\]|^[#|>!]|^- |^\d+\. /;

/** Parse the rules; throws an Error that names the invalid line, anchor or link. */
export function parseManual(source: string): Manual {
  const lines = source.split("\n");
  const title = /^# (\S.*)$/.exec(lines[0] ?? "")?.[1];
  if (!title) throw parseError(0, "a title comes first");
  const blocks: Block[] = [];
  let at = 1;
  while (at < lines.length) {
    if (lines[at] === "") {
      at += 1;
      continue;
    }
    if (lines[at - 1] !== "") throw parseError(at, "an empty line must come before it");
    const until = lines.indexOf("", at);
    const part = lines.slice(at, until < 0 ? lines.length : until);
    blocks.push(parseBlock(part, at));
    at += part.length;
  }
  checkAnchors(blocks);
  return { title, blocks };
}

function parseBlock(lines: string[], at: number): Block {
  const first = lines[0] ?? "";
  if (ITEM.test(first)) {
    return { kind: "list", ordered: false, items: lines.map((line, i) => parseInline(ITEM.exec(line)?.[1], at + i)) };
  }
  if (STEP.test(first)) {
    const items = lines.map((line, i) => {
      const step = STEP.exec(line);
      return parseInline(Number(step?.[1]) === i + 1 ? step?.[2] : undefined, at + i);
    });
    return { kind: "list", ordered: true, items };
  }
  if (first.startsWith("|")) return parseTable(lines, at);
  if (lines.length > 1) throw parseError(at + 1, "a paragraph is one line");
  const heading = HEADING.exec(first);
  if (heading) {
    const level = heading[1] === "##" ? 2 : 3;
    return { kind: "heading", level, anchor: heading[3]!, text: parseInline(heading[2], at) };
  }
  const picture = PICTURE.exec(first);
  if (picture) return { kind: "picture", caption: picture[1]!, game: picture[2]!, name: picture[3]! };
  const house = HOUSE.exec(first);
  if (house) return { kind: "house", anchor: house[2]!, text: parseInline(house[1], at) };
  return { kind: "paragraph", text: parseInline(first, at) };
}

function parseTable(lines: string[], at: number): Block {
  const cells = (line: string, i: number): InlineText[] => {
    if (!/^\| .* \|$/.test(line)) throw parseError(at + i, "a row begins and ends with |");
    return line
      .slice(2, -2)
      .split(" | ")
      .map((cell) => parseInline(cell, at + i));
  };
  const [head, rule, ...rows] = lines;
  if (!TABLE_RULE.test(rule ?? "")) throw parseError(at + 1, "a row of | --- | comes after the head");
  const table = { kind: "table", head: cells(head!, 0), rows: rows.map((row, i) => cells(row, i + 2)) } as const;
  const wide = [table.head, ...table.rows].findIndex((row) => row.length !== (rule!.length - 1) / 6);
  if (wide >= 0) throw parseError(at + wide, "all rows have as many cells as the head");
  return table;
}

function parseInline(source: string | undefined, at: number): InlineText {
  if (!source) throw parseError(at, "something is missing or misplaced");
  const runs: InlineText = [];
  let from = 0;
  const plain = (until: number) => {
    const text = source.slice(from, until);
    if (STRAY_MARKUP.test(from === 0 ? text : ` ${text}`)) throw parseError(at, `cannot be read: ${text.trim()}`);
    if (text) runs.push({ text });
  };
  for (const match of source.matchAll(MARKUP)) {
    plain(match.index);
    if (match[1]) runs.push({ text: match[1], bold: true });
    else runs.push({ text: match[2]!, link: match[3]! });
    from = match.index + match[0].length;
  }
  plain(source.length);
  return runs;
}

/** Throw an Error unless anchors are unique and links lead to anchors. */
function checkAnchors(blocks: Block[]): void {
  const anchors = anchorsOf(blocks);
  const duplicate = anchors.find((anchor, i) => anchors.indexOf(anchor) !== i);
  if (duplicate) throw new Error(`the anchor ${duplicate} occurs twice`);
  const broken = linksOf(blocks).find((link) => !anchors.includes(link));
  if (broken) throw new Error(`a link leads to ${broken}, which is not an anchor`);
}

/** Return all anchors, in the order of the text. */
export function anchorsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => ("anchor" in block ? [block.anchor] : []));
}

/** Return the anchors that links lead to. */
export function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => textsOf(block).flatMap((text) => text.flatMap((run) => run.link ?? [])));
}

/** Return the texts of a block: one for each paragraph, item or cell. */
export function textsOf(block: Block): InlineText[] {
  switch (block.kind) {
    case "list":
      return block.items;
    case "table":
      return [block.head, ...block.rows].flat();
    case "picture":
      return [[{ text: block.caption }]];
    default:
      return [block.text];
  }
}

/** Return a text without its styles. */
export function plainText(text: InlineText): string {
  return text.map((run) => run.text).join("");
}

function parseError(at: number, problem: string): Error {
  return new Error(`line ${at + 1}: ${problem}`);
}
