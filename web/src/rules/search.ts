// Looking for words in the rules.
import { plainOf, textsOf, type Manual } from "./manual";

/** A piece of a found sentence. */
export type Piece = { text: string; found: boolean };
export type Hit = {
  /** The number of the block. */
  block: number;
  /** The heading it stands under. */
  title: string;
  pieces: Piece[];
};

/** How much of a long text is shown around what was found. */
const AROUND = 70;
/** Letters that are not taken apart by Unicode. */
const LETTERS: Record<string, string> = { ł: "l", ß: "s", ё: "е", "−": "-" };

/** Small letters without their marks, one for one. */
function fold(text: string): string {
  return [...text]
    .map((sign) => {
      const small = sign.toLowerCase();
      const bare = LETTERS[small] ?? small.normalize("NFD").slice(0, 1);
      return bare.length === sign.length ? bare : sign;
    })
    .join("");
}

/** Texts that hold all the words, as the rules have them; headings first. */
export function search(manual: Manual, wish: string): Hit[] {
  const words = fold(wish).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const headings: Hit[] = [];
  const others: Hit[] = [];
  let title = manual.title;
  manual.blocks.forEach((block, number) => {
    if (block.kind === "heading") title = plainOf(block.text);
    for (const text of textsOf(block)) {
      const plain = plainOf(text);
      const folded = fold(plain);
      if (!words.every((word) => folded.includes(word))) continue;
      const hit = { block: number, title, pieces: piecesOf(plain, folded, words) };
      if (block.kind === "heading") headings.push(hit);
      else others.push(hit);
      break;
    }
  });
  return [...headings, ...others];
}

function piecesOf(plain: string, folded: string, words: readonly string[]): Piece[] {
  const spans = words
    .flatMap((word) => {
      const out: [number, number][] = [];
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
        out.push([at, at + word.length]);
      return out;
    })
    .sort((a, b) => a[0] - b[0]);
  const [start, end] = excerpt(plain, spans[0]?.[0] ?? 0);
  const out: Piece[] = start > 0 ? [{ text: "… ", found: false }] : [];
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

/** From and to, at the borders of words. */
function excerpt(plain: string, at: number): [number, number] {
  const start = at <= AROUND ? 0 : plain.indexOf(" ", at - AROUND) + 1;
  const last = start + 2 * AROUND;
  const end = last >= plain.length ? plain.length : plain.lastIndexOf(" ", last);
  return [Math.min(start, at), Math.max(end, at)];
}
