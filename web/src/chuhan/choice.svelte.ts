// The cards a player has chosen in the hand, the open row and the discard pile, and the moves they may stand for.
import { SvelteSet } from "svelte/reactivity";
import type { CardCopy } from "../kit/cardCopies";
import type { Question } from "../kit/wire";
import { rankOf } from "./faces";
import { candidateMoves, onlySet, openPowers, parseMove, faceUpCard } from "./moves";

/** The orders in which a hand can be sorted. */
export type Sort = "rank" | "rank-down" | "sets";

/** Returns the cards of a hand, given in order of rank, in another order. */
export function sortHand(cards: string[], sort: Sort): string[] {
  if (sort === "rank-down") return cards.toReversed();
  if (sort === "rank") return cards;
  const many = (kind: string) => cards.filter((other) => rankOf(other) === rankOf(kind)).length;
  return cards.toSorted((a, b) => many(b) - many(a) || cards.indexOf(a) - cards.indexOf(b));
}

/** Create it during component initialisation: it forgets cards that are gone, and everything at a new question. */
export class Choice {
  readonly keys = new SvelteSet<string>();
  /** The index of the card chosen in the open row. */
  rowAt = $state<number | null>(null);
  fromDiscard = $state<string | null>(null);
  /** Cards that were chosen automatically together with the first one. */
  readonly #added = new SvelteSet<string>();
  readonly #held: () => CardCopy[];
  readonly #row: () => readonly string[];

  constructor(held: () => CardCopy[], row: () => readonly string[], question: () => Question | null) {
    this.#held = held;
    this.#row = row;
    $effect(() => {
      const there = new Set(held().map((card) => card.key));
      for (const key of [...this.keys, ...this.#added]) {
        if (there.has(key)) continue;
        this.keys.delete(key);
        this.#added.delete(key);
      }
    });
    let asked: number | null = null;
    $effect(() => {
      const number = question()?.number ?? null;
      if (number !== null && asked !== null && number !== asked) this.clear();
      asked = number;
    });
  }

  get kinds(): string[] {
    return this.#held()
      .filter((card) => this.keys.has(card.key))
      .map((card) => card.kind);
  }

  get fromRow(): string | null {
    return this.rowAt === null ? null : (this.#row()[this.rowAt] ?? null);
  }

  /** All cards chosen to be played. */
  get all(): string[] {
    return [...this.kinds, ...(this.fromRow ? [this.fromRow] : [])];
  }

  /** Whether the rest of a set was chosen automatically. */
  get isCompleted(): boolean {
    return this.#added.size > 0;
  }

  clear(): void {
    this.keys.clear();
    this.#added.clear();
    this.rowAt = null;
    this.fromDiscard = null;
  }

  candidates(giving: boolean): string[] {
    return candidateMoves({ hand: this.kinds, row: this.fromRow, discard: this.fromDiscard }, giving);
  }

  /** Whether a chosen power leaves open which cards come next. */
  isOpen(legal: readonly string[]): boolean {
    const openKinds = openPowers(legal);
    return this.all.some((kind) => openKinds.has(kind));
  }

  /** Chooses a card; the first one completes its set, if `sets` has only one way to play it. */
  take(key: string, sets: readonly string[]): void {
    const first = this.all.length === 0;
    this.keys.add(key);
    const only = first ? onlySet(sets, key.split("/")[0] ?? "") : null;
    if (only) for (const added of this.#add([...only])) this.#added.add(added);
  }

  /**
   * Handles another click on a chosen card. A card that was chosen automatically stays, because the player is clicking
   * the set card by card; any other goes back to the hand, together with all that were chosen automatically.
   */
  drop(key: string, swept: boolean): void {
    if (this.#added.delete(key) && !swept) return;
    this.keys.delete(key);
    for (const added of this.#added) this.keys.delete(added);
    this.#added.clear();
  }

  /** Saves the current choice and returns a function that restores it. */
  remember(): () => void {
    const { rowAt, fromDiscard } = this;
    const keys = [...this.keys];
    return () => {
      this.clear();
      for (const key of keys) this.keys.add(key);
      this.rowAt = rowAt;
      this.fromDiscard = fromDiscard;
    };
  }

  /** Chooses the cards, pieces or places of a move. */
  show(text: string): void {
    this.clear();
    const move = parseMove(text);
    const takenKind = move.powers[0] === "YingBu" ? move.target : undefined;
    this.fromDiscard = takenKind ?? null;
    const wanted = [...move.cards, ...move.powers, ...(move.target && !takenKind ? [move.target] : [])];
    const openKinds = faceUpCard(text);
    if (openKinds !== null) {
      this.rowAt = this.#row().indexOf(openKinds);
      wanted.splice(wanted.indexOf(openKinds), 1);
    }
    this.#add(wanted);
  }

  #add(wanted: string[]): string[] {
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
