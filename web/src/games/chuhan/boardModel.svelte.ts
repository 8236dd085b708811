// What the board of Chu Han shows: the view or the end of a battle, the hand, and what is selected.
import { preferences } from "../../client/guest.svelte";
import { say } from "../../client/translation.svelte";
import type { Message, Question } from "../../client/wire";
import type { SeatConnection, Session } from "../../table/session.svelte";
import { Trials } from "../../table/trials.svelte";
import { numberCopies, type CardCopy } from "../../ui/cardCopies";
import type { HandCard } from "../../ui/HandButton.svelte";
import { BattleEndSequence, lastBattleLogIndex } from "./battleEndSequence.svelte";
import { viewAtBattleEnd } from "./battleEndView";
import { faceOf, labelOf, tooltipOf } from "./faces";
import { playableKinds, takeableKinds } from "./moves";
import { PowerPartners } from "./powerPartners.svelte";
import { MoveSelection, sortHand } from "./selection.svelte";
import { rivalOf, type BattleReport, type GameHistory, type Seat, type View } from "./view";

/** The sheets over the board; `pick` is the discard pile while a card is taken from it. */
export type BoardSheet = "" | "discard" | "pick" | "event" | "writs";

/**
 * The state of a board, shared by its parts. At the end of a battle it is that end until the player has seen it, then the
 * next deal. Create it during component initialisation, because it uses effects.
 */
export class BoardModel {
  openSheet = $state<BoardSheet>("");
  isEndClosed = $state(false);
  readonly battleEnd: BattleEndSequence;
  readonly selection: MoveSelection;
  /** The server's answers to the candidate moves of the selection. */
  readonly trials: Trials;
  readonly #partners: PowerPartners;
  readonly #connection: () => SeatConnection;

  /** The battles of the game, the current one last. */
  readonly battles = $derived.by((): BattleReport[] => Object.values(this.gameHistory.battles));
  readonly finishedBattles = $derived.by((): BattleReport[] => this.battles.filter((battle) => battle.is_over));
  readonly view = $derived.by((): View => {
    const ended = this.battleEnd.unseenBattle;
    return ended ? viewAtBattleEnd(this.currentView, this.battleEnd.viewBefore, ended) : this.currentView;
  });
  readonly held = $derived.by((): CardCopy[] => {
    const hand = this.view.hands[this.near];
    return numberCopies(Array.isArray(hand) ? sortHand(hand, preferences().sort ?? "rank") : []);
  });
  readonly #playableKinds = $derived.by(() => new Set([...playableKinds(this.legal), ...this.#partners.kinds]));
  /** The cards of the hand as they are drawn. */
  readonly cards = $derived.by((): HandCard[] => this.held.map((card) => this.#handCard(card)));
  readonly candidates = $derived.by((): string[] =>
    this.question && !this.isReacting ? this.selection.candidates(this.view.giving) : [],
  );

  constructor(
    readonly session: Session,
    connection: () => SeatConnection,
  ) {
    this.#connection = connection;
    this.battleEnd = new BattleEndSequence(session, {
      view: () => this.currentView,
      near: () => this.near,
      log: () => this.connection.log,
      battles: () => this.battles,
    });
    this.selection = new MoveSelection(
      () => this.held,
      () => this.view.row ?? [],
      () => this.question,
    );
    this.#partners = new PowerPartners(session, () => this.question);
    this.trials = new Trials(session, () => this.candidates);
  }

  get connection(): SeatConnection {
    return this.#connection();
  }

  /** The newest view; `view` is the one the board shows. */
  get currentView(): View {
    return this.connection.snapshot?.view as View;
  }

  /** The view of the initial position, if the game did not begin with a new deal. */
  get startView(): View | null {
    return (this.connection.snapshot?.start ?? null) as View | null;
  }

  /** What the log says about the past. */
  get gameHistory(): GameHistory {
    return this.connection.snapshot?.history as GameHistory;
  }

  /** The viewing seat; null for a spectator. */
  get me(): Seat | null {
    return this.connection.seat as Seat | null;
  }

  /** The seat at the lower edge. */
  get near(): Seat {
    return this.me ?? "han";
  }

  get far(): Seat {
    return rivalOf(this.near);
  }

  get isOver(): boolean {
    return this.session.table?.status === "over";
  }

  get isEndShown(): boolean {
    return this.isOver && !this.isEndClosed && this.battleEnd.trickStage === null && !this.session.replay;
  }

  /** The log as far as the board shows the game. */
  get log(): readonly Message[] {
    const { log } = this.connection;
    return this.battleEnd.unseenBattle ? log.slice(0, lastBattleLogIndex(log)) : log;
  }

  /** The question that can be answered now; null while the end of a battle is shown. */
  get question(): Question | null {
    return this.battleEnd.isBusy ? null : this.connection.question;
  }

  get legal(): readonly string[] {
    return this.question?.legal ?? [];
  }

  /** Whether the question is about cancelling a power. */
  get isReacting(): boolean {
    return this.view.pending !== undefined && this.question !== null && this.legal.includes("allow");
  }

  /** The kinds that Ying Bu may take from the discard pile. */
  get takeableKinds(): ReadonlySet<string> {
    return takeableKinds(this.legal);
  }

  /** Whether the selection is Ying Bu, who may take a card from the discard pile. */
  get canTakeDiscard(): boolean {
    const selected = this.selection.all;
    return (
      this.takeableKinds.size > 0 && this.candidates.length > 0 && selected.length === 1 && selected[0] === "YingBu"
    );
  }

  /** Return the kinds of a seat's hand that the viewer knows. */
  knownKinds(seat: Seat): string[] {
    const all = this.view.hands[seat];
    if (Array.isArray(all)) return all;
    const known = this.me ? this.view.known[this.me]?.rival : [];
    return Array.isArray(known) ? known : [];
  }

  /** What the viewer knows of the draw pile, top first. */
  get knownTop(): string[] {
    const known = this.me ? this.view.known[this.me]?.top : [];
    return Array.isArray(known) ? known : [];
  }

  /** Select or deselect a card of the hand. */
  toggleCard(key: string, isOn: boolean, bySweep: boolean): void {
    if (this.battleEnd.isBusy) return;
    this.connection.refused = null;
    if (isOn) this.selection.select(key, this.question && !bySweep ? this.legal : []);
    else this.selection.deselect(key, bySweep);
  }

  play(text: string): void {
    this.connection.move(text);
    this.selection.clear();
  }

  #handCard({ key, kind }: CardCopy): HandCard {
    const { question, view } = this;
    const isAnyPlayable = question !== null && (view.giving || this.selection.hasIncompletePower(this.legal));
    const isPlayable = question === null || isAnyPlayable || this.#playableKinds.has(kind);
    const stateText = question === null ? "" : say(isPlayable ? "web-playable" : "web-not-playable");
    return {
      key,
      face: faceOf(kind),
      label: labelOf(kind, stateText),
      playable: isPlayable,
      tip: tooltipOf(kind, view.event),
    };
  }
}
