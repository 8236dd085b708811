// The messages between browser and server, as docs/contributors/wire.md describes them. Property names are those of the JSON.

import type { StandingSetting } from "../table/standingAnswers";

/** An argument of a message. */
export type Argument = string | number | Message | Message[];
/** A translatable message: the id of a Fluent message and its arguments. */
export type Message = [id: string, args: Record<string, Argument>];

/** A guest's settings. */
export type Settings = {
  theme?: "light" | "dark" | "system";
  contrast?: "system" | "drawn" | "more";
  language?: string;
  /** The size of the text, in per cent of the browser's own. */
  text?: 100 | 115 | 130 | 150 | 175 | 200;
  motion?: "full" | "brief" | "none";
  /** Whether sounds are heard, and how loud, from 0 to 1. Unset until the player has answered. */
  sounds?: boolean;
  volume?: number;
  /** Whether to notify the player of their turn, if the browser allows it. */
  notify?: boolean;
  /** Whether Huang's pieces show the Chinese character of their role instead of its letter. */
  signs?: boolean;
  sort?: "rank" | "rank-down" | "sets";
  /** How long the summary of a battle stays on the screen. */
  pause?: "short" | "long" | "wait";
  /** The completed scenes of each game's lesson. */
  learned?: Record<string, string[]>;
  /** The level of the bots the guest last played against, by game. */
  levels?: Record<string, string>;
  /** The settings of standing answers, by their keys. */
  standing?: Record<string, StandingSetting>;
};

/** The guest of this browser; `since` is the time of their first visit, in seconds since 1970. */
export type Guest = { name: string; csrf: string; settings: Settings; since: number };

/** An option of a game, such as a variant. */
export type GameOption = {
  kind: "bool" | "choice";
  default: boolean | string;
  choices?: string[];
  /** The numbers of players it applies to; absent if it applies to all. */
  players?: [fewest: number, most: number];
  /** The options that must be on or off, or else it has no effect. */
  requires?: Record<string, boolean>;
};

/** A game of the catalogue. */
export type GameInfo = {
  name: string;
  seats: string[];
  fewest: number;
  most: number;
  options: Record<string, GameOption>;
  levels: { name: string; seconds: number }[];
};

/** The time control of a table; times are in seconds. */
export type Clock = { kind: "none" | "move" | "game"; seconds?: number; increment?: number };

/** A seat of a table and the player or bot in it. */
export type SeatInfo = {
  seat: string;
  kind: "human" | "bot" | "open";
  name: string | null;
  level?: string | null;
  you: boolean;
  /** Whether the player is the host. */
  host: boolean;
  online: boolean;
  ready: boolean;
};

/** A table as lists and headers show it. */
export type TableSummary = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  title: string | null;
  owner: string;
  status: "open" | "running" | "over";
  listed: boolean;
  hints: boolean;
  clock: Clock;
  /** Whether seats are assigned at random when the game starts; until then they are only numbered. */
  random_seats: boolean;
  created: number;
  changed: number;
  seats: SeatInfo[];
  turn: string[];
  yours: boolean;
  /** Whether the guest is the host. */
  mine?: boolean;
  key?: string | null;
  result?: { reason: string; winners: string[]; scores?: Record<string, number> } | null;
  /** The score of a finished game. */
  score?: Message;
  /** Why the game cannot continue: the table was created under other rules. */
  stopped?: Message | null;
  seed_hash: string;
  /** Where the table comes from: `upload`, `lesson/` with game and scene, or the table and move it was forked from. */
  origin?: string;
  seed?: string | null;
};

/** The overview of a replay from a viewpoint, which is named `eyes` in the protocol. */
export type ReplayOverview = {
  brief: TableSummary;
  /** A note about a game that was played under an earlier version of the rules. */
  note?: Message | null;
  eyes: string;
  log: Message[];
  /** The number of log lines after each number of moves. */
  ends: number[];
  moves: { seat?: string; text?: string; seconds?: number }[];
  points: Record<string, number>[];
  /** The chapters: after how many moves they begin, and their titles. */
  marks: [number, Message][];
  /** Events such as wars: the number of the move in which they happened, and their labels. */
  events: [number, Message][];
};

/** The position after `n` moves of a replay. */
export type ReplayMoment = {
  n: number;
  view: unknown;
  facts?: unknown;
  turn: string[];
  prompts: Record<string, Message>;
};

/** The mean of a share or a number of points, and its 95 % confidence interval. */
export type Interval = [mean: number, low: number, high: number];

/** An analysed decision: the chance to win with each move, and what the played move lost. */
export type Decision = {
  /** How many moves had been made. */
  n: number;
  seat: string;
  text: string;
  chance: number;
  loss: number;
  moves: [text: string, chance: number][];
};

