// A table in one browser: a connection for each of the guest's seats (or one as a spectator), with snapshot and log;
// trials of moves, hints and offers; and the handover between two players on a shared device.
import { api, Refusal } from "./api";
import { soundCues, isTurnStart } from "./soundCues";
import { SeatSocket, type ConnectionStatus } from "./socket";
import { preferences } from "./guest.svelte";
import { notifyTurn } from "./notifications.svelte";
import { playSounds } from "./sounds";
import {
  NO_CHOICE,
  forcedAnswerDelay,
  onlyAnswer,
  standingAnswer,
  standingKey,
  type StandingWish,
} from "./standingAnswers";
import { GAMES } from "../games";
import type { Replay } from "../replay/replay.svelte";
import type {
  TableSummary,
  HintMove,
  ServerMessage,
  Lesson,
  Message,
  OfferKind,
  Question,
  SeatSnapshot,
  TrialResult,
} from "./wire";
import { say } from "./translation.svelte";

/** Animates a change: it calls `apply` to make the change, and resolves when the animation is over. */
export type AnimateChange = (apply: () => void, news: Message[]) => Promise<void>;

const MAX_ANIMATED_QUEUE = 4;

/** A move that was sent but not applied yet; `standing` if it is a standing answer. */
export type PendingMove = { question: number; text: string; isAccepted?: boolean; standing?: boolean };

/** One seat's connection to the table, as a board uses it; a spectator has no seat. */
export interface SeatConnection {
  readonly seat: string | null;
  readonly status: ConnectionStatus;
  readonly state: SeatSnapshot | null;
  readonly log: Message[];
  /** The question of this seat; null once a move was sent. */
  readonly question: Question | null;
  readonly pendingMove: PendingMove | null;
  refused: Message | null;
  readonly hint: { question: number; moves: HintMove[] } | null;
  move(text: string): void;
}

/** Navigation between the scenes of a lesson. */
export interface LessonContext {
  /** Starts a scene from its beginning. */
  startScene(scene: string): void;
  /** Returns the scene after the current one, if there is one. */
  sceneAfter(lesson: Lesson): string | undefined;
  /** Shows the list of all scenes. */
  showScenes(): void;
  /** After the last scene. */
  finish(): void;
  leave(): void;
}

/** A table as a board uses it: a running game or a replay. */
export interface Session {
  readonly id: string;
  readonly brief: TableSummary | null;
  readonly shown: SeatConnection | null;
  /** Whether the guest plays several seats on this device. */
  readonly isShared: boolean;
  /** Standing answers that were switched on or off for this table only. */
  readonly standingOverrides: Record<string, boolean>;
  /** Returns the setting of a standing answer: the one for this table, or else the guest's. */
  standingWish(key: string): StandingWish;
  animate: AnimateChange | null;
  /** The replay, if this is one: nothing is asked, and no panel covers the board. */
  readonly replay: Replay | null;
  /** The lesson, if this is the table of one: resigning is not possible, and the next scene follows. */
  readonly lessonContext: LessonContext | null;
  /** Shows the position after a number of lines of the log. */
  lookBack(lines: number): void;
  try(text: string): Promise<TrialResult>;
  askHint(): void;
  offer(what: OfferKind): void;
  answer(what: OfferKind, yes: boolean): void;
  undo(): void;
  resign(): void;
  /** Claims the win against a rival who is out of time. */
  claim(): void;
  replace(seat: string, level: string): void;
}

