// Keeps orders that are laid but not sealed over a reload, in the storage of this tab only.
import type { Question } from "../../client/wire";
import { ASK_ORDERS, type MoveSelection } from "./selection.svelte";
import type { Province } from "./view";

/** The orders laid for a question: province and key of each card. */
type OrderDraft = { question: number; orders: [Province, string][] };

/** Return the orders that were laid for this question before a reload. */
function readDraft(storageKey: string, question: number): OrderDraft["orders"] {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as OrderDraft | null;
    return draft?.question === question ? draft.orders : [];
  } catch {
    return [];
  }
}

/** Store a draft, or remove the one that is stored; a browser without storage keeps none. */
function writeDraft(storageKey: string, draft: OrderDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The orders are kept until the next reload.
  }
}

/**
 * Keep the laid orders of a seat until the question for them is over. Call it during component initialisation, after the
 * selection was created, because a new question clears that first.
 */
export function keepOrderDraft(
  table: string,
  seat: string,
  selection: MoveSelection,
  question: () => Question | null,
): void {
  const storageKey = `tianxia-orders/${table}/${seat}`;
  let restored: number | null = null;
  $effect(() => {
    const current = question();
    if (current?.prompt[0] !== ASK_ORDERS) {
      writeDraft(storageKey, null);
      return;
    }
    if (restored !== current.number) {
      restored = current.number;
      for (const [province, key] of readDraft(storageKey, current.number)) selection.laidOrders.set(province, key);
    }
    writeDraft(storageKey, { question: current.number, orders: [...selection.laidOrders] });
  });
}
