// Turns, the last action and the conflicts so far, read from the log.
import type { Message } from "../../client/wire";
import type { Colour, Hex, Seat } from "./view";

/** What a seat has committed to a conflict, and to which state in a war. */
export type Commitment = { seat: Seat; state: Hex | null; number: number; leader: boolean };

/** A war or a revolt. */
export type Conflict = {
  /** The log line that reported it. */
  key: number;
  kind: "war" | "revolt";
  /** The tile that unites the states of a war. */
  hex: Hex | null;
  /** The colour of the leaders of a revolt. */
  colour: Colour | null;
  attacker: Seat;
  defender: Seat | null;
  given: Commitment[];
  /** The warring states: each by its hex, with its capitals as the log names them. */
  sides: { name: Hex; capitals: string; reds: number }[];
  /** Who won and by how much; in a war, `seat` is the one that placed the tile. Null until it is decided. */
  won: { state: Hex | null; seat: Seat; high: number; low: number; tie: boolean } | null;
  /** The log line that reported who won. */
  wonKey: number | null;
  /** The log lines about its consequences. */
  lines: Message[];
  /** Whether all its consequences have been reported. */
  over: boolean;
};

/** Everything that can be read from the log. */
export type GameHistory = {
  turn: number;
  /** The hexes of the last action. */
  last: Hex[];
  conflict: Conflict | null;
};

/** The messages about the consequences of a conflict. */
export const CONFLICT_RESULTS: ReadonlySet<string> = new Set([
  "huang-log-home",
  "huang-log-points",
  "huang-log-removed",
  "huang-log-lost-pagoda",
  "huang-log-lost-palace",
  "huang-log-lost-granary",
]);
const BOARD_ACTIONS = new Set(["huang-log-tile", "huang-log-leader", "huang-log-leader-moved", "huang-log-riot"]);

/** Read the history of a game from its log. */
export function readHistory(log: readonly Message[]): GameHistory {
  const gameHistory: GameHistory = { turn: 0, last: [], conflict: null };
  let mover = "";
  for (const [key, [id, args]] of log.entries()) {
    const seat = String(args["seat"] ?? "");
    const conflict = gameHistory.conflict;
    if (BOARD_ACTIONS.has(id)) {
      gameHistory.last = [String(args["hex"])];
      mover = seat;
    }
    if (id === "huang-log-pagoda" || id === "huang-log-palace") gameHistory.last = String(args["hexes"]).split(" ");
    if (conflict?.won && !conflict.over) {
      // The results of a war follow its end; any other message is not part of it.
      if (CONFLICT_RESULTS.has(id)) conflict.lines.push([id, args]);
      else conflict.over = true;
    }
    switch (id) {
      case "huang-log-turn":
        gameHistory.turn += 1;
        break;
      case "huang-log-war":
      case "huang-log-revolt":
        gameHistory.conflict = {
          key,
          kind: id === "huang-log-war" ? "war" : "revolt",
          hex: id === "huang-log-war" ? String(args["hex"]) : null,
          colour: id === "huang-log-war" ? null : (String(args["colour"]) as Colour),
          attacker: id === "huang-log-war" ? mover : seat,
          defender: id === "huang-log-war" ? null : String(args["other"]),
          given: [],
          sides: [],
          won: null,
          wonKey: null,
          lines: [],
          over: false,
        };
        break;
      case "huang-log-war-side":
        conflict?.sides.push({
          name: String(args["state"]),
          capitals: String(args["capitals"]),
          reds: Number(args["number"]),
        });
        break;
      case "huang-log-commits":
      case "huang-log-support":
      case "huang-log-support-none":
        conflict?.given.push({
          seat,
          state: id === "huang-log-support" ? String(args["state"]) : null,
          number: Number(args["number"] ?? 0),
          leader: Number(args["leader"] ?? 0) > 0,
        });
        break;
      case "huang-log-war-won":
      case "huang-log-revolt-won":
        if (conflict) {
          conflict.wonKey = key;
          conflict.won = {
            state: id === "huang-log-war-won" ? String(args["state"]) : null,
            seat,
            high: Number(args["high"]),
            low: Number(args["low"]),
            tie: Number(args["tie"]) > 0,
          };
        }
    }
  }
  return gameHistory;
}

/** Return what has been committed to a side of a conflict: to a state in a war, by a seat in a revolt. */
export function commitmentsTo(conflict: Conflict, side: Hex | Seat): Commitment[] {
  return conflict.given.filter(({ state, seat }) => (conflict.kind === "war" ? state : seat) === side);
}

/** Return the strength of the tiles and leaders that have been committed to a side of a conflict. */
export function committedStrength(conflict: Conflict, side: Hex | Seat): number {
  return commitmentsTo(conflict, side).reduce((sum, { number, leader }) => sum + number + Number(leader), 0);
}
