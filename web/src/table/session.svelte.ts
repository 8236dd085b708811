// A table in one browser: a connection for each of the guest's seats (or one as a spectator), with snapshot and log;
// trials of moves, hints and offers; and the handover between two players on a shared device.
import { api, ApiError } from "../client/api";
import { soundCues, isTurnStart } from "./soundCues";
import { transport, type ConnectionStatus, type SeatChannel } from "../client/transport";
import { preferences } from "../client/guest.svelte";
import { notifyTurn } from "../client/notifications.svelte";
import { playSounds } from "../client/sounds";
import type { StandingSetting } from "../client/standingSettings";
import { forcedAnswerDelay, formalAnswer, mostAutomatic, standingAnswer } from "./standingAnswers";
import { gameFacts } from "../client/games";
import type { FrameComponent } from "./tableContent";
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
} from "../client/wire";
import { say } from "../client/translation.svelte";
import { UpdateReader } from "../client/snapshots";

/** A function that animates a change: it calls `apply` to make the change, and resolves when the animation is over. */
export type AnimateChange = (apply: () => void, news: Message[]) => Promise<void>;

/** With this many snapshots waiting, they are applied without animations, so that the page catches up. */
const MAX_ANIMATED_QUEUE = 4;

/** A move that is about to be sent, or was sent but is not applied yet; `standing` if it is a standing answer. */
export type PendingMove = { question: number; text: string; isAccepted?: boolean; standing?: boolean };

/** One seat's connection to the table, as a board uses it; a spectator has no seat. */
export interface SeatConnection {
  readonly seat: string | null;
  readonly status: ConnectionStatus;
  readonly snapshot: SeatSnapshot | null;
  readonly log: Message[];
  /** The question of this seat; null once it was answered. */
  readonly question: Question | null;
  readonly pendingMove: PendingMove | null;
  /** Why the last move was refused; null once the player has selected something else. */
  refused: Message | null;
  /** The last hint, and the number of the question it belongs to. */
  readonly hint: { question: number; moves: HintMove[] } | null;
  /** Answer the question with a move; without a question, do nothing. */
  move(text: string): void;
}

/** Navigation between the scenes of a lesson. */
export interface LessonContext {
  /** Start a scene from its beginning. */
  startScene(scene: string): void;
  /** Return the scene after the current one, if there is one. */
  sceneAfter(lesson: Lesson): string | undefined;
  /** Show the list of all scenes. */
  showScenes(): void;
  /** Show the end of the lesson. */
  finish(): void;
  /** Go to the lobby. */
  leave(): void;
}

/** What a board uses of a replay. */
export interface ReplayProgress {
  /** The length of the log before the move that led to the moment that is shown. */
  readonly newsFrom: number;
}

/** A table as a board uses it: a running game or a replay. */
export interface Session {
  readonly id: string;
  readonly table: TableSummary | null;
  /** The connection whose seat is shown. */
  readonly shownConnection: SeatConnection | null;
  /** Whether the guest plays several seats on this device. */
  readonly isShared: boolean;
  /** Standing answers that were switched on or off for this table only. */
  readonly standingOverrides: Record<string, boolean>;
  /** Return the setting of a standing answer: the one for this table, or else the guest's. */
  standingSetting(key: string): StandingSetting;
  /** How changes are animated; null for no animation. */
  animate: AnimateChange | null;
  /** The replay, if this is one: the board asks nothing and shows no panels. */
  readonly replay: ReplayProgress | null;
  /** The frame to draw instead of that of a running game; null for that one. */
  readonly frame: FrameComponent | null;
  /** The lesson this table belongs to, if any: then the player cannot resign, and another scene follows. */
  readonly lessonContext: LessonContext | null;
  /** Show the position after a number of lines of the log. */
  lookBack(lines: number): void;
  /** Ask the server what a move would do, without playing it. */
  tryMove(text: string): Promise<TrialResult>;
  requestHint(): void;
  offer(what: OfferKind): void;
  answerOffer(what: OfferKind, yes: boolean): void;
  /** Undo the last move, or ask the other players to agree to it. */
  undo(): void;
  resign(): void;
  /** Claim the win against a rival who is out of time. */
  claimWin(): void;
  /** Let a bot take over a seat that is out of time. */
  replaceByBot(seat: string, level: string): void;
}

