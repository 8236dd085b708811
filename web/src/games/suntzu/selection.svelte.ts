// What a player has selected: a card, the orders laid so far, a general, provinces, cards to keep.
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { kindOfCopy, type CardCopy } from "../../ui/cardCopies";
import type { Question } from "../../client/wire";
import { parseOrders, type Orders } from "./moves";
import { PROVINCES, type Province } from "./view";

/** The prompt id of the question for a round's orders. */
export const ASK_ORDERS = "suntzu-ask-orders";

/**
 * What the player has selected. Cards that leave the hand are deselected, and everything at a new question. Create it
 * during component initialisation, because it uses effects.
 */
export class MoveSelection {
  /** The key of the selected card. */
  card = $state<string | null>(null);
  general = $state<string | null>(null);
  /** The selected provinces, in the order in which the move names them. */
  provinces = $state.raw<Province[]>([]);
  /** A move with its own button, such as `no`, selected by a hint. */
  move = $state<string | null>(null);
  /** The orders that are laid but not sent: the key of the card in each province. */
  readonly laidOrders = new SvelteMap<Province, string>();
  /** The keys of the drawn cards to keep. */
  readonly keptKeys = new SvelteSet<string>();
  readonly #held: () => CardCopy[];

  constructor(held: () => CardCopy[], question: () => Question | null, round: () => number) {
    this.#held = held;
    $effect(() => {
      const heldKeys = new Set(held().map((card) => card.key));
      if (this.card && !heldKeys.has(this.card)) this.card = null;
      for (const [province, key] of [...this.laidOrders]) if (!heldKeys.has(key)) this.laidOrders.delete(province);
    });
    let lastQuestion: number | null = null;
    let lastRound = 0;
    $effect(() => {
      const current = question();
      if (round() !== lastRound) this.laidOrders.clear();
      lastRound = round();
      if (!current || current.number === lastQuestion) return;
      lastQuestion = current.number;
      this.clear();
      if (current.prompt[0] !== ASK_ORDERS) this.laidOrders.clear();
    });
  }

  /** Deselect everything; the orders on the map stay. */
  clear(): void {
    this.card = null;
    this.general = null;
    this.provinces = [];
    this.move = null;
    this.keptKeys.clear();
  }

  /** Whether anything is selected besides the orders on the map. */
  get hasSelection(): boolean {
    const isAnySet = [this.general, this.move, this.card].some((selected) => selected !== null);
    return isAnySet || this.provinces.length > 0 || this.keptKeys.size > 0;
  }

  /** Toggle whether a drawn card is kept; one more than `max` starts the selection again. */
  toggleKept(key: string, max: number): void {
    if (this.keptKeys.delete(key)) return;
    if (this.keptKeys.size >= max) this.keptKeys.clear();
    this.keptKeys.add(key);
  }

  /** The kinds of the laid orders by province. */
  get orders(): Orders {
    return new Map([...this.laidOrders].map(([province, key]) => [province, kindOfCopy(key)]));
  }

  /** Return the province a card is laid in; null if it is in the hand. */
  provinceOf(key: string): Province | null {
    return PROVINCES.find((province) => this.laidOrders.get(province) === key) ?? null;
  }

  /** Select a card of the hand, or one on the map, which goes back to the hand. Any other card is deselected. */
  select(key: string): void {
    const at = this.provinceOf(key);
    if (at) this.laidOrders.delete(at);
    this.card = key;
  }

  /** Lay a card in a province; a card that lay there goes back to the hand, or to where this one came from. */
  lay(key: string, province: Province): void {
    const from = this.provinceOf(key);
    const other = this.laidOrders.get(province);
    if (from) this.laidOrders.delete(from);
    if (from && other && other !== key) this.laidOrders.set(from, other);
    this.laidOrders.set(province, key);
    this.card = null;
  }

  /** Return the order of a province to the hand. */
  returnToHand(province: Province): void {
    this.laidOrders.delete(province);
  }

  /** Save the selection and return a function that restores it. */
  save(): () => void {
    const { card, general, provinces } = this;
    const laidOrders = [...this.laidOrders];
    const keptKeys = [...this.keptKeys];
    return () => {
      this.clear();
      Object.assign(this, { card, general, provinces });
      this.laidOrders.clear();
      for (const [province, key] of laidOrders) this.laidOrders.set(province, key);
      for (const key of keptKeys) this.keptKeys.add(key);
    };
  }

  /** Lay the orders of a move instead of those on the map. */
  layOrders(text: string): void {
    this.clear();
    this.laidOrders.clear();
    const used = new Set<string>();
    for (const [province, kind] of parseOrders(text)) {
      const card = this.#held().find((copy) => copy.kind === kind && !used.has(copy.key));
      if (!card) continue;
      used.add(card.key);
      this.laidOrders.set(province, card.key);
    }
  }
}
