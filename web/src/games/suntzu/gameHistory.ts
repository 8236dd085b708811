// The rounds and battles so far and the position at any moment, read from the log.
import type { Argument, Message } from "../../client/wire";
import {
  isProvince,
  listSize,
  PROVINCES,
  rivalOf,
  SEATS,
  type Both,
  type Holding,
  type Province,
  type Seat,
  type View,
} from "./view";

/** One battle of a round, as reported by the log. */
export type Battle = {
  round: number;
  province: Province;
  cards: Both<string>;
  /** The range of its log lines: first, and one after the last. */
  from: number;
  to: number;
  /** The log line that says who won, by how much, and why; null while there is none. */
  result: Message | null;
  /** The log lines about its consequences. */
  lines: Message[];
};

/** One of the three scorings. */
export type Scoring = {
  round: number;
  /** The log line that reported it. */
  key: number;
  points: Both<number>;
  /** The marker of the track before and after the scoring. */
  before: number;
  track: number;
  /** The seat that held each province. */
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
  /** The cards in each hand; orders on the map do not count. */
  hands: Both<number>;
  /** The cards in each draw pile. */
  piles: Both<number>;
  /** Whether each seat has played a 1 in this round that no Plague met, so that it draws one card more. */
  laidOne: Both<boolean>;
  /** Whether the great plague is in force. */
  greatPlague: boolean;
  /** The revealed orders. */
  open: Both<Partial<Record<Province, string>>>;
  /** The provinces whose battles of this round have been revealed. */
  fought: Province[];
  decider: Seat | null;
  /** Whether each seat has given its orders. */
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
  /** The generals each seat has used. */
  used: Both<string[]>;
};

const NUMBER_KINDS = new Set(["1", "2", "3", "4", "5", "6"]);
const FIRST_HAND_SIZE = 10;
/** The size of the first pile, which has no +2 and +3 in a beginner's game. */
const PILE_SIZE = 10;
const PILE_SIZE_BEGINNER = 8;
/** The phases in which the orders of both seats are on the map. */
const PHASES_WITH_ORDERS = new Set(["pick", "battle", "after"]);
const GENERAL_MESSAGES = new Set(["suntzu-log-general", "suntzu-log-general-at"]);
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
 * Read the history of a game from its log, starting with the usual set-up (for a beginner's game or not) or with the
 * position `start`.
 */
export function readHistory(log: readonly Message[], beginner = false, start: Position | null = null): GameHistory {
  const position = start ? structuredClone(start) : initialPosition(beginner);
  const rounds: Round[] = start ? [{ number: start.round, battles: [], scoring: null, lines: [] }] : [];
  const gameHistory: GameHistory = { rounds, battles: [], scorings: [], position, used: { suntzu: [], shao: [] } };
  let battle: Battle | null = null;
  /** Exchanges after a battle; they belong to it if another line about the battle follows, and otherwise to the round. */
  let undecidedExchanges: Message[] = [];
  const assignToRound = () => {
    gameHistory.rounds.at(-1)?.lines.push(...undecidedExchanges);
    undecidedExchanges = [];
  };
  for (const [key, message] of log.entries()) {
    const [id, args] = message;
    const round = gameHistory.rounds.at(-1);
    const owners = ownersOf(position);
    const before = position.track;
    applyLine(position, id, args);
    if (GENERAL_MESSAGES.has(id)) {
      gameHistory.used[args["seat"] as Seat].push(String(args["general"]));
    }
    if (id === "suntzu-log-revealed" && isProvince(args["province"])) {
      assignToRound();
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
    } else if (id === "suntzu-log-exchange" && battle) undecidedExchanges.push(message);
    else if (battle && (RESULT_MESSAGES.has(id) || BATTLE_MESSAGES.has(id))) {
      battle.lines.push(...undecidedExchanges);
      undecidedExchanges = [];
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
      if (id === "suntzu-log-exchange" || GENERAL_MESSAGES.has(id)) {
        assignToRound();
        round?.lines.push(message);
      }
      if (id === "suntzu-log-draws" || id === "suntzu-log-scoring") battle = null;
      if (id === "suntzu-log-round") {
        assignToRound();
        battle = null;
        gameHistory.rounds.push({ number: position.round, battles: [], scoring: null, lines: [] });
      }
    }
  }
  assignToRound();
  return gameHistory;
}

/** Return the cards of a player that are still in the hand or the pile. */
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
    else if (isRecycling(id, args, seat)) take(openCards, -1);
  }
  return left;
}

/** Return how many cards a player has put under the pile; for each, the top card left the game unseen. */
export function recycledCards(log: readonly Message[], seat: Seat): number {
  return log.filter(([id, args]) => isRecycling(id, args, seat)).length;
}