/** A seat's channel to the server with its snapshots, log and pending move. */
export class LiveSeatConnection implements SeatConnection {
  status = $state<ConnectionStatus>("connecting");
  snapshot = $state.raw<SeatSnapshot | null>(null);
  log = $state.raw<Message[]>([]);
  pendingMove: PendingMove | null = $state.raw(null);
  refused = $state.raw<Message | null>(null);
  hint: { question: number; moves: HintMove[] } | null = $state.raw(null);
  readonly channel: SeatChannel;
  readonly #queue: SeatSnapshot[] = [];
  #isApplying = false;
  readonly #updates = new UpdateReader();
  /** The number of the newest log entry that was received. */
  #lastLogNumber = 0;
  /** The number of the question for which a hint was requested and has not arrived. */
  #awaitedHint: number | null = null;
  /** When the current question was shown, on the clock of `performance.now()`. */
  #askedAt = 0;
  /** The timer of a standing answer that has not been sent yet. */
  #delayTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: LiveSession,
    readonly seat: string | null,
  ) {
    this.channel = transport.openChannel(session.id, seat, {
      lastLogNumber: () => this.#lastLogNumber,
      onMessage: (message) => this.#handle(message),
      onStatus: (status) => this.#handleStatus(status),
    });
  }

  get question(): Question | null {
    const question = this.snapshot?.question ?? null;
    return question && this.pendingMove?.question === question.number ? null : question;
  }

  move(text: string): void {
    const question = this.question;
    if (!question) return;
    this.refused = null;
    this.session.recordManualAnswer(question, performance.now() - this.#askedAt);
    this.#send({ question: question.number, text });
  }

  #send(pendingMove: PendingMove): void {
    this.pendingMove = pendingMove;
    this.#delayTimer = undefined;
    this.channel.send({ type: "move", question: pendingMove.question, text: pendingMove.text });
  }

  /** Send a standing answer after a delay; meanwhile the player is not asked. */
  #sendStandingAnswer(pendingMove: PendingMove, delayMs: number): void {
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

  /** Ask for a hint for the current question, unless it is here or was asked for. */
  requestHint(): void {
    const number = this.question?.number;
    if (number !== undefined && this.hint?.question !== number && this.#awaitedHint !== number) this.#sendHintRequest();
  }

  #sendHintRequest(): void {
    if (!this.question) return;
    this.#awaitedHint = this.question.number;
    this.channel.send({ type: "hint", question: this.#awaitedHint });
  }

  close(): void {
    clearTimeout(this.#delayTimer);
    this.channel.close();
  }

  #handleStatus(status: ConnectionStatus): void {
    const hasReconnected = status === "up" && this.status !== "up";
    this.status = status;
    if (!hasReconnected) return;
    this.session.resendTrials(this);
    // The request or its answer was lost with the connection.
    if (this.#awaitedHint === this.question?.number) this.#sendHintRequest();
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case "state":
      case "update":
        this.#receive(this.#updates.read(message));
        break;
      case "tried":
        this.session.resolveTrial(message);
        break;
      case "refused":
        this.pendingMove = null;
        this.refused = message.reason;
        this.#awaitedHint = null;
        break;
      case "hint":
        this.hint = message;
        this.#awaitedHint = null;
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

  #receive(snapshot: SeatSnapshot | null): void {
    if (!snapshot) return;
    this.#lastLogNumber = snapshot.n;
    this.#queue.push(snapshot);
    void this.#applyQueue();
  }

  async #applyQueue(): Promise<void> {
    if (this.#isApplying) return;
    this.#isApplying = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const snapshot = next;
      const animate = this.session.shownConnection === this && !this.session.handoverSeat ? this.session.animate : null;
      const isAnimated =
        animate &&
        this.snapshot &&
        snapshot.cut === null &&
        this.#queue.length < MAX_ANIMATED_QUEUE &&
        !document.hidden;
      if (isAnimated) await animate(() => this.#apply(snapshot), snapshot.news);
      else this.#apply(snapshot);
    }
    this.#isApplying = false;
  }

  #apply(snapshot: SeatSnapshot): void {
    const kept = snapshot.cut === null ? this.log : this.log.slice(0, snapshot.cut);
    this.log = [...kept, ...snapshot.news];
    this.#announce(snapshot);
    if (snapshot.question?.number !== this.snapshot?.question?.number) {
      this.refused = null;
      this.#askedAt = performance.now();
    }
    this.snapshot = snapshot;
    this.#resend(snapshot); // at once: a question with a standing answer must not be seen, not even during an animation
    this.session.snapshotApplied(this, snapshot);
  }

  /**
   * Play the sounds of a new snapshot and notify the player of their turn, unless a standing answer will be sent.
   */
  #announce(snapshot: SeatSnapshot): void {
    const isAsked = snapshot.question !== null && !this.session.standingAnswer(snapshot.question);
    const { game, id } = snapshot.brief;
    if (this.session.shownConnection === this) {
      const cues = soundCues(this.snapshot, snapshot, gameFacts(game)?.sounds ?? {});
      playSounds(...cues.filter((cue) => cue !== "turn" || isAsked));
    }
    if (isAsked && isTurnStart(this.snapshot, snapshot)) notifyTurn(say(`${game}-name`), id);
  }

  /** Send a pending move again, because it may have been lost with the connection; the server ignores duplicates. */
  #resend(snapshot: SeatSnapshot): void {
    const question = snapshot.question;
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
    if (text)
      this.#sendStandingAnswer(
        { question: question.number, text, standing: true },
        this.session.standingDelay(question),
      );
  }
}

