// What the board of Huang shows: the selection and its targets, the inspected hex, and the conflict.
import { capitalise, messageText, say } from "../../client/translation.svelte";
import type { Message, Question } from "../../client/wire";
import type { SeatConnection, Session } from "../../table/session.svelte";
import { layout } from "../../ui/layout.svelte";
import { BoardLoader } from "./boardLoader.svelte";
import { ConflictDisplay } from "./conflictDisplay.svelte";
import { Grid } from "./grid";
import { hexLabel, moveLabel, realmName, realmOf, realmText } from "./labels";
import {
  exchangeMove,
  movePrefixes,
  parseMove,
  selectionOfPhase,
  targetsOf,
  usableColours,
  type PieceSelection,
  type Target,
} from "./moves";
import { MovePreviews } from "./movePreviews.svelte";
import { handTiles, MoveSelection, tileKey, type HandTile } from "./selection.svelte";
import {
  COLOURS,
  type Colour,
  type Facts,
  type GameHistory,
  type Hex,
  type HexOutline,
  type Phase,
  type PreviewPiece,
  type Seat,
  type View,
} from "./view";

/** The phases of a conflict, which has a panel of its own. */
const CONFLICT_PHASES: ReadonlySet<Phase | undefined> = new Set<Phase>(["attack", "defence", "support", "winner"]);

/** The state of a board, shared by its parts. Create it during component initialisation, because it uses effects. */
export class BoardModel {
  isEndClosed = $state(false);
  areStrengthsShown = $state(false);
  /** Why the selected piece cannot go to the inspected hex, or the pieces on it. */
  inspectionText = $state("");
  /** What exchanging the selected tiles would do. */
  exchangeEffects = $state.raw<Message[]>([]);
  #inspectedHex = $state<Hex | null>(null);
  readonly selection: MoveSelection;
  readonly conflict: ConflictDisplay;
  readonly #boards: BoardLoader;
  readonly #previews: MovePreviews;
  readonly #connection: () => SeatConnection;

