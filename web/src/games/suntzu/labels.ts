// The labels of moves.
import { say } from "../../client/translation.svelte";
import type { Message } from "../../client/wire";
import { cardName, cardRef } from "./faces";
import { parseOrders } from "./moves";
import { isProvince, PROVINCES } from "./view";

/** Return the translated name of a province. */
export function provinceName(province: string): string {
  return say(`suntzu-province-${province}`);
}

/** How a move is put into words: on a button, what it does; in a hint or an analysis, a noun phrase. */
export type LabelStyle = "button" | "noun-phrase";

/** Return the label of a move. What `no` means depends on the kind of question. */
export function moveLabel(text: string, questionKind: string | null, style: LabelStyle = "button"): string {
  const form = style === "noun-phrase" ? "hint" : "act";
  const [verb = "", first = "", ...rest] = text.split(" ");
  switch (verb) {
    case "orders":
      return [...parseOrders(text)].map(([province, card]) => `${provinceName(province)} ${cardName(card)}`).join(", ");
    case "exchange":
      return say(`web-suntzu-${form}-exchange`, { card: cardRef(first) });
    case "use": {
      const provinces = rest.filter(isProvince);
      const args = { general: first, from: provinces[0] ?? "", to: provinces[1] ?? "" };
      return say(`web-suntzu-${form}-use`, { ...args, number: provinces.length });
    }
    case "battle":
      return say(`web-suntzu-${form}-battle`, { province: first });
    case "from":
      return first === "pool" ? say(`web-suntzu-${form}-pool`) : say(`web-suntzu-${form}-from`, { province: first });
    case "keep":
      return say(`web-suntzu-${form}-keep`, { cards: [first, ...rest].map(cardRef).join(" ") });
    case "general":
      return say(`web-suntzu-${form}-keep-general`, { general: first });
    case "take":
      return say(`web-suntzu-${form}-take`, { general: first });
    case "place":
      return say("web-suntzu-act-place");
    case "no":
      return say(`web-suntzu-${form}-no`, { ask: questionKind ?? "" });
    default:
      return text;
  }
}

/** Return a move that the log does not report, or reports without its cards, as a sentence with them; else null. */
export function describeMove({ seat, text }: { seat: string; text: string }, line: Message | null): Message | null {
  const [verb = "", ...words] = text.split(" ");
  switch (line?.[0]) {
    case undefined:
      return verb === "no" ? ["web-suntzu-move-no", { seat }] : null;
    case "suntzu-log-orders": {
      const orders = parseOrders(text);
      const cards = PROVINCES.map((province) => [province, cardRef(orders.get(province) ?? "–")]);
      return ["web-suntzu-move-orders", { seat, ...Object.fromEntries(cards) }];
    }
    case "suntzu-log-keeps":
      return ["web-suntzu-move-keeps", { seat, cards: words.map(cardRef).join(" ") }];
    case "suntzu-log-chosen":
    case "suntzu-log-takes":
      return words[0] ? ["web-suntzu-move-general", { seat, general: words[0] }] : null;
    default:
      return null;
  }
}
