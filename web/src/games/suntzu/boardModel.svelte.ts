// What the board of Sun Tzu shows: how far its battles are revealed, the hand, and what is selected.
import { say } from "../../client/translation.svelte";
import type { Message, Question } from "../../client/wire";
import type { SeatConnection, Session } from "../../table/session.svelte";
import { Trials } from "../../table/trials.svelte";
import { kindOfCopy, numberCopies, type CardCopy } from "../../ui/cardCopies";
import type { HandCard } from "../../ui/HandButton.svelte";
import { cardRef, handCard } from "./faces";
import type { LookUpTopic } from "./LookUpSheet.svelte";
import { exchangeableKinds } from "./moves";
import { noChoiceOfferOf, type NoChoiceOffer } from "./noChoiceOffer.svelte";
import { keepOrderDraft } from "./orderDraft.svelte";
import { shownProvinces } from "./provinces";
import type { ShownProvince } from "./Province.svelte";
import {
  appendProvince,
  candidateMove,
  EXCHANGE_QUESTIONS,
  kindOfQuestion,
  selectableProvinces,
  type QuestionKind,
} from "./questions";
import { revealProgressOf, type RevealProgress } from "./revealProgress.svelte";
import { MoveSelection } from "./selection.svelte";
import {
  knownList,
  type BattleReport,
  type GameHistory,
  type Position,
  type Province,
  type Scoring,
  type Seat,
  type View,
} from "./view";

/** The state of a board, shared by its parts. Create it during component initialisation, because it uses effects. */
export class BoardModel {
  openTopic = $state<"" | LookUpTopic>("");
  isEndClosed = $state(false);
  /** Why something could not be selected; empty if everything could. */
  refusal = $state("");
  readonly revealProgress: RevealProgress;
  readonly selection: MoveSelection;
  /** The server's answer to the selected move. */
  readonly trials: Trials;
  readonly #connection: () => SeatConnection;

  /** All battles of the game. */
  readonly battles = $derived.by((): BattleReport[] => Object.values(this.gameHistory.battles));
  readonly scorings = $derived.by((): Scoring[] =>
    Object.values(this.gameHistory.rounds).flatMap(({ scoring }) => (scoring ? [scoring] : [])),
  );
  /** The battles that the player has not seen yet, the one on the screen first. */
  readonly unseenBattles = $derived.by((): BattleReport[] => {
    if (this.#hasEndedEarly || this.isReplay) return [];
    return this.battles.slice(this.revealProgress.battles).filter((battle) => battle.after);
  });
  /** The position the board shows: while battles are revealed, the one after the battle on the screen. */
  readonly position = $derived.by(
    (): Position => (this.isStepping && this.currentBattle?.after) || this.gameHistory.position,
  );
  readonly held = $derived.by((): CardCopy[] => numberCopies(knownList(this.view.hands[this.near])));
  readonly drawn = $derived.by((): CardCopy[] => numberCopies(knownList(this.me ? this.view.drawn?.[this.me] : 0)));
  readonly #exchangeableKinds = $derived.by(() => exchangeableKinds(this.legal));
  /** The cards of the hand as they are drawn. */
  readonly cards = $derived.by((): HandCard[] => this.held.map((card) => this.#handCard(card)));
  readonly #selectable = $derived.by(
    () =>
      new Set(
        this.isStepping || !this.question ? [] : selectableProvinces(this.questionKind, this.legal, this.selection),
      ),
  );
  readonly provinces = $derived.by((): ShownProvince[] => this.#shownProvinces());
  readonly noChoiceOffer = $derived.by((): NoChoiceOffer => noChoiceOfferOf(this.session));

  constructor(
    readonly session: Session,
    connection: () => SeatConnection,
  ) {
    this.#connection = connection;
    this.revealProgress = revealProgressOf(session, () => ({
      battles: this.battles.length,
      scorings: this.scorings.length,
      oldBattles: this.battles.findIndex((battle) => battle.after),
      isLastBattleOpen: this.#openBattle !== undefined,
    }));
    this.selection = new MoveSelection(
      () => this.held,
      () => this.question,
      () => this.view.round,
    );
    if (this.me && !this.isReplay) keepOrderDraft(session.id, this.me, this.selection, () => this.question);
    this.trials = new Trials(session, () => (this.candidate ? [this.candidate] : []));
  }

  get connection(): SeatConnection {
    return this.#connection();
  }

  get view(): View {
    return this.connection.snapshot?.view as View;
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
    return this.me ?? "suntzu";
  }

  get question(): Question | null {
    return this.connection.question;
  }

  get questionKind(): QuestionKind | null {
    return kindOfQuestion(this.question);
  }

  get legal(): readonly string[] {
    return this.question?.legal ?? [];
  }

  get isOver(): boolean {
    return this.session.table?.status === "over";
  }

  get isReplay(): boolean {
    return this.session.replay !== null;
  }

  /** Whether the game ended by a resignation, a draw or the clock. */
  get #hasEndedEarly(): boolean {
    return this.isOver && (this.session.table?.result?.reason ?? "rules") !== "rules";
  }

  // Battles are revealed one by one, at the player's pace.

  get #openBattle(): BattleReport | undefined {
    return this.view.battle ? this.battles.at(-1) : undefined;
  }

  /** The battle on the screen, if one is being revealed. */
  get currentBattle(): BattleReport | undefined {
    return this.unseenBattles[0];
  }

  /** Whether the question is about the last battle on the screen, or about the next one. */
  get #isAnswering(): boolean {
    const isAboutBattle = this.currentBattle === this.#openBattle && this.questionKind !== null;
    return this.unseenBattles.length === 1 && (isAboutBattle || this.questionKind === "pick") && !this.isOver;
  }

