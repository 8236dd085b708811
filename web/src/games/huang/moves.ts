// The notation of moves, defined in section 11 of the rules. Only the server knows which are legal.
import type { Message } from "../../client/wire";
import { nearestWithin, type Grid, type Point } from "./grid";
import { COLOURS, type Colour, type Hex, type Phase } from "./view";

/** A move, parsed from its text. */
export type Move = {
  verb: string;
  colours: Colour[];
  hexes: Hex[];
  /** The number of tiles committed to a conflict. */
  number: number;
  /** Whether a leader adds 1 in a conflict. */
  addsLeader: boolean;
  /** Whether a leader is withdrawn from the board. */
  withdrawsLeader: boolean;
};

const HEX = /^[A-Z]\d+$/;

/** Parse the text of a move. */
export function parseMove(text: string): Move {
  const words = text.split(" ").filter((word) => word && word !== "…");
  const [verb = "", ...rest] = words;
  return {
    verb,
    colours: rest.filter((word): word is Colour => (COLOURS as readonly string[]).includes(word)),
    hexes: rest.filter((word) => HEX.test(word)),
    number: Number(rest.find((word) => /^\d+$/.test(word)) ?? 0),
    addsLeader: rest.includes("leader"),
    withdrawsLeader: rest.includes("off"),
  };
}

/** What a player has selected to do; its target is on the board or among the tiles. */
export type PieceSelection =
  | { kind: "tile" | "leader"; colour: Colour }
  | { kind: "leaders" | "riot" | "build" | "exchange" | "market" | "move" | "remove" | "granaries" };

/** Return the prefixes of all moves that a selection may become. */
export function movePrefixes(piece: PieceSelection | null): string[] {
  switch (piece?.kind) {
    case "tile":
    case "leader":
      return [`${piece.kind} ${piece.colour} `];
    case "riot":
    case "remove":
    case "granaries":
    case "market":
      return [`${piece.kind} `];
    case "build":
      return ["pagoda ", "palace "];
    case "move":
      return ["move pagoda "];
    default:
      return [];
  }
}

/** Return the selection that a phase implies. */
export function selectionOfPhase(phase: Phase | undefined): PieceSelection | null {
  switch (phase) {
    case "building":
      return { kind: "build" };
    case "chain":
      return { kind: "tile", colour: "blue" };
    case "market":
      return { kind: "market" };
    case "moving":
      return { kind: "move" };
    case "paying":
      return { kind: "remove" };
    case "granaries":
      return { kind: "granaries" };
    default:
      return null;
  }
}

/** A place on the board where a move can be made; `text` is the move, `effects` is what it would do. */
export type Target = { text: string; hexes: Hex[]; centre: Point; effects: Message[] };

/** Return the places where the selected piece can go, with what would happen there. */
export function targetsOf(
  legal: readonly string[],
  piece: PieceSelection | null,
  grid: Grid,
  effects: ReadonlyMap<string, Message[]>,
): Target[] {
  const prefixes = movePrefixes(piece);
  if (piece?.kind === "market") return [];
  return legal.flatMap((text) => {
    if (!prefixes.some((prefix) => text.startsWith(prefix))) return [];
    const { hexes } = parseMove(text);
    return hexes.length > 0 ? [{ text, hexes, centre: grid.centroidOf(hexes), effects: effects.get(text) ?? [] }] : [];
  });
}

/** Return the target of a tap: one on the tapped hex, or else the nearest within reach. */
export function targetAt(point: Point, hex: Hex | null, targets: readonly Target[], reach: number): Target | null {
  const targetsHere = hex === null ? [] : targets.filter((target) => target.hexes.includes(hex));
  return targetsHere.length > 0 ? nearestWithin(point, targetsHere, Infinity) : nearestWithin(point, targets, reach);
}

/** Return the colours of tiles or leaders that can be used now. */
export function usableColours(legal: readonly string[], verb: "tile" | "leader" | "market"): Set<Colour> {
  const moves = legal.filter((text) => text.startsWith(`${verb} `)).map(parseMove);
  return new Set(moves.flatMap((move) => move.colours));
}

/** Return the text of the move that exchanges tiles. */
export function exchangeMove(colours: readonly Colour[]): string {
  return ["exchange", ...COLOURS.flatMap((colour) => colours.filter((other) => other === colour))].join(" ");
}

/** Return the text of a commitment; `side` is the hex of the supported state, null in a revolt. */
export function commitMove(side: Hex | null, tiles: number, addsLeader: boolean): string {
  const tail = addsLeader ? " leader" : "";
  if (side === null) return `revolt ${tiles}${tail}`;
  return tiles === 0 && !addsLeader ? "support none" : `support ${side} ${tiles}${tail}`;
}

/** The effect of a move that its icon on the board shows; `removes`: leaders or buildings leave the board. */
export type Effect = "war" | "revolt" | "point" | "rival-point" | "joins" | "pagoda" | "bandits" | "removes" | "none";

/** Return the most important effect among the messages of a trial. */
export function effectOf(effects: readonly Message[], seat: string): Effect {
  const has = (id: string) => effects.find((message) => message[0] === id);
  if (has("huang-effect-war")) return "war";
  if (has("huang-effect-revolt")) return "revolt";
  if (has("huang-effect-bandits")) return "bandits";
  if (has("huang-effect-pagoda") ?? has("huang-effect-palace")) return "pagoda";
  const point = has("huang-effect-point");
  if (point) return point[1]["seat"] === seat ? "point" : "rival-point";
  if (has("huang-effect-unites")) return "joins";
  if (effects.some((message) => /^huang-log/.test(message[0]))) return "removes";
  return "none";
}
