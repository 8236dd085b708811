// Where a move goes from and to: from the hand to a province, or from province to province.
import type { MoveArrow } from "../../table/tableContent";
import { kindOfCopy } from "../../ui/cardCopies";
import { parseOrders } from "./moves";
import type { QuestionKind } from "./questions";
import { isProvince, type Province } from "./view";

/** What the places of a move depend on. */
export type ArrowContext = {
  questionKind: QuestionKind | null;
  /** The keys of the cards that are laid on the map. */
  laidOrders: ReadonlyMap<Province, string>;
  /** The province of the open battle. */
  battleProvince: Province | null;
};

/** Return the arrows of a move. One without a piece that changes place on the table has none. */
export function arrowsOf(text: string, { questionKind, laidOrders, battleProvince }: ArrowContext): MoveArrow[] {
  const [verb = "", ...words] = text.split(" ");
  const [first, second] = words.filter(isProvince);
  if (verb === "orders")
    return [...parseOrders(text)].flatMap(([province, kind]) => {
      const key = laidOrders.get(province);
      if (key === undefined || kindOfCopy(key) !== kind) return [];
      return [{ from: `[data-piece="hand:${key}"]`, to: `[data-piece="order:${province}"]` }];
    });
  if (verb === "use" && first && second) return [armyArrow(first, second)];
  // An army that is paid leaves the map.
  const joinsBattle = questionKind === "from" || questionKind === "mark-from";
  return verb === "from" && joinsBattle && first && battleProvince ? [armyArrow(first, battleProvince)] : [];
}

function armyArrow(from: Province, to: Province): MoveArrow {
  return { from: armySelector(from), to: armySelector(to) };
}

function armySelector(province: Province): string {
  return `[data-province="${province}"] .army`;
}
