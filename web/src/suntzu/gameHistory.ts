// The rounds and battles so far and the position at any moment, read from the log.
import type { Argument, Message } from "../kit/wire";
import {
  isProvince,
  PROVINCES,
  rivalOf,
  SEATS,
  type Both,
  type Holding,
  type Province,
  type Seat,
  type View,
} from "./view";

/** One battle of a round, as the log tells it. */
export type Battle = {
  round: number;
  province: Province;
  cards: Both<string>;
  /** The range of its log lines: first, and one after the last. */
  from: number;
  to: number;
  /** Who won, by how much, and why; undefined if nobody did. */
  result: Message | null;
  /** What followed. */
  lines: Message[];
};

/** One of the three scorings. */
export type Scoring = {
  round: number;
  /** The log line that reported it. */
  key: number;
  points: Both<number>;
  before: number;
  track: number;
  /** Who held what. */
  owners: Record<Province, Seat | "">;
};

/** One round with its battles and its scoring, if it has one. */
export type Round = {
  number: number;
  battles: Battle[];
  scoring: Scoring | null;
  /** Exchanges and generals outside the battles. */
  lines: Message[];
};

/** The public position. */
export type Position = {
  round: number;
  track: number;
  provinces: Record<Province, Holding>;
  marks: Both<Province[]>;
  pool: Both<number>;
  reinforcements: Both<number>;
  /** The cards that lie open. */
  open: Both<Partial<Record<Province, string>>>;
  fought: Province[];
  decider: Seat | null;
  given: Both<boolean>;
  /** The viewing player's own orders. */
  own: Partial<Record<Province, string>>;
  event: string | null;
};

/** Everything that can be read from the log. */
export type GameHistory = {
  rounds: Round[];
  battles: Battle[];
  scorings: Scoring[];
  position: Position;
  used: Both<string[]>;
};

const NUMBER_KINDS = new Set(["1", "2", "3", "4", "5", "6"]);
/** Phases in which the orders of both lie on the table. */
const PHASES_WITH_ORDERS = new Set(["pick", "battle", "after"]);
const RESULT_MESSAGES = new Set(["suntzu-log-wins", "suntzu-log-nothing", "suntzu-log-plague"]);
const BATTLE_MESSAGES = new Set([
  "suntzu-log-back",
  "suntzu-log-placed",
  "suntzu-log-sent",
  "suntzu-log-mark",
  "suntzu-log-paid",
  "suntzu-log-no-exchange",
  "suntzu-log-general",
  "suntzu-log-no",
  "suntzu-log-own-boxed",
  "suntzu-log-event",
  "suntzu-log-event-turned",
  "suntzu-log-takes",
  "suntzu-log-own-general",
  "suntzu-log-infantry",
  "suntzu-log-step",
]);

/**
 * Reads the history of a game from its log, from the usual start (of a beginner's game or not) or from position
 * `begun`.
 */
