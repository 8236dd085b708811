// The running trick and the battles so far, read from the journal.
import type { Message } from "../kit/wire";
import { readMove } from "./moves";
import { rivalOf, type Seat } from "./view";

export type Play = {
  /** The line of the journal that told of it. */
  key: number;
  seat: Seat;
  cards: string[];
  powers: string[];
  /** A set that can be beaten; or a power that made none. */
  set: boolean;
};

export type Battle = {
  number: number;
  points: Record<Seat, number>;
  /** How it ended and what it brought. */
  lines: Message[];
  /** The trick that ended it. */
  plays: Play[];
  over: boolean;
};

export type Story = {
  plays: Play[];
  tricks: number;
  battles: Battle[];
  /** The card that went to the discard pile last. */
  discarded: string | null;
};

const POINTS = new Set(["chuhan-log-points", "chuhan-log-noted"]);

/** All that the journal tells; `begun` is the battle in which a game began, if not with a new deal. */
export function storyOf(log: readonly Message[], begun: number | null = null): Story {
  const battles = begun === null ? [] : [fresh(begun)];
  const story: Story = { plays: [], tricks: 0, battles, discarded: null };
  let tried: string | null = null;
  for (const [key, [id, args]] of log.entries()) {
    const seat = args["seat"] as Seat;
    const cards = String(args["cards"] ?? "")
      .replaceAll("*", "")
      .split(" ")
      .filter(Boolean);
    const move = tried === null ? null : readMove(tried);
    const battle = story.battles.at(-1);
    switch (id) {
      case "chuhan-log-battle":
        if (battle) Object.assign(battle, { over: true, plays: story.plays });
        story.battles.push(fresh(Number(args["battle"])));
        Object.assign(story, { plays: [], tricks: 0, discarded: null });
        tried = null;
        break;
      case "chuhan-log-lead":
      case "chuhan-log-respond":
        story.plays = [...story.plays, { key, seat, cards, powers: [], set: true }];
        tried = null;
        break;
      case "chuhan-log-power":
        tried = String(args["play"]);
        break;
      case "chuhan-log-set-with": {
        const shown = move?.verb === "use" ? move.powers : (move?.cards ?? []);
        const powers = move?.verb === "use" ? [] : (move?.powers ?? []);
        story.plays = [...story.plays, { key, seat, cards: shown, powers, set: true }];
        tried = null;
        break;
      }
      case "chuhan-log-turned-back":
        story.plays = [...story.plays, { key, seat: rivalOf(seat), cards: ["HanXin"], powers: [], set: false }];
        tried = null;
        break;
      case "chuhan-log-yu-ji":
      case "chuhan-log-ying-bu":
      case "chuhan-log-ji-bu":
        if (id === "chuhan-log-yu-ji") story.discarded = cards[0] ?? story.discarded;
        story.plays = [...story.plays, { key, seat, cards: move?.powers ?? [], powers: [], set: false }];
        tried = null;
        break;
      case "chuhan-log-cancelled":
        story.discarded = String(args["power"]).replace("*", "");
        tried = null;
        break;
      case "chuhan-log-trick":
        story.discarded = story.plays.at(-1)?.cards.at(-1) ?? story.discarded;
        story.plays = [];
        story.tricks += 1;
        tried = null;
        break;
      case "chuhan-log-out":
        battle?.lines.push([id, args]);
        break;
      default:
        if (battle && POINTS.has(id)) {
          battle.points[seat] += Number(args["points"]);
          battle.lines.push([id, args]);
        }
    }
  }
  return story;
}

function fresh(number: number): Battle {
  return { number, points: { han: 0, chu: 0 }, lines: [], plays: [], over: false };
}
