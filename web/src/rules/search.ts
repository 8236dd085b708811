// Full-text search in the rules.
import { plainText, textsOf, type Manual } from "./manual";

/** A part of a snippet; parts that match the query are highlighted. */
export type SnippetPart = { text: string; isMatch: boolean };
/** A block that contains all words of a query. */
export type SearchHit = {
  /** The index of the block. */
  block: number;
  /** The heading above the block. */
  title: string;
  snippet: SnippetPart[];
};

/** How many characters of a long text are shown on either side of the first match. */
const SNIPPET_RADIUS_CHARS = 70;
/** Letters that Unicode does not decompose. */
const UNDECOMPOSED_LETTERS: Record<string, string> = { ł: "l", ß: "s", ё: "е", "−": "-" };

/** A letter or a digit. */
const LETTER = /[\p{L}\p{N}]/u;
/** The range of a match: the first character, and one after the last. */
type Span = [start: number, end: number];

/** Return a text in lower case without diacritics, of the same length. */
function fold(text: string): string {
  return [...text]
    .map((character) => {
      const small = character.toLowerCase();
      const bare = UNDECOMPOSED_LETTERS[small] ?? small.normalize("NFD").slice(0, 1);
      return bare.length === character.length ? bare : character;
    })
    .join("");
}

/**
 * Return the blocks that have, for each word of the query, a word that begins with it; headings come first. If there are no
 * such blocks, return those with words that contain it, because in German a term may be the end of a compound.
 */
export function search(manual: Manual, query: string): SearchHit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = findBlocks(manual, words, positionsAtWordStart);
  return hits.length > 0 ? hits : findBlocks(manual, words, positionsOf);
}

/** A function that returns the positions at which a word occurs in a text. */
type Matcher = (folded: string, word: string) => number[];

const positionsOf: Matcher = (folded, word) => {
  const positions: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) positions.push(at);
  return positions;
};

const positionsAtWordStart: Matcher = (folded, word) =>
  positionsOf(folded, word).filter((at) => !(LETTER.test(folded[at - 1] ?? "") && LETTER.test(word[0] ?? "")));

function findBlocks(manual: Manual, words: readonly string[], matcher: Matcher): SearchHit[] {
  const headings: SearchHit[] = [];
  const others: SearchHit[] = [];
  let title = manual.title;
  manual.blocks.forEach((block, number) => {
    if (block.kind === "heading") title = plainText(block.text);
    for (const text of textsOf(block)) {
      const plain = plainText(text);
      const folded = fold(plain);
      const positions = words.map((word) => matcher(folded, word));
      if (positions.some((list) => list.length === 0)) continue;
      const spans = positions.flatMap((list, i) => list.map((at): Span => [at, at + (words[i] ?? "").length]));
      const hit = { block: number, title, snippet: snippetOf(plain, spans) };
      if (block.kind === "heading") headings.push(hit);
      else others.push(hit);
      break;
    }
  });
  return [...headings, ...others];
}

function snippetOf(plain: string, matches: readonly Span[]): SnippetPart[] {
  const spans = matches.toSorted((a, b) => a[0] - b[0]);
  const [start, end] = excerptRange(plain, spans[0]?.[0] ?? 0);
  const out: SnippetPart[] = start > 0 ? [{ text: "… ", isMatch: false }] : [];
  let at = start;
  for (const [from, to] of spans) {
    if (from < at || to > end) continue;
    if (from > at) out.push({ text: plain.slice(at, from), isMatch: false });
    out.push({ text: plain.slice(from, to), isMatch: true });
    at = to;
  }
  if (at < end) out.push({ text: plain.slice(at, end), isMatch: false });
  if (end < plain.length) out.push({ text: " …", isMatch: false });
  return out;
}

/** Return the range of the snippet around a position, at word boundaries. */
function excerptRange(plain: string, at: number): [number, number] {
  const start = at <= SNIPPET_RADIUS_CHARS ? 0 : plain.indexOf(" ", at - SNIPPET_RADIUS_CHARS) + 1;
  const last = start + 2 * SNIPPET_RADIUS_CHARS;
  const end = last >= plain.length ? plain.length : plain.lastIndexOf(" ", last);
  return [Math.min(start, at), Math.max(end, at)];
}