export function readHistory(log: readonly Message[], beginner = false, begun: Position | null = null): GameHistory {
  const position = begun ? structuredClone(begun) : startPosition(beginner);
  const rounds: Round[] = begun ? [{ number: begun.round, battles: [], scoring: null, lines: [] }] : [];
  const gameHistory: GameHistory = { rounds, battles: [], scorings: [], position, used: { suntzu: [], shao: [] } };
  let battle: Battle | null = null;
  /** Exchanges after a battle belong to it only if one of its armies follows. */
  let held: { key: number; message: Message }[] = [];
  const aside = () => {
    gameHistory.rounds.at(-1)?.lines.push(...held.map((one) => one.message));
    held = [];
  };
  for (const [key, message] of log.entries()) {
    const [id, args] = message;
    const round = gameHistory.rounds.at(-1);
    const owners = ownersOf(position);
    const before = position.track;
    applyLine(position, id, args);
    if (id === "suntzu-log-general" || id === "suntzu-log-general-at") {
      gameHistory.used[args["seat"] as Seat].push(String(args["general"]));
    }
    if (id === "suntzu-log-revealed" && isProvince(args["province"])) {
      aside();
      battle = {
        round: position.round,
        province: args["province"],
        cards: { suntzu: String(args["suntzu"]), shao: String(args["shao"]) },
        from: key,
        to: key + 1,
        result: null,
        lines: [],
      };
      gameHistory.battles.push(battle);
      round?.battles.push(battle);
    } else if (id === "suntzu-log-exchange" && battle) held.push({ key, message });
    else if (battle && (RESULT_MESSAGES.has(id) || BATTLE_MESSAGES.has(id))) {
      battle.lines.push(...held.map((one) => one.message));
      held = [];
      if (RESULT_MESSAGES.has(id)) battle.result = message;
      else battle.lines.push(message);
      battle.to = key + 1;
    } else {
      if (id === "suntzu-log-scoring") {
        const points = { suntzu: Number(args["suntzu"]), shao: Number(args["shao"]) };
        const scoring = { round: position.round, key, points, before, track: position.track, owners };
        gameHistory.scorings.push(scoring);
        if (round) round.scoring = scoring;
      }
      if (id === "suntzu-log-exchange" || id === "suntzu-log-general" || id === "suntzu-log-general-at") {
        aside();
        round?.lines.push(message);
      }
      if (id === "suntzu-log-draws" || id === "suntzu-log-scoring") battle = null;
      if (id === "suntzu-log-round") {
        aside();
        battle = null;
        gameHistory.rounds.push({ number: position.round, battles: [], scoring: null, lines: [] });
      }
    }
  }
  aside();
  return gameHistory;
}

/** Returns the cards of a player that are still in the hand or the pile. */
export function cardsLeft(log: readonly Message[], seat: Seat, deck: Readonly<Record<string, number>>) {
  const left: Record<string, number> = { ...deck };
  const take = (card: string, number: number) => {
    if (!NUMBER_KINDS.has(card) && card in left) left[card] = (left[card] ?? 0) - number;
  };
  let openCards = "";
  for (const [id, args] of log) {
    if (id === "suntzu-log-revealed") {
      openCards = String(args[seat]);
      take(openCards, 1);
    } else if (id === "suntzu-log-exchange" && args["seat"] === seat) take(String(args["card"]), 1);
    else if (id === "suntzu-log-general" && args["seat"] === seat && String(args["general"]).startsWith("recycle")) {
      take(openCards, -1);
    }
  }
  return left;
}

function startPosition(beginner: boolean): Position {
  const each = <T>(value: () => T): Both<T> => ({ suntzu: value(), shao: value() });
  return {
    round: 1,
    track: 0,
    provinces: Object.fromEntries(PROVINCES.map((name) => [name, { owner: "", armies: 0 }])) as Position["provinces"],
    marks: each(() => []),
    pool: each(() => (beginner ? 21 : 18)),
    reinforcements: each(() => (beginner ? 0 : 3)),
    open: each(() => ({})),
    fought: [],
    decider: null,
    given: each(() => false),
    own: {},
    event: null,
  };
}

function ownersOf(position: Position): Record<Province, Seat | ""> {
  return Object.fromEntries(PROVINCES.map((name) => [name, position.provinces[name].owner])) as Scoring["owners"];
}