/** A seat's websocket with its snapshots, log and pending move. */
export class LiveSeatConnection implements SeatConnection {
  status = $state<ConnectionStatus>("connecting");
  state = $state.raw<SeatSnapshot | null>(null);
  log = $state.raw<Message[]>([]);
  pendingMove: PendingMove | null = $state.raw(null);
  refused = $state.raw<Message | null>(null);
  hint: { question: number; moves: HintMove[] } | null = $state.raw(null);
  readonly socket: SeatSocket;
  readonly #queue: SeatSnapshot[] = [];
  #isApplying = false;
  #lastKnown = 0;
  #askedAt = 0;
  /** The timer of a standing answer that has not been sent yet. */
  #delayTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: LiveSession,
    readonly seat: string | null,
  ) {
    const query = seat === null ? "" : `?seat=${encodeURIComponent(seat)}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/live/${encodeURIComponent(session.id)}${query}`;
    this.socket = new SeatSocket(
      url,
      () => this.#lastKnown,
      (message) => this.#handle(message),
      (status) => (this.status = status),
    );
  }

  get question(): Question | null {
    const question = this.state?.question ?? null;
    return question && this.pendingMove?.question === question.number ? null : question;
  }

  move(text: string): void {
    const question = this.question;
    if (!question) return;
    this.refused = null;
    this.session.answeredByHand(question, performance.now() - this.#askedAt);
    this.#send({ question: question.number, text });
  }

  #send(pendingMove: PendingMove): void {
    this.pendingMove = pendingMove;
    this.#delayTimer = undefined;
    this.socket.send({ type: "move", question: pendingMove.question, text: pendingMove.text });
  }

  /** Sends a standing answer after a delay; meanwhile the player is not asked. */
  #answer(pendingMove: PendingMove, delayMs: number): void {
    clearTimeout(this.#delayTimer);
    if (delayMs === 0) {
      this.#send(pendingMove);
      return;
    }
    this.pendingMove = pendingMove;
    this.#delayTimer = setTimeout(() => {
      if (this.pendingMove?.question === pendingMove.question) this.#send(pendingMove);
    }, delayMs);
  }

  close(): void {
    clearTimeout(this.#delayTimer);
    this.socket.close();
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#lastKnown = message.n;
        this.#queue.push(message);
        void this.#applyQueue();
        break;
      case "tried":
        this.session.resolveTrial(message);
        break;
      case "refused":
        this.pendingMove = null;
        this.refused = message.reason;
        break;
      case "hint":
        this.hint = message;
        break;
      case "accepted":
        if (this.pendingMove?.question === message.question)
          this.pendingMove = { ...this.pendingMove, isAccepted: true };
        break;
      case "bye":
        // A bot has taken over the seat: from now on the guest is a spectator.
        if (message.reason[0] === "server-seat-foreign") void this.session.open();
        break;
      case "beat":
        break;
    }
  }

  async #applyQueue(): Promise<void> {
    if (this.#isApplying) return;
    this.#isApplying = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const state = next;
      const animate = this.session.shown === this && !this.session.handoverSeat ? this.session.animate : null;
      const isAnimated =
        animate && this.state && state.cut === null && this.#queue.length < MAX_ANIMATED_QUEUE && !document.hidden;
      if (isAnimated) await animate(() => this.#apply(state), state.news);
      else this.#apply(state);
    }
    this.#isApplying = false;
  }

  #apply(state: SeatSnapshot): void {
    const kept = state.cut === null ? this.log : this.log.slice(0, state.cut);
    this.log = [...kept, ...state.news];
    this.#announce(state);
    if (state.question?.number !== this.state?.question?.number) {
      this.refused = null;
      this.#askedAt = performance.now();
    }
    this.state = state;
    this.#resend(state); // at once: a question that answers itself must not be seen, not even while pieces move
    this.session.snapshotApplied(this, state);
  }

  /**
   * Plays the sounds of a new snapshot and notifies the player of their turn, unless a standing answer takes care of
   * it.
   */
  #announce(state: SeatSnapshot): void {
    const asked = state.question !== null && !this.session.standingAnswer(state.question);
    const { game, id } = state.brief;
    if (this.session.shown === this) {
      const cues = soundCues(this.state, state, GAMES[game]?.sounds ?? {});
      playSounds(...cues.filter((cue) => cue !== "turn" || asked));
    }
    if (asked && isTurnStart(this.state, state)) notifyTurn(say(`${game}-name`), id);
  }

  /** Sends a pending move again, because it may have been lost with the connection; the server ignores duplicates. */
  #resend(state: SeatSnapshot): void {
    const question = state.question;
    if (!question) {
      this.pendingMove = null;
      return;
    }
    if (this.pendingMove && this.pendingMove.question === question.number) {
      if (this.#delayTimer === undefined) this.#send(this.pendingMove);
      return;
    }
    this.pendingMove = null;
    const text = this.session.standingAnswer(question);
    if (text) this.#answer({ question: question.number, text, standing: true }, this.session.standingDelay(question));
  }
}

/** The session of a running game. */
export class LiveSession implements Session {
  readonly replay = null;
  brief = $state.raw<TableSummary | null>(null);
  connections = $state.raw<LiveSeatConnection[]>([]);
  shownIndex = $state(0);
  /** On a shared device: the seat it must be passed to before anything is shown. */
  handoverSeat = $state<string | null>(null);
  problem = $state.raw<Message | null>(null);
  standingOverrides = $state<Record<string, boolean>>({});
  /** The number of log lines at the moment the player looks back to; null if they do not. */
  lookBackLines = $state<number | null>(null);
  animate: AnimateChange | null = null;
  /** On a shared device: whether a player has confirmed that they hold it. */
  #isHandedOver = $state(false);
  /** How long manual answers took, in milliseconds, by the key of their standing answer. */
  readonly #manualDelays: Record<string, number[]> = {};
  readonly #pendingTrials = new Map<number, (result: TrialResult) => void>();
  #trialCount = 0;

  constructor(
    readonly id: string,
    readonly lessonContext: LessonContext | null = null,
  ) {}

  get shown(): LiveSeatConnection | null {
    return this.connections[this.shownIndex] ?? null;
  }

  get isShared(): boolean {
    return this.connections.length > 1;
  }

  /** On a shared device, before every seat has its snapshot: nothing is shown yet. */
  get isLoadingSeats(): boolean {
    return this.isShared && !this.#isHandedOver && this.connections.some((connection) => connection.state === null);
  }

  async open(): Promise<void> {
    try {
      this.updateSeats(await api.table(this.id));
    } catch (error) {
      this.problem = error instanceof Refusal ? error.reason : ["web-error-offline", {}];
    }
  }