/** A trial that the server has not answered yet. */
type PendingTrial = {
  connection: LiveSeatConnection;
  question: number;
  text: string;
  resolve: (result: TrialResult) => void;
};

/** The session of a running game. */
export class LiveSession implements Session {
  readonly replay = null;
  readonly frame = null;
  table = $state.raw<TableSummary | null>(null);
  connections = $state.raw<LiveSeatConnection[]>([]);
  shownIndex = $state(0);
  /** On a shared device, the seat that must confirm the handover before anything is shown. */
  handoverSeat = $state<string | null>(null);
  problem = $state.raw<Message | null>(null);
  standingOverrides = $state<Record<string, boolean>>({});
  /** The number of log lines at the moment the player looks back to; null while the current position is shown. */
  lookBackLines = $state<number | null>(null);
  animate: AnimateChange | null = null;
  /** On a shared device, the seat that takes back its move instead of handing over the device. */
  #undoingSeat: string | null = null;
  /** On a shared device, whether a player has confirmed the handover. */
  #isHandedOver = $state(false);
  /** How long manual answers took, in milliseconds, by the key of their standing answer. */
  readonly #manualDelays: Record<string, number[]> = {};
  /** The trials that the server has not answered yet, by their numbers. */
  readonly #pendingTrials = new Map<TrialResult["id"], PendingTrial>();
  #trialCount = 0;

  constructor(
    readonly id: string,
    readonly lessonContext: LessonContext | null = null,
  ) {}

  get shownConnection(): LiveSeatConnection | null {
    return this.connections[this.shownIndex] ?? null;
  }

  get isShared(): boolean {
    return this.connections.length > 1;
  }

  /** Whether the table must stay hidden because, on a shared device, some seat has no snapshot yet. */
  get isLoadingSeats(): boolean {
    return this.isShared && !this.#isHandedOver && this.connections.some((connection) => connection.snapshot === null);
  }

  /** Load the table and open its connections; sets `problem` if that fails. */
  async open(): Promise<void> {
    try {
      this.updateSeats(await api.table(this.id));
    } catch (error) {
      this.problem = error instanceof ApiError ? error.reason : ["web-error-offline", {}];
    }
  }

