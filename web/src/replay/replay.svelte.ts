// A game looked at again: its whole course through some eyes, and the moment that is shown.
import { api, Refusal } from "../kit/api";
import type { Line, Session, Stage } from "../kit/session.svelte";
import type { Wish } from "../kit/standing";
import type { Brief, Decision, Message, Moment, Overview, Question, State, Tried } from "../kit/wire";
import { Studying } from "./study.svelte";

export const EVERYONE = "everyone";
export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400;

/** A moment that only the course of the game can tell. */
export type Where = (overview: Overview) => number;

/** The first moment at which so many lines had been told. */
export function whenTold(lines: number): Where {
  return ({ ends, moves }) => {
    const n = ends.findIndex((end) => end >= lines);
    return n < 0 ? moves.length : n;
  };
}

export class Replay {
  overview = $state.raw<Overview | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The number of moves we want to look at; the moment follows. */
  n = $state(0);
  eyes = $state(EVERYONE);
  playing = $state(false);
  speed = $state<number>(1);
  problem = $state.raw<Message | null>(null);
  readonly chances: Studying<"chances">;
  stage: Stage | null = null;
  #moments = new Map<number, Promise<Moment>>();
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** A game that is not over: seen by one seat, and only looked back at. */
    readonly running: boolean,
  ) {
    this.chances = new Studying(id, "chances");
  }

  get last(): number {
    return this.overview?.moves.length ?? 0;
  }

  /** What an analysis says of the decision that comes next. */
  get decision(): Decision | undefined {
    return this.chances.result?.decisions.find((one) => one.n === this.n);
  }

  async open(eyes: string, n: number | null | Where): Promise<void> {
    await this.look(eyes, n);
    if (this.overview && !this.running) await this.chances.look();
  }

  /** Looks through other eyes, at the same moment. */
  async look(eyes: string, n: number | null | Where = this.n): Promise<void> {
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

  go(n: number): void {
    this.n = Math.max(0, Math.min(n, this.last));
    void this.#follow();
  }

  step(by: number): void {
    this.pause();
    this.go(this.n + by);
  }

  /** To where the next part begins, or the one before. */
  chapter(by: 1 | -1): void {
    const marks = (this.overview?.marks ?? []).map(([n]) => n);
    const to = by > 0 ? marks.find((n) => n > this.n) : marks.findLast((n) => n < this.n);
    this.pause();
    this.go(to ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.n === this.last) this.go(0);
    this.playing = true;
    this.#beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.chances.close();
  }

  #beat(): void {
    this.#timer = setTimeout(() => {
      if (!this.#busy) this.go(this.n + 1);
      if (this.n < this.last) this.#beat();
      else this.pause();
    }, PACE / this.speed);
  }

  /** Fetches and shows the moment that is wanted; whatever was wanted in between is left out. */
  async #follow(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.moment && this.overview && this.moment.n !== this.n) {
        const { eyes, overview } = this;
        const before = this.moment.n;
        const moment = await this.#fetch(this.n, eyes);
        if (eyes !== this.eyes) break;
        const forward = moment.n === before + 1;
        const news = overview.log.slice(overview.ends[before], overview.ends[moment.n]);
        if (forward && this.stage) await this.stage(() => (this.moment = moment), news);
        else this.moment = moment;
        if (moment.n < this.last) void this.#fetch(moment.n + 1, eyes).catch(() => undefined);
      }
      this.problem = null;
    } catch (error) {
      this.pause();
      this.problem = error instanceof Refusal ? error.reason : ["web-error-offline", {}];
    } finally {
      this.#busy = false;
    }
  }

  #fetch(n: number, eyes: string): Promise<Moment> {
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

/** The window of a board on a replay: it shows, and nothing can be done in it. */
export class ReadLine implements Line {
  readonly link = "up";
  readonly question: Question | null = null;
  readonly sent = null;
  readonly hint = null;
  refused = $state.raw<Message | null>(null);
  readonly state = $derived.by((): State | null => this.#state());
  readonly log = $derived.by((): Message[] => this.#log());

  constructor(readonly replay: Replay) {}

  get seat(): string | null {
    return this.replay.overview && this.replay.overview.eyes !== EVERYONE ? this.replay.overview.eyes : null;
  }

  move(): void {}

  #state(): State | null {
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
      // At the board it is that moment: the game goes on, and somebody is to move.
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

export class ReadSession implements Session {
  readonly shared = false;
  readonly allowed: Record<string, boolean> = {};

  wish(): Wish {
    return "ask";
  }

  readonly school = null;
  readonly line: ReadLine;

  constructor(readonly reading: Replay) {
    this.line = new ReadLine(reading);
  }

  get id(): string {
    return this.reading.id;
  }

  get brief(): Brief | null {
    return this.line.state?.brief ?? null;
  }

  get shown(): Line {
    return this.line;
  }

  get stage(): Stage | null {
    return this.reading.stage;
  }

  set stage(stage: Stage | null) {
    this.reading.stage = stage;
  }

  /** To the first moment at which so many lines had been told. */
  lookBack(lines: number): void {
    const { overview } = this.reading;
    this.reading.pause();
    if (overview) this.reading.go(whenTold(lines)(overview));
  }

  try(): Promise<Tried> {
    return Promise.resolve({ type: "tried", id: 0, ok: false });
  }

  // Nothing of what can be done at a table can be done here.
  askHint(): void {}
  offer(): void {}
  answer(): void {}
  undo(): void {}
  resign(): void {}
  claim(): void {}
  replace(): void {}
}
