// What the player is about to answer in a conflict: the side to support, the tiles, and whether a leader helps.
import { commitMove, parseMove } from "./moves";
import type { BoardModel } from "./boardModel.svelte";
import { leadersOffBoard, type Colour, type ConflictReport, type Hex, type WarSide } from "./view";

/** The answer the player is choosing. Create it during component initialisation, because it uses an effect. */
export class ConflictChoice {
  chosenTiles = $state(0);
  addsLeader = $state(false);
  #chosenSide = $state<Hex | null>(null);

  constructor(
    readonly model: BoardModel,
    readonly conflict: () => ConflictReport,
  ) {
    // A hint is shown as a preview.
    $effect(() => {
      const previewedMove = model.selection.target;
      if (!previewedMove) return;
      const move = parseMove(previewedMove);
      this.#chosenSide = move.hexes[0] ?? null;
      this.chosenTiles = move.number;
      this.addsLeader = move.addsLeader;
    });
  }

  get isWar(): boolean {
    return this.conflict().kind === "war";
  }

  /** The colour of the tiles that are committed. */
  get colour(): Colour {
    return this.isWar ? "red" : "yellow";
  }

  get #legal(): readonly string[] {
    return this.model.conflictQuestion?.legal ?? [];
  }

  /** Whether the states are tied and the player decides who wins. */
  get isChoosingWinner(): boolean {
    return this.#legal.some((text) => text.startsWith("winner "));
  }

  get isCommitting(): boolean {
    return this.model.conflictQuestion !== null && !this.isChoosingWinner;
  }

  get maxTiles(): number {
    return Math.max(0, ...this.#legal.map((text) => parseMove(text).number));
  }

  get tiles(): number {
    return Math.min(this.chosenTiles, this.maxTiles);
  }

  /** Whether the player's leader of that colour is off the board and may add 1. */
  get isLeaderAvailable(): boolean {
    const { me, view } = this.model;
    return me !== null && leadersOffBoard(view, me).includes(this.colour);
  }

  get #withLeader(): boolean {
    return this.addsLeader && this.#legal.some((text) => parseMove(text).addsLeader);
  }

  /** The strength that the player is about to commit. */
  get strength(): number {
    return this.tiles + Number(this.#withLeader);
  }

  /** The states that can be selected: all that fight, or those that are tied. */
  get selectableSides(): Hex[] {
    if (!this.isChoosingWinner) return this.model.facts.war?.sides.map((side) => side.name) ?? [];
    return this.#legal.flatMap((text) => parseMove(text).hexes);
  }

  /** The sides where the player's own leaders fight. With both or none, no side is preselected. */
  get ownSides(): WarSide[] {
    const { facts, me } = this.model;
    return facts.war?.sides.filter((side) => side.leaders.some((leader) => leader.seat === me)) ?? [];
  }

  /** The state that is selected; null if none is. */
  get supported(): Hex | null {
    const { ownSides, selectableSides } = this;
    if (this.#chosenSide !== null && selectableSides.includes(this.#chosenSide)) return this.#chosenSide;
    return ownSides.length === 1 && selectableSides.includes(ownSides[0]!.name) ? ownSides[0]!.name : null;
  }

  chooseSide(side: Hex | null): void {
    this.#chosenSide = side;
  }

  /** Commit the chosen tiles and leader. */
  commit(): void {
    const answer = this.isWar
      ? commitMove(this.supported ?? "", this.tiles, this.#withLeader)
      : commitMove(null, this.tiles, this.#withLeader);
    this.model.play(this.#legal.includes(answer) ? answer : (this.#legal[0] ?? answer));
  }
}
