// The notation of moves, defined in section 11 of the rules. Only the server knows which are legal.
import type { Message } from "../kit/wire";
import { nearestWithin, type Grid, type Point } from "./grid";
import { COLOURS, type Colour, type Hex, type Phase } from "./view";

/** A move, parsed from its text. */
export type Move = {
  verb: string;
  colours: Colour[];
  hexes: Hex[];
  /** Tiles committed to a conflict. */
  number: number;
  /** Whether a leader adds its 1 or is withdrawn. */
  leader: boolean;
  off: boolean;
};

const HEX = /^[A-Z]\d+$/;

/** Parses the text of a move. */
export function parseMove(text: string): Move {
  const words = text.split(" ").filter((word) => word && word !== "…");
  const verb = words[0] === "move" ? "move" : (words[0] ?? "");
  const rest = words.slice(1);
  return {
    verb,
    colours: rest.filter((word): word is Colour => (COLOURS as readonly string[]).includes(word)),
    hexes: rest.filter((word) => HEX.test(word)),
    number: Number(rest.find((word) => /^\d+$/.test(word)) ?? 0),
    leader: rest.includes("leader"),
    off: rest.includes("off"),
  };
}

/** What a player has selected to do; its target is on the board or among the tiles. */
export type PieceSelection =
  | { kind: "tile" | "leader"; colour: Colour }
  | { kind: "leaders" | "riot" | "build" | "exchange" | "market" | "move" | "remove" | "granaries" };

/** Returns the prefixes of all moves that a selection may become. */
export function movePrefixes(pick: PieceSelection | null): string[] {
  switch (pick?.kind) {
    case "tile":
    case "leader":
      return [`${pick.kind} ${pick.colour} `];
    case "riot":
    case "remove":
    case "granaries":
    case "market":
      return [`${pick.kind} `];
    case "build":
      return ["pagoda ", "palace "];
    case "move":
      return ["move pagoda "];
    default:
      return [];
  }
}

/** Returns the selection that a phase implies. */
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

/** A place on the board where a move can be made. */
export type Target = { text: string; hexes: Hex[]; at: Point; does: Message[] };

/** Returns the places where the selected piece can go, with what would happen there. */
export function targetsOf(
  legal: readonly string[],
  pick: PieceSelection | null,
  grid: Grid,
  does: ReadonlyMap<string, Message[]>,
): Target[] {
  const prefixes = movePrefixes(pick);
  if (pick?.kind === "market") return [];
  return legal.flatMap((text) => {
    if (!prefixes.some((start) => text.startsWith(start))) return [];
    const { hexes } = parseMove(text);
    return hexes.length > 0 ? [{ text, hexes, at: grid.middle(hexes), does: does.get(text) ?? [] }] : [];
  });
}

/** Returns the target of a tap: one on the tapped hex, or else the nearest within reach. */
export function targetAt(point: Point, hex: Hex | null, targets: readonly Target[], reach: number): Target | null {
  const here = hex === null ? [] : targets.filter((target) => target.hexes.includes(hex));
  return here.length > 0 ? nearestWithin(point, here, Infinity) : nearestWithin(point, targets, reach);
}

/** The colours of tiles or leaders that can be used now. */
export function usableColours(legal: readonly string[], verb: "tile" | "leader" | "market"): Set<Colour> {
  const moves = legal.filter((text) => text.startsWith(`${verb} `)).map(parseMove);
  return new Set(moves.flatMap((move) => move.colours));
}

/** Returns the text of the move that exchanges tiles. */
export function exchangeMove(colours: readonly Colour[]): string {
  return ["exchange", ...COLOURS.flatMap((colour) => colours.filter((one) => one === colour))].join(" ");
}

/** Returns the text of a commitment; `state` is null in a revolt. */
export function commitMove(state: Hex | null, number: number, leader: boolean): string {
  const tail = leader ? " leader" : "";
  if (state === null) return `revolt ${number}${tail}`;
  return number === 0 && !leader ? "support none" : `support ${state} ${number}${tail}`;
}

/** The effect of a move that its sign on the board shows. */
export type Effect = "war" | "revolt" | "point" | "theirs" | "unites" | "pagoda" | "bandits" | "falls" | "plain";

/** Returns the most important effect among the messages of a trial. */
export function effectOf(does: readonly Message[], seat: string): Effect {
  const has = (id: string) => does.find((message) => message[0] === id);
  if (has("huang-effect-war")) return "war";
  if (has("huang-effect-revolt")) return "revolt";
  if (has("huang-effect-bandits")) return "bandits";
  if (has("huang-effect-pagoda") ?? has("huang-effect-palace")) return "pagoda";
  const point = has("huang-effect-point");
  if (point) return point[1]["seat"] === seat ? "point" : "theirs";
  if (has("huang-effect-unites")) return "unites";
  if (does.some((message) => /^huang-log/.test(message[0]))) return "falls";
  return "plain";
}
