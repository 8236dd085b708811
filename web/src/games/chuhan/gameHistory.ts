// The current trick and the battles so far, read from the log.
import type { Message } from "../../client/wire";
import { parseMove } from "./moves";
import { rivalOf, type Seat } from "./view";

/** A set or a power that lies in the trick. */
export type Play = {
  /** The log line that reported it. */
  key: number;
  seat: Seat;
  cards: string[];
  powers: string[];
  /** Whether it is a set that can be beaten; otherwise a power that made no set. */
  isSet: boolean;
};

/** A battle and what it scored. */
export type Battle = {
  number: number;
  points: Record<Seat, number>;
  /** The log lines about its end and its points. */
  lines: Message[];
  /** The plays of its last trick. */
  plays: Play[];
  isOver: boolean;
};

/** Everything that can be read from the log. */
export type GameHistory = {
  /** The plays of the current trick. */
  plays: Play[];
  /** The number of finished tricks of the current battle. */
  tricks: number;
  battles: Battle[];
  /** The card that went to the discard pile last. */
  discarded: string | null;
};

const POINT_MESSAGES = new Set(["chuhan-log-points", "chuhan-log-noted"]);

/** Read the history of a game from its log; `startBattle` is the battle it started in, or null for a new deal. */
export function readHistory(log: readonly Message[], startBattle: number | null = null): GameHistory {
  const battles = startBattle === null ? [] : [newBattle(startBattle)];
  const gameHistory: GameHistory = { plays: [], tricks: 0, battles, discarded: null };
  let pendingPlay: string | null = null;
  for (const [key, [id, args]] of log.entries()) {
    const seat = args["seat"] as Seat;
    const cards = String(args["cards"] ?? "")
      .replaceAll("*", "")
      .split(" ")
      .filter(Boolean);
    const move = pendingPlay === null ? null : parseMove(pendingPlay);
    const battle = gameHistory.battles.at(-1);
    switch (id) {
      case "chuhan-log-battle":
        if (battle) Object.assign(battle, { isOver: true, plays: gameHistory.plays });
        gameHistory.battles.push(newBattle(Number(args["battle"])));
        Object.assign(gameHistory, { plays: [], tricks: 0, discarded: null });
        pendingPlay = null;
        break;
      case "chuhan-log-lead":
      case "chuhan-log-respond":
        gameHistory.plays = [...gameHistory.plays, { key, seat, cards, powers: [], isSet: true }];
        pendingPlay = null;
        break;
      case "chuhan-log-power":
        pendingPlay = String(args["play"]);
        break;
      case "chuhan-log-set-with": {
        const cardsPlayed = move?.verb === "use" ? move.powers : (move?.cards ?? []);
        const powers = move?.verb === "use" ? [] : (move?.powers ?? []);
        gameHistory.plays = [...gameHistory.plays, { key, seat, cards: cardsPlayed, powers, isSet: true }];
        pendingPlay = null;
        break;
      }
      case "chuhan-log-turned-back":
        gameHistory.plays = [
          ...gameHistory.plays,
          { key, seat: rivalOf(seat), cards: ["HanXin"], powers: [], isSet: false },
        ];
        pendingPlay = null;
        break;
      case "chuhan-log-yu-ji":
      case "chuhan-log-ying-bu":
      case "chuhan-log-ji-bu":
        if (id === "chuhan-log-yu-ji") gameHistory.discarded = cards[0] ?? gameHistory.discarded;
        gameHistory.plays = [...gameHistory.plays, { key, seat, cards: move?.powers ?? [], powers: [], isSet: false }];
        pendingPlay = null;
        break;
      case "chuhan-log-cancelled":
        gameHistory.discarded = String(args["power"]).replace("*", "");
        pendingPlay = null;
        break;
      case "chuhan-log-trick":
        gameHistory.discarded = gameHistory.plays.at(-1)?.cards.at(-1) ?? gameHistory.discarded;
        gameHistory.plays = [];
        gameHistory.tricks += 1;
        pendingPlay = null;
        break;
      case "chuhan-log-out":
        battle?.lines.push([id, args]);
        break;
      default:
        if (battle && POINT_MESSAGES.has(id)) {
          battle.points[seat] += Number(args["points"]);
          battle.lines.push([id, args]);
        }
    }
  }
  return gameHistory;
}

function newBattle(number: number): Battle {
  return { number, points: { han: 0, chu: 0 }, lines: [], plays: [], isOver: false };
}
