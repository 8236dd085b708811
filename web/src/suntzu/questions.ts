// What can be chosen for a question, and which move a choice stands for. The kinds of questions are those of the
// server:
// `suntzu-ask-orders` is `orders` here.
import { kindOfCopy } from "../kit/cardCopies";
import type { Question } from "../kit/wire";
import type { Choice } from "./choice.svelte";
import { exchangeableKinds, generalsOf, keepText, nextProvinces, ordersText, provincesOf, useText } from "./moves";
import { isProvince, PROVINCES, type Province } from "./view";

/** Returns the kind of a question, such as `orders`; empty if there is none. */
export function questionKind(question: Question | null): string {
  return question?.prompt[0].replace(/^suntzu-ask-/, "") ?? "";
}

/** Questions about the open battle, or the next one: its cards stay in sight. */
export const BATTLE_QUESTIONS = new Set(["general", "from", "mark-from", "pay", "take", "place", "pick"]);
/** Questions about the open battle that are answered with a card of the hand. */
export const EXCHANGE_QUESTIONS = new Set(["exchange", "mark-exchange"]);
const SOURCE_QUESTIONS = new Set(["from", "mark-from", "pay"]);

/** The provinces that can be named now. */
export function selectableProvinces(ask: string, legal: readonly string[], choice: Choice): Province[] {
  if (choice.general && (ask === "orders" || ask === "after")) {
    const next = nextProvinces(legal, choice.general, choice.places);
    return next.length > 0 ? next : nextProvinces(legal, choice.general, choice.places.slice(0, -1));
  }
  if (ask === "pick") return provincesOf(legal, "battle");
  if (SOURCE_QUESTIONS.has(ask)) return provincesOf(legal, "from");
  return ask === "orders" && choice.card ? [...PROVINCES] : [];
}

/** Adds a province to the named ones, or replaces the last one. */
export function nextNamedProvinces(legal: readonly string[], choice: Choice, province: Province): Province[] {
  if (!choice.general) return [province];
  const more = nextProvinces(legal, choice.general, choice.places).includes(province);
  return more ? [...choice.places, province] : [...choice.places.slice(0, -1), province];
}

/** Returns the move the choice stands for, complete or not; null if nothing is chosen. */
export function candidateMove(ask: string, legal: readonly string[], choice: Choice): string | null {
  const { general, places, card } = choice;
  if (ask === "choose") return general ? `general ${general}` : null;
  if (ask === "take") return general ? `take ${general}` : null;
  if (general) {
    const text = useText(general, places);
    return legal.includes(text) ? text : null;
  }
  if (choice.move && legal.includes(choice.move) && isNothingChosen(choice)) return choice.move;
  if (ask === "keep") return keepText(legal, [...choice.kept].map(kindOfCopy));
  if (ask === "pick" || SOURCE_QUESTIONS.has(ask))
    return places[0] ? `${ask === "pick" ? "battle" : "from"} ${places[0]}` : null;
  if (ask === "orders") return choice.laid.size > 0 ? ordersText(choice.orders) : null;
  return card && exchangeableKinds(legal).has(kindOfCopy(card)) ? `exchange ${kindOfCopy(card)}` : null;
}

/** Whether no card, province or drawn card is chosen; orders on the map do not count. */
function isNothingChosen(choice: Choice): boolean {
  return choice.card === null && choice.places.length === 0 && choice.kept.size === 0;
}

/** The generals of the kind "planning" that can be used now. */
export function usablePlanners(ask: string, legal: readonly string[]): string[] {
  return ask === "orders" || ask === "after" ? generalsOf(legal, "use") : [];
}

type Card = { key: string; kind: string };

/** Chooses the cards, pieces or places of a move. */
export function chooseMove(choice: Choice, text: string, held: readonly Card[], drawn: readonly Card[]): void {
  const [verb = "", ...rest] = text.split(" ");
  const first = rest[0] ?? "";
  if (verb === "orders") {
    choice.show(text);
    return;
  }
  choice.drop();
  switch (verb) {
    case "use":
      choice.places = rest.slice(1).filter(isProvince);
      choice.general = first;
      break;
    case "general":
    case "take":
      choice.general = first;
      break;
    case "exchange":
      choice.card = held.find((card) => card.kind === first)?.key ?? null;
      break;
    case "keep":
      for (const kind of rest) {
        const card = drawn.find((one) => one.kind === kind && !choice.kept.has(one.key));
        if (card) choice.kept.add(card.key);
      }
      break;
    default:
      if (isProvince(first)) choice.places = [first];
      else choice.move = text;
  }
}