  /** The geometry of the board; null until the board is loaded. */
  readonly grid = $derived.by((): Grid | null =>
    this.#boards.boardMap ? new Grid(this.#boards.boardMap, layout.isTurned) : null,
  );
  /** What is selected, or implied by the phase. */
  readonly activePiece = $derived.by((): PieceSelection | null =>
    this.question && !this.isConflict ? (selectionOfPhase(this.phase) ?? this.selection.piece) : null,
  );
  /** The places where the selected piece can go. */
  readonly targets = $derived.by((): Target[] =>
    this.grid ? targetsOf(this.legal, this.activePiece, this.grid, this.#previews.effects) : [],
  );
  readonly chosenTarget = $derived.by((): Target | null => {
    const { legal, phase, targets } = this;
    // The only target is selected at once, unless the player may also stop.
    const only = targets.length === 1 && selectionOfPhase(phase) && !legal.includes("stop") ? targets[0] : null;
    const text = this.selection.target ?? only?.text;
    return targets.find((target) => target.text === text) ?? null;
  });
  /** The piece that would be placed on the chosen target. */
  readonly previewPiece = $derived.by((): PreviewPiece | null => {
    const { verb, colours } = parseMove(this.chosenTarget?.text ?? "");
    if (verb === "palace") return { kind: "palace", colour: "yellow" };
    const colour = colours[0];
    return colour && (verb === "tile" || verb === "leader" || verb === "pagoda") ? { kind: verb, colour } : null;
  });
  /** The tiles of the hand at the lower edge. */
  readonly held = $derived.by((): HandTile[] => {
    const hand = this.view.hands[this.near];
    return handTiles(Array.isArray(hand) ? hand : []);
  });
  /** Groups of hexes with an outline: the sides of a conflict, or the inspected realm. */
  readonly outlines = $derived.by((): HexOutline[] => {
    const { facts, grid } = this;
    if (facts.war && grid) {
      const { boardMap } = grid;
      return facts.war.sides.map(({ hexes, name }) => ({ hexes, title: realmName(hexes, name, boardMap) }));
    }
    if (facts.revolt) return facts.revolt.sides.map(({ at }) => ({ hexes: [at] }));
    const realm = this.#inspectedHex ? realmOf(facts, this.#inspectedHex) : undefined;
    return realm ? [{ hexes: realm.hexes }] : [];
  });

  constructor(
    readonly session: Session,
    connection: () => SeatConnection,
  ) {
    this.#connection = connection;
    this.#boards = new BoardLoader(() => this.view.map);
    this.selection = new MoveSelection(() => this.question);
    this.#previews = new MovePreviews(session, () =>
      this.activePiece?.kind === "market"
        ? []
        : movePrefixes(this.activePiece).filter((prefix) => this.isLegalPrefix(prefix)),
    );
    $effect(() => {
      void this.question?.number;
      void this.selection.piece;
      void this.selection.target;
      this.inspectionText = "";
      this.#inspectedHex = null;
    });
    $effect(() => this.#tryExchange());
    this.conflict = new ConflictDisplay(
      session,
      () => this.gameHistory.conflict ?? null,
      () => this.isConflict,
    );
  }

  get connection(): SeatConnection {
    return this.#connection();
  }

  get view(): View {
    return this.connection.snapshot?.view as View;
  }

  get facts(): Facts {
    return (this.connection.snapshot?.facts ?? { states: [] }) as Facts;
  }

  /** What the log says about the past. */
  get gameHistory(): GameHistory {
    return this.connection.snapshot?.history as GameHistory;
  }

  /** The viewing seat; null for a spectator. */
  get me(): Seat | null {
    return this.connection.seat;
  }

  /** The seat at the lower edge. */
  get near(): Seat {
    return this.me ?? this.view.players[0] ?? "";
  }

  get question(): Question | null {
    return this.connection.question;
  }

  get legal(): readonly string[] {
    return this.question?.legal ?? [];
  }

  get phase(): Phase | undefined {
    return this.view.phase;
  }

  get isConflict(): boolean {
    return CONFLICT_PHASES.has(this.phase);
  }

  /** The question of a conflict to the player, if there is one. */
  get conflictQuestion(): Question | null {
    return this.isConflict ? this.question : null;
  }

  get isExchanging(): boolean {
    return this.activePiece?.kind === "exchange";
  }

  get isOver(): boolean {
    return this.session.table?.status === "over";
  }

  /** The hexes of the last action. */
  get lastActionHexes(): readonly Hex[] {
    if (this.isOver) return [];
    return this.connection.snapshot?.happened?.places ?? this.gameHistory.places;
  }

  /** Whether a legal move begins like this. */
  isLegalPrefix(prefix: string): boolean {
    return this.legal.some((text) => text.startsWith(prefix));
  }

  /** Return the name of a hex's state, as the prompt and the panel show it. */
  sideName(hex: Hex): string {
    const { facts, grid } = this;
    const realm = facts.war?.sides.find((side) => side.name === hex) ?? realmOf(facts, hex);
    return grid && realm ? realmName(realm.hexes, realm.name, grid.boardMap) : say("web-huang-state-at", { hex });
  }

  /** Return a move that answers the current question as prompt, hints and buttons name it. */
  choiceLabel(text: string): string {
    if (text === "stop" && this.phase) return say("web-huang-stop", { phase: this.phase });
    return moveLabel(text, (hex) => this.sideName(hex));
  }

  /** Describe a hex, or why the selected piece cannot go there; select the player's leader on it, if any. */
  inspect(hex: Hex): void {
    const { activePiece, facts, grid, me, view } = this;
    if (!grid) return;
    this.#inspectedHex = hex;
    const realm = realmOf(facts, hex);
    const realmDescription = realm ? capitalise(realmText(realm, grid.boardMap)) : "";
    this.inspectionText = `${hexLabel(hex, view, facts, grid.boardMap, me)}. ${realmDescription}`;
    const ownLeader = COLOURS.find((colour) => me !== null && view.leaders[me]?.[colour] === hex);
    if (ownLeader && this.question && !activePiece && this.isLegalPrefix(`leader ${ownLeader} `))
      this.selection.select({ kind: "leader", colour: ownLeader });
    else if (activePiece?.kind === "tile" || activePiece?.kind === "leader") {
      void this.session.tryMove(`${activePiece.kind} ${activePiece.colour} ${hex}`).then((result) => {
        if (this.#inspectedHex === hex && result.reason) this.inspectionText = messageText(result.reason);
      });
    }
  }

  toggleTarget(target: Target): void {
    this.connection.refused = null;
    this.selection.target = this.selection.target === target.text ? null : target.text;
  }

  /** Select a tile of the hand, or deselect it. */
  pressTile(tile: HandTile): void {
    this.connection.refused = null;
    if (!this.question || this.phase) return;
    if (this.isExchanging || usableColours(this.legal, "tile").has(tile.colour)) {
      this.selection.toggleTile(tile);
      return;
    }
    this.selection.clear();
    this.inspectionText = say("web-huang-no-place", { role: tile.colour });
  }

  /** Select one of the player's leaders in the list of players. */
  pressLeader(colour: Colour): void {
    this.connection.refused = null;
    if (!this.question || this.phase) return;
    if (this.isLegalPrefix(`leader ${colour} `)) this.selection.select({ kind: "leader", colour });
    else this.inspectionText = say("web-huang-cannot", { kind: "leaders" });
  }

  /** Select the pieces and the target of a move. */
  selectMove(text: string): void {
    if (!this.phase) this.selection.selectMove(text, this.held);
    else this.selection.target = text;
    const colour = parseMove(text).colours[0];
    if (this.phase === "market" && colour) this.selection.tiles.add(tileKey(colour, 1));
  }

  play(text: string): void {
    // A player who continues has seen the result.
    if (this.conflict.shown?.result) this.conflict.closeResult();
    this.connection.move(text);
    this.selection.clear();
  }

  /** Ask the server what exchanging the selected tiles would do; returns a function that drops its answer. */
  #tryExchange(): (() => void) | undefined {
    this.exchangeEffects = [];
    const { tiles } = this.selection;
    if (!this.isExchanging || tiles.size === 0) return undefined;
    const text = exchangeMove(this.held.filter((tile) => tiles.has(tile.key)).map((tile) => tile.colour));
    let isCurrent = true;
    void this.session.tryMove(text).then((result) => {
      if (isCurrent) this.exchangeEffects = result.does ?? [];
    });
    return () => (isCurrent = false);
  }
}
