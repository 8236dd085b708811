// What browser and server say to each other, as docs/wire.md has it.

export type Argument = string | number | Message | Message[];
export type Message = [id: string, args: Record<string, Argument>];

export type Settings = {
  theme?: "light" | "dark" | "system";
  contrast?: "system" | "drawn" | "more";
  language?: string;
  motion?: "full" | "brief" | "none";
  /** Whether sounds are heard, and how loud, from 0 to 1. */
  sounds?: boolean;
  volume?: number;
  /** Whether the browser may tell of one's turn, once it has been allowed to. */
  notify?: boolean;
  /** Huang's pieces carry the sign of their role instead of its letter. */
  signs?: boolean;
  sort?: "rank" | "rank-down" | "sets";
  /** The scenes of each game's lesson that were played to their end. */
  learned?: Record<string, string[]>;
  /** Standing answers: a game's question, and what to say to it. */
  standing?: Record<string, "ask" | "forced" | "allow">;
};

export type Me = { name: string; csrf: string; settings: Settings; since: number };

export type Option = {
  kind: "bool" | "choice" | "text";
  default: boolean | string;
  choices?: string[];
};

export type GameInfo = {
  name: string;
  seats: string[];
  fewest: number;
  most: number;
  options: Record<string, Option>;
  levels: { name: string; seconds: number }[];
};

export type Clock = { kind: "none" | "move" | "game"; seconds?: number; increment?: number };

export type Chair = {
  seat: string;
  kind: "human" | "bot" | "open";
  name: string | null;
  level?: string | null;
  you: boolean;
  online: boolean;
  ready: boolean;
};

export type Brief = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  title: string | null;
  owner: string;
  status: "open" | "running" | "over";
  listed: boolean;
  hints: boolean;
  clock: Clock;
  created: number;
  changed: number;
  seats: Chair[];
  turn: string[];
  yours: boolean;
  /** We laid this table. */
  mine?: boolean;
  key?: string | null;
  result?: { reason: string; winners: string[]; scores?: Record<string, number> } | null;
  /** Why nobody can play on: the table was laid under other rules. */
  stopped?: Message | null;
  seed_hash: string;
  /** `upload`, `lesson/` with game and scene, or the table and the move this one goes on from. */
  origin?: string;
  seed?: string | null;
};

/** A game looked at again, as some eyes saw it. */
export type Overview = {
  brief: Brief;
  /** What is to be known of a game that was played under an earlier version of the rules. */
  note?: Message | null;
  eyes: string;
  log: Message[];
  /** How many lines of the log had been told after each number of moves. */
  ends: number[];
  moves: { seat?: string; text?: string; seconds?: number }[];
  points: Record<string, number>[];
  /** After how many moves something begins, and what. */
  marks: [number, Message][];
};

export type Moment = { n: number; view: unknown; facts?: unknown; turn: string[]; prompts: Record<string, Message> };

/** A share or a number of points: mean, and the ends of its 95 % interval. */
export type Range = [mean: number, low: number, high: number];

export type Decision = {
  /** How many moves had been made. */
  n: number;
  seat: string;
  text: string;
  chance: number;
  loss: number;
  moves: [text: string, chance: number][];
};

export type Chances = { seconds: number; decisions: Decision[]; worst: Record<string, number[]> };
export type Luck = { games: number; seats: Record<string, { wins: Range; points?: Range }> };
export type Study<Found> = { status: "none" | "running" | "done" | "failed"; done: number; result?: Found };
export type Studies = { chances: Chances; luck: Luck };

export type Statistics = {
  gains: { source: Message; points: Record<string, number> }[];
  moves: Record<string, number>;
  seconds: Record<string, number>;
  undone: number;
  hints: Record<string, number>;
};

export type Replays = { own: Brief[]; recent: Brief[] };

export type Tables = { own: Brief[]; open: Brief[]; running: Brief[] };

export type SeatWish = { kind: "me" | "open" | "bot"; level?: string };

export type NewTable = {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock: Clock;
  listed: boolean;
  hints: boolean;
  title?: string;
};

export type Question = {
  number: number;
  prompt: Message;
  secret: boolean;
  legal: string[];
  asked: number;
  until?: number | null;
};

export type Offers = { draw: string[]; undo: string[]; rematch: string[]; next?: string | null };

export type State<View = unknown> = {
  type: "state";
  n: number;
  from: number;
  cut: number | null;
  news: Message[];
  view: View | null;
  /** The view of the beginning, where that was no new deal. */
  start?: View;
  /** What the rules make of the public position, in the game's own form. */
  facts?: unknown;
  /** What happened last, as this seat may know it; the places of the board it is about. */
  happened?: { messages: Message[]; places: string[] };
  brief: Brief;
  question: Question | null;
  clocks: Record<string, { left: number; running: boolean }>;
  /** Seats whose time is over. */
  late: string[];
  offers: Offers;
  undo: "free" | "ask" | null;
  /** Whether a hint can be asked now. */
  hint?: boolean;
  /** An answer of ours to a secret question, on disk and held back. */
  delayed?: { text: string; until: number } | null;
  /** At the table of a lesson: what its coach says. */
  lesson?: Lesson;
};

export type Lesson = {
  scene: string;
  scenes: [name: string, title: Message][];
  /** Of the moves we make in this scene, from 1. */
  step: number;
  steps: number;
  /** Nothing while the rival moves. */
  say: Message | null;
  /** Things to look at: `card 7`, `act pass`, `hex H8`. */
  points: string[];
  done: boolean;
};

export type Tried = {
  type: "tried";
  id: number;
  ok: boolean;
  reason?: Message | null;
  text?: string | null;
  does?: Message[] | null;
  /** Of a move half made: how it can go on. */
  next?: string[] | null;
  /** Of the mere beginning of a move: every legal move that begins so, and what it would do. */
  ways?: [text: string, does: Message[]][] | null;
};

export type HintMove = { text: string; chance: number; share: number; line: [string, string][] };

export type Incoming =
  | State
  | Tried
  | { type: "accepted"; question: number }
  | { type: "refused"; question?: number | null; reason: Message }
  | { type: "hint"; question: number; moves: HintMove[] }
  | { type: "beat"; t: number }
  | { type: "bye"; reason: Message };

export type OfferKind = "draw" | "undo" | "rematch";

export type Outgoing =
  | { type: "hello"; from: number }
  | { type: "move"; question: number; text: string }
  | { type: "try"; id: number; question: number; text: string }
  | { type: "hint"; question: number }
  | { type: "offer"; what: OfferKind }
  | { type: "answer"; what: OfferKind; yes: boolean }
  | { type: "undo" }
  | { type: "resign" }
  | { type: "claim" }
  | { type: "replace"; seat: string; level: string }
  | { type: "beat"; t: number };