  /** Open the connections of the guest's seats, if they have changed. */
  updateSeats(table: TableSummary): void {
    this.table = table;
    const ownSeats = table.seats.filter((info) => info.you).map((info) => info.seat);
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

  tryMove(text: string): Promise<TrialResult> {
    const connection = this.shownConnection;
    const question = connection?.question;
    const id = ++this.#trialCount;
    return new Promise((resolve) => {
      if (!connection || !question) {
        resolve({ type: "tried", id, ok: false });
        return;
      }
      this.#pendingTrials.set(id, { connection, question: question.number, text, resolve });
      connection.channel.send({ type: "try", id, question: question.number, text });
    });
  }

  resolveTrial(result: TrialResult): void {
    this.#pendingTrials.get(result.id)?.resolve(result);
    this.#pendingTrials.delete(result.id);
  }

  /** Send the trials of a connection again, because they or their answers were lost with it. */
  resendTrials(connection: LiveSeatConnection): void {
    for (const [id, trial] of this.#pendingTrials) {
      if (trial.connection === connection)
        connection.channel.send({ type: "try", id, question: trial.question, text: trial.text });
    }
  }

  lookBack(lines: number): void {
    if (this.shownConnection?.seat) this.lookBackLines = lines;
  }

  requestHint(): void {
    this.shownConnection?.requestHint();
  }

  offer(what: OfferKind): void {
    this.shownConnection?.channel.send({ type: "offer", what });
  }

  answerOffer(what: OfferKind, yes: boolean): void {
    this.shownConnection?.channel.send({ type: "answer", what, yes });
  }

  undo(): void {
    const connection = this.shownConnection;
    if (connection?.snapshot?.undo === "free") {
      this.#undoingSeat = this.handoverSeat ? connection.seat : null;
      connection.channel.send({ type: "undo" });
    } else if (connection?.snapshot?.undo === "ask") this.offer("undo");
  }

  resign(): void {
    this.shownConnection?.channel.send({ type: "resign" });
  }

  claimWin(): void {
    this.shownConnection?.channel.send({ type: "claim" });
  }

  replaceByBot(seat: string, level: string): void {
    this.shownConnection?.channel.send({ type: "replace", seat, level });
  }

  /** Return the standing answer to a question; null if the player must answer it. */
  standingAnswer(question: Question): string | null {
    if (this.lessonContext) return null;
    const key = question.standing;
    // Bots cannot infer anything from a missing question, so one with a single answer need not be asked.
    const isSwitchedOff = key !== undefined && this.standingOverrides[key] === false;
    if (!this.isShared && !this.#hasHumanRival && !isSwitchedOff) {
      const answer = formalAnswer(question);
      if (answer !== null) return answer;
    }
    if (key === undefined) return null;
    const setting = this.standingSetting(key);
    // On a shared device, everybody would notice that a player was not asked.
    if (this.isShared && setting === "forced") return null;
    return standingAnswer(question, setting);
  }

  standingSetting(key: string): StandingSetting {
    const override = this.standingOverrides[key];
    if (override !== undefined) return override ? mostAutomatic(key) : "ask";
    return preferences().standing?.[key] ?? "ask";
  }

  /**
   * Return how long to wait before a standing answer is sent, in milliseconds. Against people, a forced answer must not be recognisable
   * by its speed.
   */
  standingDelay(question: Question): number {
    const key = question.standing;
    return key !== undefined && this.#hasHumanRival && this.standingSetting(key) === "forced"
      ? forcedAnswerDelay(this.#manualDelays[key] ?? [], Math.random())
      : 0;
  }

  get #hasHumanRival(): boolean {
    return this.table?.seats.some((info) => info.kind === "human" && !info.you) ?? false;
  }

  /** Record how long a manual answer took, for the delay of later standing answers. */
  recordManualAnswer(question: Question, durationMs: number): void {
    if (question.standing !== undefined) (this.#manualDelays[question.standing] ??= []).push(durationMs);
  }

  /** Note that a connection has applied a snapshot; on a shared device, this may start a handover. */
  snapshotApplied(connection: LiveSeatConnection, snapshot: SeatSnapshot): void {
    this.table = snapshot.brief;
    const seats = snapshot.brief.seats.filter((info) => info.you).map((info) => info.seat);
    if (connection.seat === null && seats.length > 0) this.updateSeats(snapshot.brief);
    if (!this.isShared || snapshot.brief.status !== "running") {
      this.handoverSeat = null;
      this.#isHandedOver = false;
      return;
    }
    const isAsked = ({ question }: LiveSeatConnection) => question !== null && !this.standingAnswer(question);
    const next = this.connections.find(isAsked);
    if (connection.seat === this.#undoingSeat && isAsked(connection)) {
      this.#undoingSeat = null;
      // Whoever holds the device confirms it, because it may have been handed over already.
      this.handoverSeat = connection.seat;
      return;
    }
    if (!this.#isHandedOver) this.handoverSeat = this.isLoadingSeats ? null : (next ?? connection).seat;
    else if (next && next !== this.shownConnection && !(this.shownConnection && isAsked(this.shownConnection)))
      this.handoverSeat = next.seat;
  }

  /** On a shared device, whether the seat that has just moved can take its move back without asking anybody. */
  get canUndoAtHandover(): boolean {
    return (
      this.#isHandedOver &&
      this.shownConnection?.snapshot?.undo === "free" &&
      this.shownConnection.seat !== this.handoverSeat
    );
  }

  /** Show the table to the next player, who has confirmed that they hold the device. */
  confirmHandover(): void {
    const shownIndex = this.connections.findIndex((connection) => connection.seat === this.handoverSeat);
    if (shownIndex >= 0) this.shownIndex = shownIndex;
    this.handoverSeat = null;
    this.#undoingSeat = null;
    this.#isHandedOver = true;
  }
}
