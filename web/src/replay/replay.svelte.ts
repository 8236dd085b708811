// A replay: its overview and the moment that is shown.
import { api, failureReason } from "../client/api";
import type { SeatConnection, Session, AnimateChange } from "../table/session.svelte";
import type { DescribeMove, FrameComponent } from "../table/tableContent";
import type { StandingSetting } from "../client/standingSettings";
import type {
  TableSummary,
  Decision,
  Message,
  ReplayMoment,
  ReplayOverview,
  Question,
  SeatSnapshot,
  TrialResult,
} from "../client/wire";
import { StudyPoller } from "../results/studyPoller.svelte";

/** The viewpoint of a replay that shows what all seats know together. */
export const EVERYONE = "everyone";
/** The speeds at which moves can be played, as factors. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const MOVE_INTERVAL_MS = 1400;

/** A function that finds a moment in the overview of a replay: the number of moves before it. */
export type MomentFinder = (overview: ReplayOverview) => number;

/** Return a function that finds the first moment at which the log has a number of lines. */
export function momentOfLogLine(lines: number): MomentFinder {
  return ({ ends, moves }) => {
    const n = ends.findIndex((end) => end >= lines);
    return n < 0 ? moves.length : n;
  };
}

/** A game that is being replayed: its overview, the moment that is shown, and the controls. */
export class Replay {
  overview = $state.raw<ReplayOverview | null>(null);
  moment = $state.raw<ReplayMoment | null>(null);
  /** The number of moves at the requested moment; `moment` follows once it is loaded. */
  n = $state(0);
  viewpoint = $state(EVERYONE);
  isPlaying = $state(false);
  speed = $state<number>(1);
  problem = $state.raw<Message | null>(null);
  readonly chances: StudyPoller<"chances">;
  animate: AnimateChange | null = null;
  #moments = new Map<number, Promise<ReplayMoment>>();
  #isLoading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Whether the game is still running: then a player can look back only from their own seat. */
    readonly isRunning: boolean,
  ) {
    this.chances = new StudyPoller(id, "chances");
  }

  /** The title of the chapter to which the last move belongs; before the first move, that of the first chapter. */
  get chapter(): Message | undefined {
    return this.overview?.marks.findLast(([n]) => n < Math.max(1, this.n))?.[1];
  }

  /** Whether the rules have ended the game at the shown moment; a game that somebody resigned can be continued there. */
  get isDecided(): boolean {
    const { moment, moveCount, n } = this;
    return moment !== null && moment.n === n && n === moveCount && moment.turn.length === 0;
  }

  /** Whether hands and secret moves of a seat may be shown: from its own viewpoint, and from that of everyone. */
  isOpen(seat: string): boolean {
    return this.overview?.eyes === EVERYONE || this.overview?.eyes === seat;
  }

  /** Return the first log line about the `n`th move; null if there is none. */
  firstLine(n: number): Message | null {
    const { overview } = this;
    return overview?.log.slice(overview.ends[n - 1], overview.ends[n])[0] ?? null;
  }

  /** Return a sentence about the `n`th move, from the game or else from the log; null if neither has one. */
  moveSentence(n: number, describeMove: DescribeMove | undefined): Message | null {
    const move = this.overview?.moves[n - 1];
    const line = this.firstLine(n);
    const { seat, text } = move ?? {};
    const isKnown = seat !== undefined && text !== undefined && (line === null || this.isOpen(seat));
    return (isKnown && describeMove?.({ seat, text }, line)) || line;
  }

  /** The number of moves of the game. */
  get moveCount(): number {
    return this.overview?.moves.length ?? 0;
  }

  /** The length of the log before the move that led to the moment that is shown. */
  get newsFrom(): number {
    const { overview, moment } = this;
    return overview && moment ? (overview.ends[moment.n - 1] ?? 0) : 0;
  }

  /** The analysis of the next move, if there is one. */
  get decision(): Decision | undefined {
    return this.chances.result?.decisions.find((decision) => decision.n === this.n);
  }

  /** Load the replay from a viewpoint at a moment: a number of moves, the result of a finder, or null for the end. */
  async open(viewpoint: string, n: number | null | MomentFinder): Promise<void> {
    await this.viewFrom(viewpoint, n);
    if (this.overview && !this.isRunning) await this.chances.poll();
  }

  /** Show the replay from another viewpoint, at the same moment unless another is given. */
  async viewFrom(viewpoint: string, n: number | null | MomentFinder = this.n): Promise<void> {
    try {
      const overview = await api.replay(this.id, viewpoint);
      this.#moments = new Map();
      const requested = typeof n === "function" ? n(overview) : n;
      const index = Math.max(0, Math.min(requested ?? overview.moves.length, overview.moves.length));
      const moment = await this.#fetch(index, viewpoint);
      Object.assign(this, { overview, viewpoint, moment, n: index, problem: null });
    } catch (error) {
      this.problem = failureReason(error);
    }
  }

  /** Go to the moment after `n` moves. */
  goTo(n: number): void {
    this.n = Math.max(0, Math.min(n, this.moveCount));
    void this.#showRequested();
  }

  /** Pause and go `by` moves forward. */
  step(by: number): void {
    this.pause();
    this.goTo(this.n + by);
  }

  /** Pause and go to the next chapter or the previous one. */
  stepChapter(by: 1 | -1): void {
    const marks = (this.overview?.marks ?? []).map(([n]) => n);
    const to = by > 0 ? marks.find((n) => n > this.n) : marks.findLast((n) => n < this.n);
    this.pause();
    this.goTo(to ?? (by > 0 ? this.moveCount : 0));
  }

  /** Start or stop playing the moves; at the end, start from the beginning. */
  togglePlay(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.n === this.moveCount) this.goTo(0);
    this.isPlaying = true;
    this.#scheduleStep();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.chances.close();
  }

  #scheduleStep(): void {
    this.#timer = setTimeout(() => {
      if (!this.#isLoading) this.goTo(this.n + 1);
      if (this.n < this.moveCount) this.#scheduleStep();
      else this.pause();
    }, MOVE_INTERVAL_MS / this.speed);
  }

  /** Load and show the requested moment; moments requested meanwhile are skipped, except the last one. */
  async #showRequested(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      while (this.moment && this.overview && this.moment.n !== this.n) {
        const { viewpoint, overview } = this;
        const previous = this.moment.n;
        const moment = await this.#fetch(this.n, viewpoint);
        if (viewpoint !== this.viewpoint) break;
        const isNext = moment.n === previous + 1;
        const news = overview.log.slice(overview.ends[previous], overview.ends[moment.n]);
        if (isNext && this.animate) await this.animate(() => (this.moment = moment), news);
        else this.moment = moment;
        if (moment.n < this.moveCount) void this.#fetch(moment.n + 1, viewpoint).catch(() => undefined);
      }
      this.problem = null;
    } catch (error) {
      this.pause();
      this.problem = failureReason(error);
    } finally {
      this.#isLoading = false;
    }
  }

  #fetch(n: number, viewpoint: string): Promise<ReplayMoment> {
    let request = this.#moments.get(n);
    if (!request) {
      const moments = this.#moments;
      request = api.replayMoment(this.id, n, viewpoint);
      request.catch(() => moments.delete(n));
      moments.set(n, request);
    }
    return request;
  }
}