/** The result of an analysis; `worst` has the numbers of each seat's worst decisions. */
export type WinChances = { seconds: number; decisions: Decision[]; worst: Record<string, number[]> };
/** The results of bots with the same deal: the share of wins and the points of each seat. */
export type Luck = { games: number; seats: Record<string, { wins: Interval; points?: Interval }> };
/** A computation that runs in the background on the server; `done` is its progress from 0 to 1. */
export type Study<Result> = { status: "none" | "running" | "done" | "failed"; done: number; result?: Result };
/** The kinds of background computations and their results. */
export type Studies = { chances: WinChances; luck: Luck };

/** Statistics of a finished game. */
export type GameStatistics = {
  gains: { source: Message; points: Record<string, number> }[];
  moves: Record<string, number>;
  seconds: Record<string, number>;
  undone: number;
  hints: Record<string, number>;
};

/** Finished games: the guest's own, and recent listed ones. */
export type ReplayList = { own: TableSummary[]; recent: TableSummary[] };

/** The tables the lobby shows. */
export type TableList = { own: TableSummary[]; open: TableSummary[]; running: TableSummary[] };

/** The player requested for a seat of a new table: the guest, anybody, or a bot. */
export type SeatRequest = { kind: "me" | "open" | "bot"; level?: string };

/** The request that creates a table. */
export type NewTable = {
  game: string;
  options: Record<string, unknown>;
  seats: SeatRequest[];
  clock: Clock;
  listed: boolean;
  hints: boolean;
  random_seats?: boolean;
  title?: string;
};

/**
 * A decision the seat owes: its prompt, and the texts of the legal moves. `asked` and `until`, when it was asked and when
 * the time is over, are in seconds since 1970.
 */
export type Question = {
  number: number;
  prompt: Message;
  secret: boolean;
  legal: string[];
  asked: number;
  until?: number | null;
};

/** Which seats have offered a draw, an undo or a rematch; `next` is the table of the rematch. */
export type Offers = { draw: string[]; undo: string[]; rematch: string[]; next?: string | null };

/**
 * Everything a seat may know of its table, sent after every change. `news` are the log entries after number `from`; `n`
 * is the number of the newest one. If `cut` is not null, all lines of the log from index `cut` on are removed first.
 */
export type SeatSnapshot<View = unknown> = {
  type: "state";
  n: number;
  from: number;
  cut: number | null;
  news: Message[];
  view: View | null;
  /** The view at the start, if the game did not start with a new deal. */
  start?: View;
  /** Facts about the public position, computed by the server, in a form that depends on the game. */
  facts?: unknown;
  /** What happened last, as this seat may know it, and where on the board. */
  happened?: { messages: Message[]; places: string[] };
  brief: TableSummary;
  question: Question | null;
  clocks: Record<string, { left: number; running: boolean }>;
  /** Seats that are out of time. */
  late: string[];
  offers: Offers;
  undo: "free" | "ask" | null;
  /** Whether a hint can be requested now. */
  hint?: boolean;
  /** The seat's answer to a secret question, saved and held back. */
  delayed?: { text: string; until: number } | null;
  /** The lesson, if this is the table of one. */
  lesson?: Lesson;
};

/** The overview of a game's lesson. */
export type LessonOverview = {
  scenes: { name: string; title: Message; minutes: number }[];
  minutes: number;
  /** The scene the guest was playing; null if the lesson was not started. */
  scene: string | null;
};

/** The state of the scene that is being played. */
export type Lesson = {
  scene: string;
  scenes: [name: string, title: Message][];
  /** The current move of the player in this scene, from 1. */
  step: number;
  steps: number;
  /** The coach's text; null while the rival moves. */
  say: Message | null;
  /** What the coach points at, such as `card 7`, `act pass`, `hex H8`. */
  points: string[];
  done: boolean;
};

/** The answer to a trial: whether the move is legal, what it would do, or why it is not legal. */
export type TrialResult = {
  type: "tried";
  id: number;
  ok: boolean;
  reason?: Message | null;
  text?: string | null;
  does?: Message[] | null;
  /** For an incomplete move: its possible continuations. */
  next?: string[] | null;
  /** For the beginning of a move: every legal move that begins with it, and its effects. */
  ways?: [text: string, does: Message[]][] | null;
};

/** A move a bot considers; `line` is the variation it expects. */
export type HintMove = { text: string; chance: number; share: number; line: [string, string][] };

/** A message of the websocket from the server. */
export type ServerMessage =
  | SeatSnapshot
  | TrialResult
  | { type: "accepted"; question: number }
  | { type: "refused"; question?: number | null; reason: Message }
  | { type: "hint"; question: number; moves: HintMove[] }
  | { type: "beat"; t: number }
  | { type: "bye"; reason: Message };

/** What players can offer each other. */
export type OfferKind = "draw" | "undo" | "rematch";

/** A message of the websocket to the server. */
export type ClientMessage =
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
