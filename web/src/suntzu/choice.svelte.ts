// What a player has chosen: a card, orders laid so far, a general, provinces, cards to keep.
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { kindOfCopy, type CardCopy } from "../kit/cardCopies";
import type { Question } from "../kit/wire";
import { parseOrders, type Orders } from "./moves";
import { PROVINCES, type Province } from "./view";

/** The prompt id of the question for a round's orders. */
export const ASK_ORDERS = "suntzu-ask-orders";

/** Create it during component initialisation: it forgets cards that are gone, and what belonged to another question. */
export class Choice {
  card = $state<string | null>(null);
  general = $state<string | null>(null);
  places = $state.raw<Province[]>([]);
  /** A move with its own button, such as `no`, chosen by a hint. */
  move = $state<string | null>(null);
  /** Orders laid but not sent: which card lies where. */
  readonly laid = new SvelteMap<Province, string>();
  /** Of the drawn cards, those to keep. */
  readonly kept = new SvelteSet<string>();
  readonly #held: () => CardCopy[];

  constructor(held: () => CardCopy[], question: () => Question | null, round: () => number) {
    this.#held = held;
    $effect(() => {
      const there = new Set(held().map((card) => card.key));
      if (this.card && !there.has(this.card)) this.card = null;
      for (const [province, key] of [...this.laid]) if (!there.has(key)) this.laid.delete(province);
    });
    let asked: number | null = null;
    let before = 0;
    $effect(() => {
      const now = question();
      if (round() !== before) this.laid.clear();
      before = round();
      if (!now || now.number === asked) return;
      asked = now.number;
      this.drop();
      if (now.prompt[0] !== ASK_ORDERS) this.laid.clear();
    });
  }

  /** Clears everything except the orders on the map. */
  drop(): void {
    this.card = null;
    this.general = null;
    this.places = [];
    this.move = null;
    this.kept.clear();
  }

  /** Whether anything is chosen besides the orders on the map. */
  get isMade(): boolean {
    const chosen = [this.general, this.move, this.card].some((one) => one !== null);
    return chosen || this.places.length > 0 || this.kept.size > 0;
  }

  /** Toggles whether a drawn card is kept; one too many starts the selection again. */
  keep(key: string, most: number): void {
    if (this.kept.delete(key)) return;
    if (this.kept.size >= most) this.kept.clear();
    this.kept.add(key);
  }

  get orders(): Orders {
    return new Map([...this.laid].map(([province, key]) => [province, kindOfCopy(key)]));
  }

  where(key: string): Province | null {
    return PROVINCES.find((province) => this.laid.get(province) === key) ?? null;
  }

  /** Picks up a card from the hand or the map; a card picked up before is put back. */
  take(key: string): void {
    const at = this.where(key);
    if (at) this.laid.delete(at);
    this.card = key;
  }

  /** Lays a card in a province; a card that lay there goes back to the hand, or to where this one came from. */
  lay(key: string, province: Province): void {
    const from = this.where(key);
    const other = this.laid.get(province);
    if (from) this.laid.delete(from);
    if (from && other && other !== key) this.laid.set(from, other);
    this.laid.set(province, key);
    this.card = null;
  }

  back(province: Province): void {
    this.laid.delete(province);
  }

  /** Saves the current choice and returns a function that restores it. */
  remember(): () => void {
    const { card, general, places } = this;
    const laid = [...this.laid];
    const kept = [...this.kept];
    return () => {
      this.drop();
      Object.assign(this, { card, general, places });
      this.laid.clear();
      for (const [province, key] of laid) this.laid.set(province, key);
      for (const key of kept) this.kept.add(key);
    };
  }

  /** Lays the orders of a move's text. */
  show(text: string): void {
    this.drop();
    this.laid.clear();
    const used = new Set<string>();
    for (const [province, kind] of parseOrders(text)) {
      const card = this.#held().find((one) => one.kind === kind && !used.has(one.key));
      if (!card) continue;
      used.add(card.key);
      this.laid.set(province, card.key);
    }
  }

  /** The next province without an order. */
  get free(): Province | null {
    return PROVINCES.find((province) => !this.laid.has(province)) ?? null;
  }
}