/** The connection of a board to a replay, which is read-only. */
export class ReplayConnection implements SeatConnection {
  readonly status = "up";
  readonly question: Question | null = null;
  readonly pendingMove = null;
  readonly hint = null;
  refused = $state.raw<Message | null>(null);
  readonly snapshot = $derived.by((): SeatSnapshot | null => this.#snapshot());
  readonly log = $derived.by((): Message[] => this.#log());

  constructor(readonly replay: Replay) {}

  get seat(): string | null {
    return this.replay.overview && this.replay.overview.eyes !== EVERYONE ? this.replay.overview.eyes : null;
  }

  move(): void {}

  #snapshot(): SeatSnapshot | null {
    const { overview, moment } = this.replay;
    if (!overview || !moment) return null;
    // The board shows the game as it was at that moment: still running.
    const brief = { ...overview.brief };
    delete brief.result;
    return {
      type: "state",
      n: moment.n,
      from: 0,
      cut: null,
      news: [],
      view: moment.view,
      facts: moment.facts,
      history: moment.history,
      ...(moment.description && { description: moment.description }),
      brief: {
        ...brief,
        status: "running",
        turn: moment.turn,
        yours: false,
        seats: brief.seats.map((info) => ({ ...info, online: true })),
      },
      question: null,
      clocks: {},
      late: [],
      offers: { draw: [], undo: [], rematch: [] },
      undo: null,
      hint: false,
    };
  }

  #log(): Message[] {
    const { overview, moment } = this.replay;
    return overview && moment ? overview.log.slice(0, overview.ends[moment.n]) : [];
  }
}

/** The session of a replay, which shows positions and ignores all commands. */
export class ReplaySession implements Session {
  readonly isShared = false;
  readonly standingOverrides: Record<string, boolean> = {};

  standingSetting(): StandingSetting {
    return "ask";
  }

  readonly lessonContext = null;
  readonly connection: ReplayConnection;

  constructor(
    readonly replay: Replay,
    readonly frame: FrameComponent,
  ) {
    this.connection = new ReplayConnection(replay);
  }

  get id(): string {
    return this.replay.id;
  }

  get table(): TableSummary | null {
    return this.connection.snapshot?.brief ?? null;
  }

  get shownConnection(): SeatConnection {
    return this.connection;
  }

  get animate(): AnimateChange | null {
    return this.replay.animate;
  }

  set animate(animate: AnimateChange | null) {
    this.replay.animate = animate;
  }

  /** Go to the first moment at which the log has a number of lines. */
  lookBack(lines: number): void {
    const { overview } = this.replay;
    this.replay.pause();
    if (overview) this.replay.goTo(momentOfLogLine(lines)(overview));
  }

  tryMove(): Promise<TrialResult> {
    return Promise.resolve({ type: "tried", id: 0, ok: false });
  }

  // Commands have no effect in a replay.
  requestHint(): void {}
  offer(): void {}
  answerOffer(): void {}
  undo(): void {}
  resign(): void {}
  claimWin(): void {}
  replaceByBot(): void {}
}
