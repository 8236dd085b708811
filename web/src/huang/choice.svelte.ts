// The player's selection and its target.
import { SvelteSet } from "svelte/reactivity";
import type { Question } from "../kit/wire";
import { parseMove, type PieceSelection } from "./moves";
import type { Colour } from "./view";

/** A tile of the hand; the second red one has the key `red/2`. */
export type HandTile = { key: string; colour: Colour };

/** Gives every tile of a hand a unique key. */
export function handTiles(colours: readonly Colour[]): HandTile[] {
  const seen: Partial<Record<Colour, number>> = {};
  return colours.map((colour) => {
    const number = (seen[colour] = (seen[colour] ?? 0) + 1);
    return { key: `${colour}/${number}`, colour };
  });
}

/** Create it during component initialisation: it forgets everything at a new question. */
export class Choice {
  pick = $state.raw<PieceSelection | null>(null);
  /** The text of the whole move, once a place is chosen. */
  target = $state<string | null>(null);
  /** Chosen tiles of the hand: one to lay, or several to exchange. */
  readonly tiles = new SvelteSet<string>();

  constructor(question: () => Question | null) {
    let asked: number | null = null;
    $effect(() => {
      const number = question()?.number ?? null;
      if (number !== asked) this.clear();
      asked = number;
    });
  }

  clear(): void {
    this.pick = null;
    this.target = null;
    this.tiles.clear();
  }

  begin(pick: PieceSelection): void {
    this.clear();
    this.pick = pick;
  }

  /** A tile of the hand is tapped. */
  tap(held: HandTile): void {
    if (this.pick?.kind === "exchange") {
      if (this.tiles.has(held.key)) this.tiles.delete(held.key);
      else this.tiles.add(held.key);
      return;
    }
    const again = this.tiles.has(held.key);
    this.clear();
    if (again) return;
    this.tiles.add(held.key);
    this.pick = { kind: "tile", colour: held.colour };
  }

  /** Saves the current choice and returns a function that restores it. */
  remember(): () => void {
    const { pick, target } = this;
    const tiles = [...this.tiles];
    return () => {
      this.pick = pick;
      this.target = target;
      this.tiles.clear();
      for (const tile of tiles) this.tiles.add(tile);
    };
  }

  /** Chooses the cards, pieces or places of a move. */
  show(text: string, hand: readonly HandTile[]): void {
    const move = parseMove(text);
    const colour = move.colours[0];
    this.clear();
    if (move.verb === "tile" && colour) {
      this.pick = { kind: "tile", colour };
      const held = hand.find((one) => one.colour === colour);
      if (held) this.tiles.add(held.key);
    } else if (move.verb === "leader" && colour) this.pick = { kind: "leader", colour };
    else if (move.verb === "riot") this.pick = { kind: "riot" };
    else if (move.verb === "pagoda" || move.verb === "palace") this.pick = { kind: "build" };
    else if (move.verb === "exchange") {
      this.pick = { kind: "exchange" };
      const wanted = [...move.colours];
      for (const one of hand) {
        const at = wanted.indexOf(one.colour);
        if (at < 0) continue;
        wanted.splice(at, 1);
        this.tiles.add(one.key);
      }
      return;
    }
    this.target = text;
  }
}
