// The labels of moves.
import { say } from "../kit/translation.svelte";
import { cardName, cardRef } from "./faces";
import { parseOrders } from "./moves";
import { isProvince } from "./view";

/** Returns the translated name of a province. */
export function provinceName(province: string): string {
  return say(`suntzu-province-${province}`);
}

/** The label of a move; what `no` means depends on the question. */
export function moveLabel(text: string, ask: string): string {
  const [verb = "", first = "", ...rest] = text.split(" ");
  switch (verb) {
    case "orders":
      return [...parseOrders(text)].map(([province, card]) => `${provinceName(province)} ${cardName(card)}`).join(", ");
    case "exchange":
      return say("web-suntzu-act-exchange", { card: cardRef(first) });
    case "use": {
      const places = rest.filter(isProvince);
      const args = { general: first, from: places[0] ?? "", to: places[1] ?? "" };
      return say("web-suntzu-act-use", { ...args, number: places.length });
    }
    case "battle":
      return say("web-suntzu-act-battle", { province: first });
    case "from":
      return first === "pool" ? say("web-suntzu-act-pool") : say("web-suntzu-act-from", { province: first });
    case "keep":
      return say("web-suntzu-act-keep", { cards: [first, ...rest].map(cardRef).join(" ") });
    case "general":
      return say("web-suntzu-act-keep-general", { general: first });
    case "take":
      return say("web-suntzu-act-take", { general: first });
    case "place":
      return say("web-suntzu-act-place");
    case "no":
      return say("web-suntzu-act-no", { ask });
    default:
      return text;
  }
}
