// What the player has selected to do, and where.
import { SvelteSet } from "svelte/reactivity";
import type { Question } from "../../client/wire";
import { parseMove, type PieceSelection } from "./moves";
import type { Colour } from "./view";

/** A tile of the hand; the second red one has the key `red/2`. */
export type HandTile = { key: string; colour: Colour };

/** Return the key of the first, second … tile of a colour in a hand or in the market. */
export function tileKey(colour: Colour, number: number): string {
  return `${colour}/${number}`;
}

/** Give every tile of a hand a unique key. */
export function handTiles(colours: readonly Colour[]): HandTile[] {
  const seen: Partial<Record<Colour, number>> = {};
  return colours.map((colour) => {
    const number = (seen[colour] = (seen[colour] ?? 0) + 1);
    return { key: tileKey(colour, number), colour };
  });
}

/**
 * What the player has selected; everything is deselected at a new question. Create it during component initialisation,
 * because it uses effects.
 */
export class MoveSelection {
  /** The selected piece or kind of action. */
  piece = $state.raw<PieceSelection | null>(null);
  /** The text of the whole move, once a target is selected. */
  target = $state<string | null>(null);
  /** The keys of the selected tiles: one to place or take, or several to exchange. */
  readonly tiles = new SvelteSet<string>();

  constructor(question: () => Question | null) {
    let lastQuestion: number | null = null;
    $effect(() => {
      const number = question()?.number ?? null;
      if (number !== lastQuestion) this.clear();
      lastQuestion = number;
    });
  }

  /** Deselect everything. */
  clear(): void {
    this.piece = null;
    this.target = null;
    this.tiles.clear();
  }

  /** Select a piece or a kind of action instead of everything selected before. */
  select(piece: PieceSelection): void {
    this.clear();
    this.piece = piece;
  }

  /** Select a tile of the hand, or deselect it. Only an exchange can have several. */
  toggleTile(tile: HandTile): void {
    if (this.piece?.kind === "exchange") {
      if (this.tiles.has(tile.key)) this.tiles.delete(tile.key);
      else this.tiles.add(tile.key);
      return;
    }
    const wasSelected = this.tiles.has(tile.key);
    this.clear();
    if (wasSelected) return;
    this.tiles.add(tile.key);
    this.piece = { kind: "tile", colour: tile.colour };
  }

  /** Save the selection and return a function that restores it. */
  save(): () => void {
    const { piece, target } = this;
    const tiles = [...this.tiles];
    return () => {
      this.piece = piece;
      this.target = target;
      this.tiles.clear();
      for (const tile of tiles) this.tiles.add(tile);
    };
  }

  /** Select the tiles, piece and target of a move. */
  selectMove(text: string, hand: readonly HandTile[]): void {
    const move = parseMove(text);
    const colour = move.colours[0];
    this.clear();
    if (move.verb === "tile" && colour) {
      this.piece = { kind: "tile", colour };
      const held = hand.find((tile) => tile.colour === colour);
      if (held) this.tiles.add(held.key);
    } else if (move.verb === "leader" && colour) this.piece = { kind: "leader", colour };
    else if (move.verb === "riot") this.piece = { kind: "riot" };
    else if (move.verb === "pagoda" || move.verb === "palace") this.piece = { kind: "build" };
    else if (move.verb === "exchange") {
      this.piece = { kind: "exchange" };
      const wanted = [...move.colours];
      for (const tile of hand) {
        const index = wanted.indexOf(tile.colour);
        if (index < 0) continue;
        wanted.splice(index, 1);
        this.tiles.add(tile.key);
      }
      return;
    }
    this.target = text;
  }
}
