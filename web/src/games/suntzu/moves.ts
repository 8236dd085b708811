// The notation of moves, defined in section 8 of the rules. Only the server knows which are legal.
import { isProvince, PROVINCES, type Province } from "./view";

/** The card laid in each province. */
export type Orders = ReadonlyMap<Province, string>;

/** Return the text of orders; an ellipsis means that some are missing. */
export function ordersText(orders: Orders): string {
  const laid = PROVINCES.filter((province) => orders.has(province));
  const words = laid.map((province) => `${province}=${orders.get(province)}`);
  return ["orders", ...words, ...(laid.length < PROVINCES.length ? ["…"] : [])].join(" ");
}

/** Parse the text of a move with orders. */
export function parseOrders(text: string): Map<Province, string> {
  const out = new Map<Province, string>();
  for (const word of text.split(" ").slice(1)) {
    const [province, card] = word.split("=");
    if (isProvince(province) && card) out.set(province, card);
  }
  return out;
}

/** Return the provinces that legal moves with this verb name: `battle wu`, `from chu`, `use levy qin`. */
export function provincesOf(legal: readonly string[], verb: string): Province[] {
  const words = legal.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1));
  return PROVINCES.filter((province) => words.includes(province));
}

/** Return the kinds of cards that can be exchanged now. */
export function exchangeableKinds(legal: readonly string[]): Set<string> {
  return new Set(legal.filter((text) => text.startsWith("exchange ")).map((text) => text.slice(9)));
}

/** Return the generals that legal moves with this verb name: `use`, `general`, `take`. */
export function generalsOf(legal: readonly string[], verb: string): string[] {
  const named = legal.filter((text) => text.startsWith(`${verb} `)).map((text) => text.split(" ")[1] ?? "");
  return [...new Set(named)];
}

/** Return the provinces that can be named next for a general who needs one or two. */
export function provincesAfter(legal: readonly string[], general: string, named: readonly Province[]): Province[] {
  const start = ["use", general, ...named].join(" ");
  const next = legal
    .filter((text) => text.startsWith(`${start} `))
    .map((text) => text.slice(start.length + 1).split(" ")[0]);
  return PROVINCES.filter((province) => next.includes(province));
}

/** Return the text of the move that uses a general in the named provinces. */
export function useText(general: string, named: readonly Province[]): string {
  return ["use", general, ...named].join(" ");
}

/** Return the legal move that keeps these cards; null if they are too few or too many. */
export function keepText(legal: readonly string[], cards: readonly string[]): string | null {
  const wanted = [...cards].sort().join(" ");
  return legal.find((text) => text.startsWith("keep ") && text.split(" ").slice(1).sort().join(" ") === wanted) ?? null;
}

/** Return how many of the drawn cards are kept. */
export function keepCount(legal: readonly string[]): number {
  return Math.max(0, ...legal.filter((text) => text.startsWith("keep ")).map((text) => text.split(" ").length - 1));
}