function isRecycling(id: string, args: Record<string, Argument>, seat: Seat): boolean {
  return id === "suntzu-log-general" && args["seat"] === seat && String(args["general"]).startsWith("recycle");
}

/** Return the unused generals of a player as they were before the last lines of the log. */
export function generalsBefore(
  generals: readonly string[] | number,
  seat: Seat,
  lines: readonly Message[],
): readonly string[] | number {
  const used = lines.filter(([id, args]) => GENERAL_MESSAGES.has(id) && args["seat"] === seat);
  if (typeof generals === "number") {
    const taken = lines.filter(([id, args]) => id === "suntzu-log-takes" && args["seat"] === seat);
    return generals + used.length - taken.length;
  }
  const takenNames = lines.filter(([id]) => id === "suntzu-log-own-general").map(([, args]) => args["general"]);
  const names = [...generals, ...used.map(([, args]) => String(args["general"]))];
  return names.filter((name) => !takenNames.includes(name));
}

function initialPosition(beginner: boolean): Position {
  const each = <T>(value: () => T): Both<T> => ({ suntzu: value(), shao: value() });
  return {
    round: 1,
    track: 0,
    provinces: Object.fromEntries(PROVINCES.map((name) => [name, { owner: "", armies: 0 }])) as Position["provinces"],
    marks: each(() => []),
    pool: each(() => (beginner ? 21 : 18)),
    reinforcements: each(() => (beginner ? 0 : 3)),
    hands: each(() => FIRST_HAND_SIZE),
    piles: each(() => (beginner ? PILE_SIZE_BEGINNER : PILE_SIZE)),
    laidOne: each(() => false),
    greatPlague: false,
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

/** Apply one line of the log to the position. */
function applyLine(position: Position, id: string, args: Record<string, Argument>): void {
  const seat = args["seat"] as Seat;
  const province = args["province"] as Province;
  const number = Number(args["number"] ?? 1);
  switch (id) {
    case "suntzu-log-round":
      position.round = Number(args["round"]);
      for (const side of SEATS) position.hands[side] += framedOrders(position, side);
      Object.assign(position, { open: { suntzu: {}, shao: {} }, fought: [], decider: null, own: {} });
      position.given = { suntzu: false, shao: false };
      position.laidOne = { suntzu: false, shao: false };
      position.greatPlague = false;
      break;
    case "suntzu-log-orders":
      position.given[seat] = true;
      position.hands[seat] -= PROVINCES.length;
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
    case "suntzu-log-wins":
    case "suntzu-log-nothing":
      for (const side of SEATS) if (position.open[side][province] === "1") position.laidOne[side] = true;
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
      position.hands[seat] -= 1;
      break;
    case "suntzu-log-draws": {
      const kept = Math.min(position.laidOne[seat] ? 2 : 1, number);
      position.hands[seat] += kept;
      position.piles[seat] -= kept;
      break;
    }
    case "suntzu-log-general":
      if (args["general"] === "head_start") position.track += 1;
      if (args["general"] === "great_plague") position.greatPlague = true;
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

/** Return how many of a player's revealed orders come back to the hand. */
function framedOrders(position: Position, seat: Seat): number {
  return Object.values(position.open[seat]).filter((card) => NUMBER_KINDS.has(card)).length;
}

/** Remove an army from the pool or a province. */
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

/** Return the public position of a view. */
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
  const areOrdersGiven = PHASES_WITH_ORDERS.has(view.phase) && (view.phase !== "after" || fought.length > 0);
  const given = (seat: Seat) => (view.phase !== "orders" ? areOrdersGiven : view.ready?.[seat] === true);
  // The number of a hidden hand includes the orders that are still face down.
  const faceDown = (seat: Seat) => (given(seat) ? PROVINCES.length - Object.keys(openCards[seat]).length : 0);
  const handSize = (seat: Seat) =>
    listSize(view.hands[seat]) - (typeof view.hands[seat] === "number" ? faceDown(seat) : 0);
  return {
    round: view.round,
    track: view.track,
    provinces: view.provinces,
    marks: view.marks,
    pool: view.pool,
    reinforcements: view.reinforcements,
    hands: { suntzu: handSize("suntzu"), shao: handSize("shao") },
    piles: view.piles,
    greatPlague: view.great_plague,
    laidOne: { suntzu: view.laid_one?.suntzu === true, shao: view.laid_one?.shao === true },
    open: openCards,
    fought,
    decider: view.decider ?? null,
    given: { suntzu: given("suntzu"), shao: given("shao") },
    own: me ? (view.orders?.[me] ?? {}) : {},
    event: Array.isArray(view.events) ? (view.events[0] ?? null) : null,
  };
}