  /** Opens the connections of the guest's seats, if they have changed. */
  updateSeats(brief: TableSummary): void {
    this.brief = brief;
    const ownSeats = brief.seats.filter((chair) => chair.you).map((chair) => chair.seat);
    const wantedSeats: (string | null)[] = ownSeats.length > 0 ? ownSeats : [null];
    if (
      wantedSeats.join() === this.connections.map((connection) => connection.seat).join() &&
      this.connections.length > 0
    )
      return;
    for (const connection of this.connections) connection.close();
    this.connections = wantedSeats.map((seat) => new LiveSeatConnection(this, seat));
    this.shownIndex = 0;
    this.#isHandedOver = false;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
    this.connections = [];
  }

  /** Asks the server what a move would do; changes nothing. */
  try(text: string): Promise<TrialResult> {
    const connection = this.shown;
    const question = connection?.question;
    const id = ++this.#trialCount;
    return new Promise((resolve) => {
      if (!connection || !question || !connection.socket.send({ type: "try", id, question: question.number, text })) {
        resolve({ type: "tried", id, ok: false });
        return;
      }
      this.#pendingTrials.set(id, resolve);
    });
  }

  resolveTrial(result: TrialResult): void {
    this.#pendingTrials.get(result.id)?.(result);
    this.#pendingTrials.delete(result.id);
  }

  lookBack(lines: number): void {
    if (this.shown?.seat) this.lookBackLines = lines;
  }

  askHint(): void {
    const connection = this.shown;
    if (connection?.question) connection.socket.send({ type: "hint", question: connection.question.number });
  }

  offer(what: OfferKind): void {
    this.shown?.socket.send({ type: "offer", what });
  }

  answer(what: OfferKind, yes: boolean): void {
    this.shown?.socket.send({ type: "answer", what, yes });
  }

  undo(): void {
    const connection = this.shown;
    if (connection?.state?.undo === "free") connection.socket.send({ type: "undo" });
    else if (connection?.state?.undo === "ask") this.offer("undo");
  }

  resign(): void {
    this.shown?.socket.send({ type: "resign" });
  }

  /** Claims the win against a rival who is out of time. */
  claim(): void {
    this.shown?.socket.send({ type: "claim" });
  }

  replace(seat: string, level: string): void {
    this.shown?.socket.send({ type: "replace", seat, level });
  }

  /** Returns the standing answer to a question, if there is one. */
  standingAnswer(question: Question): string | null {
    if (this.lessonContext) return null;
    const key = standingKey(question.prompt[0]);
    // Bots learn nothing from not asking, so the player is spared a question with one answer.
    if (!this.isShared && !this.#hasHumanRival && this.standingOverrides[key] !== false) {
      const only = onlyAnswer(question);
      if (only !== null) return only;
    }
    const standingWish = this.standingWish(key);
    // On a shared device everybody would notice that a player is not asked.
    if (this.isShared && standingWish === "forced") return null;
    return standingAnswer(question, standingWish);
  }

  /** Returns the setting of a standing answer: the one for this table, or else the guest's. */
  standingWish(key: string): StandingWish {
    const here = this.standingOverrides[key];
    if (here !== undefined) return here ? (key === NO_CHOICE ? "forced" : "allow") : "ask";
    return preferences().standing?.[key] ?? "ask";
  }

  /**
   * Returns how long a standing answer waits, in milliseconds. Against people, a forced answer must not be recognisable
   * by its speed.
   */
  standingDelay(question: Question): number {
    const key = standingKey(question.prompt[0]);
    return this.#hasHumanRival && this.standingWish(key) === "forced"
      ? forcedAnswerDelay(this.#manualDelays[key] ?? [], Math.random())
      : 0;
  }

  get #hasHumanRival(): boolean {
    return this.brief?.seats.some((chair) => chair.kind === "human" && !chair.you) ?? false;
  }

  answeredByHand(question: Question, milliseconds: number): void {
    (this.#manualDelays[standingKey(question.prompt[0])] ??= []).push(milliseconds);
  }

  /** Called after a connection has applied a snapshot: on a shared device the next player may have to take over. */
  snapshotApplied(connection: LiveSeatConnection, state: SeatSnapshot): void {
    this.brief = state.brief;
    const seats = state.brief.seats.filter((chair) => chair.you).map((chair) => chair.seat);
    if (connection.seat === null && seats.length > 0) this.updateSeats(state.brief);
    if (!this.isShared || state.brief.status !== "running") {
      this.handoverSeat = null;
      this.#isHandedOver = false;
      return;
    }
    const asked = (one: LiveSeatConnection) => one.question !== null && !this.standingAnswer(one.question);
    const next = this.connections.find(asked);
    if (!this.#isHandedOver) this.handoverSeat = this.isLoadingSeats ? null : (next ?? connection).seat;
    else if (next && next !== this.shown && !(this.shown && asked(this.shown))) this.handoverSeat = next.seat;
  }

  /** Called when the next player confirms that they hold the device. */
  confirmHandover(): void {
    const shownIndex = this.connections.findIndex((connection) => connection.seat === this.handoverSeat);
    if (shownIndex >= 0) this.shownIndex = shownIndex;
    this.handoverSeat = null;
    this.#isHandedOver = true;
  }
}
