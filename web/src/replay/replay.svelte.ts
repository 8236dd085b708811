// The state of a replay: its overview and the moment that is shown.
import { api, Refusal } from "../kit/api";
import type { SeatConnection, Session, AnimateChange } from "../kit/session.svelte";
import type { StandingWish } from "../kit/standingAnswers";
import type {
  TableSummary,
  Decision,
  Message,
  ReplayMoment,
  ReplayOverview,
  Question,
  SeatSnapshot,
  TrialResult,
} from "../kit/wire";
import { StudyPoller } from "./studyPoller.svelte";

/** The `eyes` of a replay that shows what all seats know. */
export const EVERYONE = "everyone";
/** The speeds at which moves can be played, as factors. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const MOVE_INTERVAL_MS = 1400;

/** Finds a moment in the overview of a replay. */
export type MomentFinder = (overview: ReplayOverview) => number;

/** Returns a finder of the first moment at which the log has a number of lines. */
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
  /** The wanted number of moves; `moment` follows. */
  n = $state(0);
  eyes = $state(EVERYONE);
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
    /** Whether the game is still running: then only one's own seat can look back at it. */
    readonly isRunning: boolean,
  ) {
    this.chances = new StudyPoller(id, "chances");
  }

  get last(): number {
    return this.overview?.moves.length ?? 0;
  }

  /** The analysis of the next decision. */
  get decision(): Decision | undefined {
    return this.chances.result?.decisions.find((one) => one.n === this.n);
  }

  async open(eyes: string, n: number | null | MomentFinder): Promise<void> {
    await this.viewFrom(eyes, n);
    if (this.overview && !this.isRunning) await this.chances.poll();
  }

  /** Shows the replay as another seat, at the same moment. */
  async viewFrom(eyes: string, n: number | null | MomentFinder = this.n): Promise<void> {
    try {
      const overview = await api.replay(this.id, eyes);
      this.#moments = new Map();
      const wanted = typeof n === "function" ? n(overview) : n;
      const at = Math.max(0, Math.min(wanted ?? overview.moves.length, overview.moves.length));
      const moment = await this.#fetch(at, eyes);
      Object.assign(this, { overview, eyes, moment, n: at, problem: null });
    } catch (error) {
      this.problem = error instanceof Refusal ? error.reason : ["web-error-offline", {}];
    }
  }

  goTo(n: number): void {
    this.n = Math.max(0, Math.min(n, this.last));
    void this.#showWanted();
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.n + by);
  }

  /** Goes to the next chapter, or to the previous one. */
  stepChapter(by: 1 | -1): void {
    const marks = (this.overview?.marks ?? []).map(([n]) => n);
    const to = by > 0 ? marks.find((n) => n > this.n) : marks.findLast((n) => n < this.n);
    this.pause();
    this.goTo(to ?? (by > 0 ? this.last : 0));
  }

  togglePlay(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.n === this.last) this.goTo(0);
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
      if (this.n < this.last) this.#scheduleStep();
      else this.pause();
    }, MOVE_INTERVAL_MS / this.speed);
  }

  /** Fetches and shows the wanted moment; moments wanted in between are skipped. */
  async #showWanted(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      while (this.moment && this.overview && this.moment.n !== this.n) {
        const { eyes, overview } = this;
        const before = this.moment.n;
        const moment = await this.#fetch(this.n, eyes);
        if (eyes !== this.eyes) break;
        const forward = moment.n === before + 1;
        const news = overview.log.slice(overview.ends[before], overview.ends[moment.n]);
        if (forward && this.animate) await this.animate(() => (this.moment = moment), news);
        else this.moment = moment;
        if (moment.n < this.last) void this.#fetch(moment.n + 1, eyes).catch(() => undefined);
      }
      this.problem = null;
    } catch (error) {
      this.pause();
      this.problem = error instanceof Refusal ? error.reason : ["web-error-offline", {}];
    } finally {
      this.#isLoading = false;
    }
  }

  #fetch(n: number, eyes: string): Promise<ReplayMoment> {
    let found = this.#moments.get(n);
    if (!found) {
      const moments = this.#moments;
      found = api.moment(this.id, n, eyes);
      found.catch(() => moments.delete(n));
      moments.set(n, found);
    }
    return found;
  }
}

/** The connection of a board to a replay, which is read-only. */
export class ReplayConnection implements SeatConnection {
  readonly status = "up";
  readonly question: Question | null = null;
  readonly pendingMove = null;
  readonly hint = null;
  refused = $state.raw<Message | null>(null);
  readonly state = $derived.by((): SeatSnapshot | null => this.#state());
  readonly log = $derived.by((): Message[] => this.#log());

  constructor(readonly replay: Replay) {}

  get seat(): string | null {
    return this.replay.overview && this.replay.overview.eyes !== EVERYONE ? this.replay.overview.eyes : null;
  }

  move(): void {}

  #state(): SeatSnapshot | null {
    const { overview, moment } = this.replay;
    if (!overview || !moment) return null;
    return {
      type: "state",
      n: moment.n,
      from: 0,
      cut: null,
      news: [],
      view: moment.view,
      facts: moment.facts,
      // To the board, the game is still running at that moment.
      brief: {
        ...overview.brief,
        status: "running",
        turn: moment.turn,
        yours: false,
        result: null,
        seats: overview.brief.seats.map((chair) => ({ ...chair, online: true })),
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

/** The session of a replay: it shows positions and ignores all commands. */
export class ReplaySession implements Session {
  readonly isShared = false;
  readonly standingOverrides: Record<string, boolean> = {};

  standingWish(): StandingWish {
    return "ask";
  }

  readonly lessonContext = null;
  readonly connection: ReplayConnection;

  constructor(readonly replay: Replay) {
    this.connection = new ReplayConnection(replay);
  }

  get id(): string {
    return this.replay.id;
  }

  get brief(): TableSummary | null {
    return this.connection.state?.brief ?? null;
  }

  get shown(): SeatConnection {
    return this.connection;
  }

  get animate(): AnimateChange | null {
    return this.replay.animate;
  }

  set animate(animate: AnimateChange | null) {
    this.replay.animate = animate;
  }

  /** Goes to the first moment at which the log has a number of lines. */
  lookBack(lines: number): void {
    const { overview } = this.replay;
    this.replay.pause();
    if (overview) this.replay.goTo(momentOfLogLine(lines)(overview));
  }

  try(): Promise<TrialResult> {
    return Promise.resolve({ type: "tried", id: 0, ok: false });
  }

  // Commands have no effect in a replay.
  askHint(): void {}
  offer(): void {}
  answer(): void {}
  undo(): void {}
  resign(): void {}
  claim(): void {}
  replace(): void {}
}