/** Applies one line of the log to the position. */
function applyLine(position: Position, id: string, args: Record<string, Argument>): void {
  const seat = args["seat"] as Seat;
  const province = args["province"] as Province;
  const number = Number(args["number"] ?? 1);
  switch (id) {
    case "suntzu-log-round":
      position.round = Number(args["round"]);
      Object.assign(position, { open: { suntzu: {}, shao: {} }, fought: [], decider: null, own: {} });
      position.given = { suntzu: false, shao: false };
      break;
    case "suntzu-log-orders":
      position.given[seat] = true;
      break;
    case "suntzu-log-own-orders":
      position.own = Object.fromEntries(PROVINCES.map((name) => [name, String(args[name])]));
      break;
    case "suntzu-log-order-decider":
      position.decider = seat;
      break;
    case "suntzu-log-revealed":
      for (const side of SEATS) position.open[side][province] = String(args[side]);
      position.fought.push(province);
      break;
    case "suntzu-log-back":
      removeArmies(position, seat, province, number);
      position.pool[seat] += number;
      break;
    case "suntzu-log-placed":
      position.pool[seat] -= number;
      placeArmies(position, seat, province, number);
      break;
    case "suntzu-log-sent":
      removeArmies(position, seat, args["source"] as Province, 1);
      placeArmies(position, seat, province, 1);
      break;
    case "suntzu-log-mark":
      removeArmyFrom(position, seat, args["source"]);
      position.marks[seat].push(province);
      break;
    case "suntzu-log-paid":
      removeArmyFrom(position, seat, args["source"]);
      position.reinforcements[seat] += 1;
      break;
    case "suntzu-log-exchange":
      position.reinforcements[seat] -= 1;
      position.pool[seat] += 1;
      break;
    case "suntzu-log-general":
      if (args["general"] === "head_start") position.track += 1;
      break;
    case "suntzu-log-general-at":
      applyPlanning(position, seat, String(args["general"]), String(args["where"]).split(" ") as Province[]);
      break;
    case "suntzu-log-event-turned":
      position.event = String(args["event"]);
      break;
    case "suntzu-log-event":
      position.event = null;
      break;
    case "suntzu-log-step":
    case "suntzu-log-scoring":
      position.track = Number(args["track"]);
      break;
  }
}

function applyPlanning(position: Position, seat: Seat, general: string, [first, second]: Province[]): void {
  if (!first) return;
  if (general === "remove") {
    removeArmies(position, rivalOf(seat), first, 1);
    position.pool[rivalOf(seat)] += 1;
  } else if (general === "levy") {
    position.pool[seat] -= 1;
    placeArmies(position, seat, first, 1);
  } else if (second) {
    removeArmies(position, seat, first, 1);
    placeArmies(position, seat, second, 1);
  }
}

/** An army leaves the pool or a province. */
function removeArmyFrom(position: Position, seat: Seat, source: Argument | undefined): void {
  if (isProvince(source)) removeArmies(position, seat, source, 1);
  else position.pool[seat] -= 1;
}

function removeArmies(position: Position, seat: Seat, province: Province, number: number): void {
  const armies = position.provinces[province].armies - number;
  position.provinces[province] = armies > 0 ? { owner: seat, armies } : { owner: "", armies: 0 };
}

function placeArmies(position: Position, seat: Seat, province: Province, number: number): void {
  position.provinces[province] = { owner: seat, armies: position.provinces[province].armies + number };
}

/** Returns the public position of a view. */
export function positionOf(view: View, me: Seat | null): Position {
  const openCards: Position["open"] = { suntzu: {}, shao: {} };
  const fought = [...(view.fought ?? []), ...(view.battle ? [view.battle.province] : [])];
  for (const seat of SEATS) {
    for (const name of fought) {
      const card = view.orders?.[seat]?.[name];
      if (card) openCards[seat][name] = card;
    }
  }
  // A game may start after the battles of a round: then there are no orders.
  const lying = PHASES_WITH_ORDERS.has(view.phase) && (view.phase !== "after" || fought.length > 0);
  const given = (seat: Seat) => (view.phase !== "orders" ? lying : view.ready?.[seat] === true);
  return {
    round: view.round,
    track: view.track,
    provinces: view.provinces,
    marks: view.marks,
    pool: view.pool,
    reinforcements: view.reinforcements,
    open: openCards,
    fought,
    decider: view.decider ?? null,
    given: { suntzu: given("suntzu"), shao: given("shao") },
    own: me ? (view.orders?.[me] ?? {}) : {},
    event: Array.isArray(view.events) ? (view.events[0] ?? null) : null,
  };
}
