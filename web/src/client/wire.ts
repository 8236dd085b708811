// The messages between browser and server. Their types are generated from the server's; here are those that only the
// browser knows, and snapshots with all updates applied.
import type { StandingSetting } from "./standingSettings";
import type * as wire from "./wire.gen";

export type * from "./wire.gen";
export type { NewSeat as SeatRequest, Offerable as OfferKind, TimeControl as Clock } from "./wire.gen";

/** A guest's settings. */
export type Settings = {
  theme?: "light" | "dark" | "system";
  contrast?: "system" | "drawn" | "more";
  language?: string;
  /** The size of the text, in per cent of the browser's own. */
  text?: 100 | 115 | 130 | 150 | 175 | 200;
  /** The size of boards, in per cent of the area they fill at 100. */
  board?: 70 | 85 | 100 | 125 | 150;
  motion?: "full" | "brief" | "none";
  /** Whether sounds are heard, and how loud, from 0 to 1. Unset until the player has answered. */
  sounds?: boolean;
  volume?: number;
  /** Whether to notify the player of their turn, if the browser allows it. */
  notify?: boolean;
  /** Whether pieces show the Chinese character of their role instead of its letter. */
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

/** The guest of this browser. */
export type Guest = Omit<wire.Guest, "settings"> & { settings: Settings };

/** A computation that runs in the background on the server; `done` is its progress from 0 to 1. */
export type Study<Result> = Omit<wire.Study, "result"> & { result?: Result };
/** The kinds of background computations and their results. */
export type Studies = { chances: wire.WinChances; luck: wire.Luck };
