// What a game puts into the frame of its table.
import type { Component, Snippet } from "svelte";
import type { Message } from "../client/wire";
import type { LogLine } from "./Log.svelte";
import type { PromptAction } from "./Prompt.svelte";
import type { SeatConnection, Session } from "./session.svelte";

/** What the bar shows besides the name of the game, and what its menu offers. */
export type BarContent = {
  readonly meta: string;
  readonly detail: string;
  /** Whether the hand can be sorted. */
  readonly isSortable?: boolean;
  /** The keys of this table, as in the ids `web-key-…`, where they are not those of a hand of cards. */
  readonly keys?: readonly string[];
};

/** The log as it is shown: its lines with headings. */
export type LogContent = {
  readonly lines: readonly LogLine[];
  /** Whether past moves are still being shown, step by step. */
  readonly isCatchingUp: boolean;
};

/** The question to the player, or what the table is waiting for. */
export type PromptContent = {
  readonly title: string;
  /** The second line. */
  readonly note: string;
  readonly actions: readonly PromptAction[];
  /** Whether it interrupts what a screen reader is reading. */
  readonly urgent: boolean;
  /** The anchor of the rules about the question. */
  readonly rule: string | null;
};

/** Return the main button of a prompt, if it can be pressed. */
export function primaryAction({ actions }: PromptContent): PromptAction | undefined {
  return actions.find((action) => action.filled && !action.disabled);
}

/** Return the button that plays a move that a hint has selected: one of its own, as for a pass, or else the main button. */
export function buttonOfHint(prompt: PromptContent, text: string): PromptAction | undefined {
  return prompt.actions.find((action) => action.key === text && !action.disabled) ?? primaryAction(prompt);
}

/**
 * A function of a game that describes a move by a seat whose hand is visible. `line` is the first log line about the move,
 * null if the log does not report it. Returns null if the log line is sufficient.
 */
export type DescribeMove = (move: { seat: string; text: string }, line: Message | null) => Message | null;

/** Where a piece of a move goes from and to, as selectors of elements of the table. */
export type MoveArrow = { from: string; to: string };

/** Moves in words and as previews on the board, for hints and replays. */
export type MoveContent = {
  /** Return a move as a noun phrase. */
  label(text: string): string;
  /** Return a move that answers the current question in the words of prompt and buttons; without it they are those of `label`. */
  choiceLabel?(text: string): string;
  /** Return what a move would do, in words. */
  effects?(text: string): Promise<string>;
  describe?: DescribeMove;
  /** Select the pieces of a move on the board. */
  preview(text: string): void;
  /** Return the arrows of a move that is previewed; none if no piece of it goes from one place to another. */
  arrows?(text: string): MoveArrow[];
  /** Save the selection and return a function that restores it. */
  saveSelection(): () => void;
};

/** What a board does when something happens at its table. */
export type TableHandlers = {
  /** Animate news; `change` applies the new snapshot. */
  animateNews?(root: HTMLElement, news: readonly Message[], change: () => Promise<void>): Promise<void>;
  /** Resolve when the next snapshot may be applied: a result may have to be read first. */
  beforeSnapshot?(news: readonly Message[]): Promise<void>;
  onescape(): void;
  /** Move the focus to the hand or the board, after a keyboard player has lost it. */
  refocus?(): void;
};

/** The parts of a table that a game draws. */
export type TableParts = {
  head?: Snippet;
  board: Snippet;
  /** The column beside the board, with the log in it; without it the log alone. */
  side?: Snippet<[Snippet]>;
  hand?: Snippet;
  /** All hands, for replays that show what all seats know. */
  openHands?: Snippet;
  /** A question or a result that replaces the log, and on a phone the prompt and the hand. */
  panel?: Snippet | undefined;
  /** A choice that replaces the log beside the board; on a phone, the game shows it in place of the hand. */
  choice?: Snippet | undefined;
};

/**
 * The layout of a table on a wide screen: with `tall` and `docked`, the side column extends beside prompt and hand (head and
 * board must have one root element each); with `docked`, the prompt is beside the hand, too.
 */
export type TableLayout = "plain" | "tall" | "docked";

/** Everything a game puts into the frame of its table. */
export type TableContent = {
  session: Session;
  connection: SeatConnection;
  /** The seat at the lower edge. */
  near: string;
  layout?: TableLayout;
  bar: BarContent;
  log: LogContent;
  prompt: PromptContent;
  moves: MoveContent;
  handlers: TableHandlers;
  parts: TableParts;
};

/** A frame: draws the content of a table in its layout. `root` is the element that contains all pieces. */
export type FrameComponent = Component<
  TableContent & { root?: HTMLElement | undefined },
  Record<string, never>,
  "root"
>;