  /** Whether a battle is on the screen in place of the hand. */
  get isRevealing(): boolean {
    const isExchange = this.#isAnswering && EXCHANGE_QUESTIONS.has(this.questionKind);
    return this.currentBattle !== undefined && !isExchange;
  }

  /** Whether the player steps through battles, so that no question is asked yet. */
  get isStepping(): boolean {
    const isLastOpen = this.unseenBattles.length === 1 && this.currentBattle === this.#openBattle;
    return this.currentBattle !== undefined && !this.#isAnswering && !isLastOpen;
  }

  /** The length of the log up to the position that is shown. */
  get shownLogLength(): number {
    return this.currentBattle && this.isStepping ? this.currentBattle.end : this.connection.log.length;
  }

  /** The log up to the position that is shown. */
  get shownLog(): readonly Message[] {
    return this.connection.log.slice(0, this.shownLogLength);
  }

  get isScoringShown(): boolean {
    const hasUnseen = this.scorings.length > this.revealProgress.scorings;
    return !this.isOver && !this.isReplay && !this.currentBattle && hasUnseen;
  }

  get isEndShown(): boolean {
    return this.isOver && !this.isEndClosed && !this.isReplay;
  }

  /** Close the scoring or the end of the game. */
  closePanel(): void {
    if (this.isScoringShown) this.revealProgress.scorings = this.scorings.length;
    else this.isEndClosed = true;
  }

  // The hand and the selection.

  /** Whether the player is laying orders now. */
  get isLaying(): boolean {
    return this.questionKind === "orders" && !this.isStepping && !this.isScoringShown;
  }

  /**
   * Whether a general is chosen now: beside the map, on a phone in place of the hand, because the values of the provinces
   * decide which one is best.
   */
  get isPickingGeneral(): boolean {
    return !this.isStepping && (this.questionKind === "choose" || this.questionKind === "take");
  }

  /** Whether the player chooses now which of the drawn cards to keep. */
  get isKeeping(): boolean {
    return this.questionKind === "keep" && !this.isStepping && !this.isScoringShown;
  }

  /** The selected move, complete or not; null if nothing is selected. */
  get candidate(): string | null {
    return this.question && !this.isStepping ? candidateMove(this.questionKind, this.legal, this.selection) : null;
  }

  /** The selected move, if it is complete and the server has confirmed that it is legal. */
  get confirmedMove(): string | null {
    const { candidate } = this;
    return candidate !== null && this.trials.all[0]?.result.ok === true && !candidate.endsWith("…") ? candidate : null;
  }

  /** Return the cards in a hand, and those just drawn, as far as they are known. */
  openHand(seat: Seat): string[] {
    return [...knownList(this.view.hands[seat]), ...knownList(this.view.drawn?.[seat])];
  }

  /** Clear the messages about what could not be selected or played. */
  clearRefusals(): void {
    this.connection.refused = null;
    this.refusal = "";
  }

  /** Select or deselect a card of the hand. */
  toggleCard(key: string, isOn: boolean): void {
    const { selection } = this;
    this.clearRefusals();
    if (!this.question || this.isStepping) return;
    if (!isOn) selection.card = null;
    else if (this.isLaying) {
      selection.general = null;
      selection.provinces = [];
      selection.select(key);
    } else if (this.#exchangeableKinds.has(kindOfCopy(key))) selection.card = key;
    else this.refusal = say("web-suntzu-not-exchanged", { card: cardRef(kindOfCopy(key)) });
  }

  /** Handle a click on a province: select it, or call `lay` with the selected card. */
  pressProvince(province: Province, lay: (key: string) => void): void {
    const { isLaying, selection } = this;
    this.clearRefusals();
    if (!this.question || this.isStepping || this.isScoringShown) return;
    if (selection.provinces.at(-1) === province) {
      selection.provinces = selection.provinces.slice(0, -1);
      return;
    }
    if (this.#selectable.has(province) && (selection.general || this.questionKind !== "orders")) {
      selection.provinces = appendProvince(this.legal, selection, province);
      return;
    }
    const laidKey = selection.laidOrders.get(province);
    if (isLaying && selection.card) lay(selection.card);
    else if (isLaying && laidKey && !selection.general) selection.select(laidKey);
    else this.refusal = say(isLaying && !selection.general ? "web-suntzu-card-first" : "web-suntzu-not-here");
  }

  play(text: string): void {
    if (this.questionKind === "pick") this.revealProgress.battles = this.battles.length;
    this.noChoiceOffer.recordAnswer(this.question);
    this.connection.move(text);
    this.selection.clear();
  }

  #handCard({ key, kind }: CardCopy): HandCard {
    const exchangeable = this.#exchangeableKinds;
    const isExchanging = !this.isLaying && exchangeable.size > 0;
    const exchangeState = this.isStepping || exchangeable.has(kind) ? "exchangeable" : "not-exchangeable";
    const province = this.isLaying ? this.selection.provinceOf(key) : null;
    return handCard(key, kind, province, isExchanging ? exchangeState : "not-asked");
  }

  #shownProvinces(): ShownProvince[] {
    const { connection, isLaying, me, near, position, selection, view } = this;
    return shownProvinces({
      position,
      view,
      near,
      me,
      laidOrders: isLaying || connection.pendingMove ? selection.orders : new Map(),
      isLayingOrders: isLaying,
      openOrders: this.isReplay && me === null ? view.orders : undefined,
      battles: this.battles,
      selectable: this.#selectable,
      selected: selection.provinces,
      battleProvince: this.currentBattle?.province ?? view.battle?.province ?? null,
    });
  }
}
