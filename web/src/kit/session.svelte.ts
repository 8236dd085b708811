// A table as one browser sees it: a live channel for each seat of ours (or one as a spectator), the newest state of each,
// the log, trials of moves, hints, offers, and on one device the curtain between two players.
import { api, Refusal } from "./api";
import { cuesOf, turns } from "./cues";
import { Live, type Link } from "./live";
import { preferences } from "./me.svelte";
import { notify } from "./notice.svelte";
import { sound } from "./sounds";
import { NO_CHOICE, pauseBefore, standingAnswer, standingKey, type Wish } from "./standing";
import { GAMES } from "../games";
import type { Replay } from "../replay/replay.svelte";
import type { Brief, HintMove, Incoming, Lesson, Message, OfferKind, Question, State, Tried } from "./wire";
import { say } from "./words.svelte";

/** Runs a change of state with its animation; `apply` makes the change. */
export type Stage = (apply: () => void, news: Message[]) => Promise<void>;

const LONGEST_QUEUE = 4;

/** A move on its way: the question it answers, and its text; `standing` if it was answered for the player. */
export type Sent = { question: number; text: string; arrived?: boolean; standing?: boolean };

/** One seat's window on the table, as a board sees it; without a seat, a spectator's. */
export interface Line {
  readonly seat: string | null;
  readonly link: Link;
  readonly state: State | null;
  readonly log: Message[];
  /** What is asked of this seat now; null once a move is on its way. */
  readonly question: Question | null;
  readonly sent: Sent | null;
  refused: Message | null;
  readonly hint: { question: number; moves: HintMove[] } | null;
  move(text: string): void;
}

/** What surrounds a lesson's table: the other scenes, and the way out. */
export interface School {
  /** Begins a scene from its beginning. */
  go(scene: string): void;
  /** The scene after the one a lesson is at, if there is one. */
  after(lesson: Lesson): string | undefined;
  /** Shows the list of all scenes. */
  list(): void;
  /** After the last scene. */
  finish(): void;
  leave(): void;
}

/** A table as a board sees it: running, or looked at again. */
export interface Session {
  readonly id: string;
  readonly brief: Brief | null;
  readonly shown: Line | null;
  /** Several of our own seats on one device. */
  readonly shared: boolean;
  /** Standing answers that were switched on or off for this table. */
  readonly allowed: Record<string, boolean>;
  /** The wish for a standing answer: that for this table, else that of the settings. */
  wish(key: string): Wish;
  stage: Stage | null;
  /** Not played but read: nothing is asked, and no panel lies over the board. */
  readonly reading: Replay | null;
  /** A lesson's table: nobody resigns there, and what comes after it is the next scene. */
  readonly school: School | null;
  /** Shows the moment of a line of the log. */
  lookBack(line: number): void;
  try(text: string): Promise<Tried>;
  askHint(): void;
  offer(what: OfferKind): void;
  answer(what: OfferKind, yes: boolean): void;
  undo(): void;
  resign(): void;
  /** Wins a game whose other seat has no time left. */
  claim(): void;
  replace(seat: string, level: string): void;
}

