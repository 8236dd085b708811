// Full-text search in the rules.
import { plainText, textsOf, type Manual } from "./manual";

/** A part of a snippet: found words are highlighted. */
export type SnippetPart = { text: string; found: boolean };
/** A block that contains all words of a query. */
export type SearchHit = {
  /** The number of the block. */
  block: number;
  /** The heading it stands under. */
  title: string;
  pieces: SnippetPart[];
};

/** How much of a long text is shown around what was found. */
const SNIPPET_RADIUS_CHARS = 70;
/** Letters that Unicode does not decompose. */
const UNDECOMPOSED_LETTERS: Record<string, string> = { ł: "l", ß: "s", ё: "е", "−": "-" };

/** A letter or a digit. */
const LETTER = /[\p{L}\p{N}]/u;
/** Where something was found: first character, and one after the last. */
type Span = [number, number];

/** Returns a text in lower case without diacritics, of the same length. */
function fold(text: string): string {
  return [...text]
    .map((sign) => {
      const small = sign.toLowerCase();
      const bare = UNDECOMPOSED_LETTERS[small] ?? small.normalize("NFD").slice(0, 1);
      return bare.length === sign.length ? bare : sign;
    })
    .join("");
}

/**
 * Returns the blocks with words that begin with those of the query; headings first. If there are none, words that
 * contain them: in German a term may stand at the end of a compound.
 */
export function search(manual: Manual, query: string): SearchHit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = findBlocks(manual, words, placesOfStart);
  return hits.length > 0 ? hits : findBlocks(manual, words, placesOf);
}

/** Returns where in a text a word occurs. */
type Matcher = (folded: string, word: string) => number[];

const placesOf: Matcher = (folded, word) => {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) places.push(at);
  return places;
};

const placesOfStart: Matcher = (folded, word) =>
  placesOf(folded, word).filter((at) => !(LETTER.test(folded[at - 1] ?? "") && LETTER.test(word[0] ?? "")));

function findBlocks(manual: Manual, words: readonly string[], matcher: Matcher): SearchHit[] {
  const headings: SearchHit[] = [];
  const others: SearchHit[] = [];
  let title = manual.title;
  manual.blocks.forEach((block, number) => {
    if (block.kind === "heading") title = plainText(block.text);
    for (const text of textsOf(block)) {
      const plain = plainText(text);
      const folded = fold(plain);
      const places = words.map((word) => matcher(folded, word));
      if (places.some((found) => found.length === 0)) continue;
      const spans = places.flatMap((found, i) => found.map((at): Span => [at, at + (words[i] ?? "").length]));
      const hit = { block: number, title, pieces: snippetOf(plain, spans) };
      if (block.kind === "heading") headings.push(hit);
      else others.push(hit);
      break;
    }
  });
  return [...headings, ...others];
}

function snippetOf(plain: string, found: readonly Span[]): SnippetPart[] {
  const spans = found.toSorted((a, b) => a[0] - b[0]);
  const [start, end] = excerpt(plain, spans[0]?.[0] ?? 0);
  const out: SnippetPart[] = start > 0 ? [{ text: "… ", found: false }] : [];
  let at = start;
  for (const [from, to] of spans) {
    if (from < at || to > end) continue;
    if (from > at) out.push({ text: plain.slice(at, from), found: false });
    out.push({ text: plain.slice(from, to), found: true });
    at = to;
  }
  if (at < end) out.push({ text: plain.slice(at, end), found: false });
  if (end < plain.length) out.push({ text: " …", found: false });
  return out;
}

/** The range of the snippet, at word boundaries. */
function excerpt(plain: string, at: number): [number, number] {
  const start = at <= SNIPPET_RADIUS_CHARS ? 0 : plain.indexOf(" ", at - SNIPPET_RADIUS_CHARS) + 1;
  const last = start + 2 * SNIPPET_RADIUS_CHARS;
  const end = last >= plain.length ? plain.length : plain.lastIndexOf(" ", last);
  return [Math.min(start, at), Math.max(end, at)];
}
