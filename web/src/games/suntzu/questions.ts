// What can be selected for a question, and which move a selection stands for. The kinds of questions are those of the
// server: `suntzu-ask-orders` is `orders` here.
import { kindOfCopy, type CardCopy } from "../../ui/cardCopies";
import type { Question } from "../../client/wire";
import type { MoveSelection } from "./selection.svelte";
import { exchangeableKinds, generalsOf, keepText, provincesAfter, ordersText, provincesOf, useText } from "./moves";
import { isProvince, PROVINCES, type Province } from "./view";

/** The kinds of questions. */
export type QuestionKind =
  | "choose"
  | "orders"
  | "next-order"
  | "pick"
  | "after"
  | "keep"
  | "general"
  | "from"
  | "mark-from"
  | "pay"
  | "exchange"
  | "mark-exchange"
  | "take"
  | "place";

/** Return the kind of a question, such as `orders`; null if there is no question. */
export function kindOfQuestion(question: Question | null): QuestionKind | null {
  return question ? (question.prompt[0].replace(/^suntzu-ask-/, "") as QuestionKind) : null;
}

/** Questions about the open battle or the next one: the cards of the battle stay visible. */
export const BATTLE_QUESTIONS: ReadonlySet<string | null> = new Set([
  "general",
  "from",
  "mark-from",
  "pay",
  "take",
  "place",
  "pick",
]);
/** Questions about the open battle that are answered with a card of the hand. */
export const EXCHANGE_QUESTIONS: ReadonlySet<string | null> = new Set(["exchange", "mark-exchange"]);
/** Questions about the province that armies come from. */
const SOURCE_QUESTIONS: ReadonlySet<string | null> = new Set(["from", "mark-from", "pay"]);

/** Return the provinces that can be selected now. */
export function selectableProvinces(
  questionKind: QuestionKind | null,
  legal: readonly string[],
  selection: MoveSelection,
): Province[] {
  if (selection.general && (questionKind === "orders" || questionKind === "after")) {
    const next = provincesAfter(legal, selection.general, selection.provinces);
    return next.length > 0 ? next : provincesAfter(legal, selection.general, selection.provinces.slice(0, -1));
  }
  if (questionKind === "pick") return provincesOf(legal, "battle");
  if (SOURCE_QUESTIONS.has(questionKind)) return provincesOf(legal, "from");
  return questionKind === "orders" && selection.card ? [...PROVINCES] : [];
}

/** Return the selected provinces with one more; it replaces the last one if a general cannot name more. */
export function appendProvince(legal: readonly string[], selection: MoveSelection, province: Province): Province[] {
  if (!selection.general) return [province];
  const isNext = provincesAfter(legal, selection.general, selection.provinces).includes(province);
  return isNext ? [...selection.provinces, province] : [...selection.provinces.slice(0, -1), province];
}

/** Return the move the selection stands for, complete or not; null if nothing is selected. */
export function candidateMove(
  questionKind: QuestionKind | null,
  legal: readonly string[],
  selection: MoveSelection,
): string | null {
  const { general, provinces, card } = selection;
  if (questionKind === "choose") return general ? `general ${general}` : null;
  if (questionKind === "take") return general ? `take ${general}` : null;
  if (general) {
    const text = useText(general, provinces);
    return legal.includes(text) ? text : null;
  }
  if (selection.move && legal.includes(selection.move) && isNothingSelected(selection)) return selection.move;
  if (questionKind === "keep") return keepText(legal, [...selection.keptKeys].map(kindOfCopy));
  if (questionKind === "pick" || SOURCE_QUESTIONS.has(questionKind))
    return provinces[0] ? `${questionKind === "pick" ? "battle" : "from"} ${provinces[0]}` : null;
  if (questionKind === "orders") return selection.laidOrders.size > 0 ? ordersText(selection.orders) : null;
  return card && exchangeableKinds(legal).has(kindOfCopy(card)) ? `exchange ${kindOfCopy(card)}` : null;
}

/** Whether no card, province or drawn card is selected; orders on the map do not count. */
function isNothingSelected(selection: MoveSelection): boolean {
  return selection.card === null && selection.provinces.length === 0 && selection.keptKeys.size === 0;
}

/** Return the generals with a planning power that can be used now. */
export function usableGenerals(questionKind: QuestionKind | null, legal: readonly string[]): string[] {
  return questionKind === "orders" || questionKind === "after" ? generalsOf(legal, "use") : [];
}

/** Select the cards, general or provinces of a move. */
export function selectMove(
  selection: MoveSelection,
  text: string,
  held: readonly CardCopy[],
  drawn: readonly CardCopy[],
): void {
  const [verb = "", ...rest] = text.split(" ");
  const first = rest[0] ?? "";
  if (verb === "orders") {
    selection.layOrders(text);
    return;
  }
  selection.clear();
  switch (verb) {
    case "use":
      selection.provinces = rest.slice(1).filter(isProvince);
      selection.general = first;
      break;
    case "general":
    case "take":
      selection.general = first;
      break;
    case "exchange":
      selection.card = held.find((card) => card.kind === first)?.key ?? null;
      break;
    case "keep":
      for (const kind of rest) {
        const card = drawn.find((copy) => copy.kind === kind && !selection.keptKeys.has(copy.key));
        if (card) selection.keptKeys.add(card.key);
      }
      break;
    default:
      if (isProvince(first)) selection.provinces = [first];
      else selection.move = text;
  }
}