/** A seat's live channel with what came through it. */
export class LiveLine implements Line {
  link = $state<Link>("connecting");
  state = $state.raw<State | null>(null);
  log = $state.raw<Message[]>([]);
  sent: Sent | null = $state.raw(null);
  refused = $state.raw<Message | null>(null);
  hint: { question: number; moves: HintMove[] } | null = $state.raw(null);
  readonly live: Live;
  readonly #queue: State[] = [];
  #busy = false;
  #known = 0;
  #askedAt = 0;
  /** A standing answer that waits to be sent. */
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: LiveSession,
    readonly seat: string | null,
  ) {
    const query = seat === null ? "" : `?seat=${encodeURIComponent(seat)}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/live/${encodeURIComponent(session.id)}${query}`;
    this.live = new Live(
      url,
      () => this.#known,
      (message) => this.#hear(message),
      (link) => (this.link = link),
    );
  }

  get question(): Question | null {
    const question = this.state?.question ?? null;
    return question && this.sent?.question === question.number ? null : question;
  }

  move(text: string): void {
    const question = this.question;
    if (!question) return;
    this.refused = null;
    this.session.answeredByHand(question, performance.now() - this.#askedAt);
    this.#send({ question: question.number, text });
  }

  #send(sent: Sent): void {
    this.sent = sent;
    this.#pause = undefined;
    this.live.send({ type: "move", question: sent.question, text: sent.text });
  }

  /** Answers for the player, after a pause; meanwhile nothing is asked. */
  #answer(sent: Sent, pause: number): void {
    clearTimeout(this.#pause);
    if (pause === 0) {
      this.#send(sent);
      return;
    }
    this.sent = sent;
    this.#pause = setTimeout(() => {
      if (this.sent?.question === sent.question) this.#send(sent);
    }, pause);
  }

  close(): void {
    clearTimeout(this.#pause);
    this.live.close();
  }

  #hear(message: Incoming): void {
    switch (message.type) {
      case "state":
        this.#known = message.n;
        this.#queue.push(message);
        void this.#pump();
        break;
      case "tried":
        this.session.tried(message);
        break;
      case "refused":
        this.sent = null;
        this.refused = message.reason;
        break;
      case "hint":
        this.hint = message;
        break;
      case "accepted":
        if (this.sent?.question === message.question) this.sent = { ...this.sent, arrived: true };
        break;
      case "bye":
        // A bot has taken our seat: from now on we look on.
        if (message.reason[0] === "server-seat-foreign") void this.session.open();
        break;
      case "beat":
        break;
    }
  }

  async #pump(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const state = next;
      const stage = this.session.shown === this && !this.session.curtain ? this.session.stage : null;
      const calm = stage && this.state && state.cut === null && this.#queue.length < LONGEST_QUEUE && !document.hidden;
      if (calm) await stage(() => this.#apply(state), state.news);
      else this.#apply(state);
    }
    this.#busy = false;
  }

  #apply(state: State): void {
    const kept = state.cut === null ? this.log : this.log.slice(0, state.cut);
    this.log = [...kept, ...state.news];
    this.#announce(state);
    if (state.question?.number !== this.state?.question?.number) {
      this.refused = null;
      this.#askedAt = performance.now();
    }
    this.state = state;
    this.#again(state); // at once: a question that answers itself must not be seen, not even while pieces move
    this.session.applied(this, state);
  }

  /** What is heard of a new state, and a note of one's turn; a question that answers itself is none. */
  #announce(state: State): void {
    const asked = state.question !== null && !this.session.standing(state.question);
    const { game, id } = state.brief;
    if (this.session.shown === this) {
      const cues = cuesOf(this.state, state, GAMES[game]?.heard ?? {});
      sound(...cues.filter((cue) => cue !== "turn" || asked));
    }
    if (asked && turns(this.state, state)) notify(say(`${game}-name`), id);
  }

  /** After a loss of connection a move may not have arrived: it is sent again, which does no harm if it has. */
  #again(state: State): void {
    const question = state.question;
    if (!question) {
      this.sent = null;
      return;
    }
    if (this.sent && this.sent.question === question.number) {
      if (this.#pause === undefined) this.#send(this.sent);
      return;
    }
    this.sent = null;
    const text = this.session.standing(question);
    if (text) this.#answer({ question: question.number, text, standing: true }, this.session.pause(question));
  }
}

/** A table that is played. */
export class LiveSession implements Session {
  readonly reading = null;
  brief = $state.raw<Brief | null>(null);
  lines = $state.raw<LiveLine[]>([]);
  at = $state(0);
  /** On one device: whom to pass it to before anything is shown. */
  curtain = $state<string | null>(null);
  problem = $state.raw<Message | null>(null);
  allowed = $state<Record<string, boolean>>({});
  /** How many lines of the log had been told at the moment we look back to. */
  lookedBack = $state<number | null>(null);
  stage: Stage | null = null;
  /** On one device: whether somebody has said that it is in their hands. */
  #held = $state(false);
  /** How long answers took that were given by hand, in milliseconds, by their standing answer. */
  readonly #byHand: Record<string, number[]> = {};
  readonly #waiting = new Map<number, (tried: Tried) => void>();
  #trials = 0;

  constructor(
    readonly id: string,
    readonly school: School | null = null,
  ) {}

  get shown(): LiveLine | null {
    return this.lines[this.at] ?? null;
  }

  get shared(): boolean {
    return this.lines.length > 1;
  }

  /** On one device, before every seat has its state: whom to pass it to is not known yet, and nothing is shown. */
  get gathering(): boolean {
    return this.shared && !this.#held && this.lines.some((line) => line.state === null);
  }

