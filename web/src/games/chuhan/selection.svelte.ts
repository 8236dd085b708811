// The cards a player has selected in the hand, the face-up row and the discard pile, and the moves they may stand for.
import { SvelteSet } from "svelte/reactivity";
import type { CardCopy } from "../../ui/cardCopies";
import type { Question } from "../../client/wire";
import { rankOf } from "./faces";
import { candidateMoves, onlySet, powersAwaitingCards, parseMove, faceUpCard } from "./moves";

/** The orders in which a hand can be sorted. */
export type Sort = "rank" | "rank-down" | "sets";

/** Return the cards of a hand, given in order of rank, in another order. */
export function sortHand(cards: string[], sort: Sort): string[] {
  if (sort === "rank-down") return cards.toReversed();
  if (sort === "rank") return cards;
  const countOfRank = (kind: string) => cards.filter((other) => rankOf(other) === rankOf(kind)).length;
  return cards.toSorted((a, b) => countOfRank(b) - countOfRank(a) || cards.indexOf(a) - cards.indexOf(b));
}

/**
 * The cards the player has selected. Cards that leave the hand are deselected, and every card at a new question. Create
 * it during component initialisation, because it uses effects.
 */
export class MoveSelection {
  readonly keys = new SvelteSet<string>();
  /** The index of the card selected in the face-up row. */
  rowIndex = $state<number | null>(null);
  /** The kind selected in the discard pile. */
  discardKind = $state<string | null>(null);
  /** The keys that were selected automatically together with the first card. */
  readonly #added = new SvelteSet<string>();
  readonly #held: () => CardCopy[];
  readonly #row: () => readonly string[];

  constructor(held: () => CardCopy[], row: () => readonly string[], question: () => Question | null) {
    this.#held = held;
    this.#row = row;
    $effect(() => {
      const heldKeys = new Set(held().map((card) => card.key));
      for (const key of [...this.keys, ...this.#added]) {
        if (heldKeys.has(key)) continue;
        this.keys.delete(key);
        this.#added.delete(key);
      }
    });
    let lastQuestion: number | null = null;
    $effect(() => {
      const number = question()?.number ?? null;
      if (number !== null && lastQuestion !== null && number !== lastQuestion) this.clear();
      lastQuestion = number;
    });
  }

  /** The kinds of the cards selected in the hand. */
  get kinds(): string[] {
    return this.#held()
      .filter((card) => this.keys.has(card.key))
      .map((card) => card.kind);
  }

  /** The kind selected in the face-up row; null if none. */
  get rowKind(): string | null {
    return this.rowIndex === null ? null : (this.#row()[this.rowIndex] ?? null);
  }

  /** The kinds selected in the hand and the face-up row. */
  get all(): string[] {
    return [...this.kinds, ...(this.rowKind ? [this.rowKind] : [])];
  }

  /** Whether the rest of a set was selected automatically. */
  get isCompleted(): boolean {
    return this.#added.size > 0;
  }

  /** Deselect everything. */
  clear(): void {
    this.keys.clear();
    this.#added.clear();
    this.rowIndex = null;
    this.discardKind = null;
  }

  /** Return the moves the selection may stand for. */
  candidates(isGiving: boolean): string[] {
    return candidateMoves({ hand: this.kinds, row: this.rowKind, discard: this.discardKind }, isGiving);
  }

  /** Whether a selected power still needs cards that the legal moves do not name. */
  hasIncompletePower(legal: readonly string[]): boolean {
    const powers = powersAwaitingCards(legal);
    return this.all.some((kind) => powers.has(kind));
  }

  /** Select a card. The first one also selects the rest of its set if `legal` has only one way to play it. */
  select(key: string, legal: readonly string[]): void {
    const isFirst = this.all.length === 0;
    this.keys.add(key);
    const only = isFirst ? onlySet(legal, key.split("/")[0] ?? "") : null;
    if (only) for (const added of this.#selectKinds(only)) this.#added.add(added);
  }

  /**
   * Handle a click on a selected card, or a drag over it (`bySweep`). A click on a card that was selected automatically keeps
   * it, because the player is selecting the set card by card; any other card is deselected, together with all cards that
   * were selected automatically.
   */
  deselect(key: string, bySweep: boolean): void {
    if (this.#added.delete(key) && !bySweep) return;
    this.keys.delete(key);
    for (const added of this.#added) this.keys.delete(added);
    this.#added.clear();
  }

  /** Save the selection and return a function that restores it. */
  save(): () => void {
    const { rowIndex, discardKind } = this;
    const keys = [...this.keys];
    return () => {
      this.clear();
      for (const key of keys) this.keys.add(key);
      this.rowIndex = rowIndex;
      this.discardKind = discardKind;
    };
  }

  /** Select the cards of a move instead of the current ones. */
  selectMove(text: string): void {
    this.clear();
    const move = parseMove(text);
    const takenKind = move.powers[0] === "YingBu" ? move.target : undefined;
    this.discardKind = takenKind ?? null;
    const wanted = [...move.cards, ...move.powers, ...(move.target && !takenKind ? [move.target] : [])];
    const rowKind = faceUpCard(text);
    if (rowKind !== null) {
      this.rowIndex = this.#row().indexOf(rowKind);
      wanted.splice(wanted.indexOf(rowKind), 1);
    }
    this.#selectKinds(wanted);
  }

  /** Select cards of the hand until all these kinds are selected; return the keys added. */
  #selectKinds(kinds: readonly string[]): string[] {
    const wanted = [...kinds];
    const added: string[] = [];
    for (const kind of this.kinds) if (wanted.includes(kind)) wanted.splice(wanted.indexOf(kind), 1);
    for (const card of this.#held()) {
      const at = wanted.indexOf(card.kind);
      if (at < 0 || this.keys.has(card.key)) continue;
      wanted.splice(at, 1);
      this.keys.add(card.key);
      added.push(card.key);
    }
    return added;
  }
}