  async open(): Promise<void> {
    try {
      this.sit(await api.table(this.id));
    } catch (error) {
      this.problem = error instanceof Refusal ? error.reason : ["web-error-offline", {}];
    }
  }

  /** Opens the channels of our seats. */
  sit(brief: Brief): void {
    this.brief = brief;
    const mine = brief.seats.filter((chair) => chair.you).map((chair) => chair.seat);
    const wanted: (string | null)[] = mine.length > 0 ? mine : [null];
    if (wanted.join() === this.lines.map((line) => line.seat).join() && this.lines.length > 0) return;
    for (const line of this.lines) line.close();
    this.lines = wanted.map((seat) => new LiveLine(this, seat));
    this.at = 0;
    this.#held = false;
  }

  close(): void {
    for (const line of this.lines) line.close();
    this.lines = [];
  }

  /** A trial of a move; it changes nothing. */
  try(text: string): Promise<Tried> {
    const line = this.shown;
    const question = line?.question;
    const id = ++this.#trials;
    return new Promise((resolve) => {
      if (!line || !question || !line.live.send({ type: "try", id, question: question.number, text })) {
        resolve({ type: "tried", id, ok: false });
        return;
      }
      this.#waiting.set(id, resolve);
    });
  }

  tried(answer: Tried): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  lookBack(line: number): void {
    if (this.shown?.seat) this.lookedBack = line;
  }

  askHint(): void {
    const line = this.shown;
    if (line?.question) line.live.send({ type: "hint", question: line.question.number });
  }

  offer(what: OfferKind): void {
    this.shown?.live.send({ type: "offer", what });
  }

  answer(what: OfferKind, yes: boolean): void {
    this.shown?.live.send({ type: "answer", what, yes });
  }

  undo(): void {
    const line = this.shown;
    if (line?.state?.undo === "free") line.live.send({ type: "undo" });
    else if (line?.state?.undo === "ask") this.offer("undo");
  }

  resign(): void {
    this.shown?.live.send({ type: "resign" });
  }

  /** Takes the win from who is out of time. */
  claim(): void {
    this.shown?.live.send({ type: "claim" });
  }

  replace(seat: string, level: string): void {
    this.shown?.live.send({ type: "replace", seat, level });
  }

  /** What the player wants to be answered by itself, if this question is one of those. */
  standing(question: Question): string | null {
    if (this.school) return null;
    const wish = this.wish(standingKey(question.prompt[0]));
    // On one device everybody would see that somebody is not asked.
    if (this.shared && wish === "forced") return null;
    return standingAnswer(question, wish);
  }

  /** The wish for a standing answer: that for this table, else that of the settings. */
  wish(key: string): Wish {
    const here = this.allowed[key];
    if (here !== undefined) return here ? (key === NO_CHOICE ? "forced" : "allow") : "ask";
    return preferences().standing?.[key] ?? "ask";
  }

  /** How long a standing answer waits: it matters where it tells something, and to people. */
  pause(question: Question): number {
    const key = standingKey(question.prompt[0]);
    const people = this.brief?.seats.some((chair) => chair.kind === "human" && !chair.you);
    return people && this.wish(key) === "forced" ? pauseBefore(this.#byHand[key] ?? [], Math.random()) : 0;
  }

  answeredByHand(question: Question, milliseconds: number): void {
    (this.#byHand[standingKey(question.prompt[0])] ??= []).push(milliseconds);
  }

  /** A line has a new state: on one device the next player may have to take over. */
  applied(line: LiveLine, state: State): void {
    this.brief = state.brief;
    const seats = state.brief.seats.filter((chair) => chair.you).map((chair) => chair.seat);
    if (line.seat === null && seats.length > 0) this.sit(state.brief);
    if (!this.shared || state.brief.status !== "running") {
      this.curtain = null;
      this.#held = false;
      return;
    }
    const asked = (one: LiveLine) => one.question !== null && !this.standing(one.question);
    const next = this.lines.find(asked);
    if (!this.#held) this.curtain = this.gathering ? null : (next ?? line).seat;
    else if (next && next !== this.shown && !(this.shown && asked(this.shown))) this.curtain = next.seat;
  }

  /** The one whom the device was passed to is looking now. */
  lift(): void {
    const at = this.lines.findIndex((line) => line.seat === this.curtain);
    if (at >= 0) this.at = at;
    this.curtain = null;
    this.#held = true;
  }
}
