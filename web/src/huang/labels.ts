// Names of pieces and labels of moves.
import { preferences } from "../kit/guest.svelte";
import { capitalise, say, tell } from "../kit/translation.svelte";
import type { Message } from "../kit/wire";
import type { BoardMap } from "./grid";
import { parseMove } from "./moves";
import { leadersOn, type Colour, type Facts, type Hex, type Realm, type Seat, type View } from "./view";

const SIGNS: Record<Colour, string> = { yellow: "士", red: "兵", blue: "農", green: "商", white: "工" };

/** Returns the sign inside a role's mark: a letter, or a Chinese sign if the settings say so. */
export function letterOf(colour: Colour): string {
  return preferences().signs ? SIGNS[colour] : say("huang-picture-letter", { colour });
}

/** order, power, food, trade, wealth */
export function pointsText(colour: Colour, number: number): string {
  return say("huang-picture-points", { colour, number });
}

/** Returns the translated name of a dynasty. */
export function seatName(seat: Seat): string {
  return say(`huang-seat-${seat}`);
}

/** Returns the translated name of a leader. */
export function leaderName(seat: Seat, colour: Colour): string {
  return say("web-huang-leader", { seat, role: colour });
}

/** The name of a capital's state. */
export function stateName(state: string): string {
  return say("huang-picture-state", { state });
}

/** Returns the name without the region in brackets, which is too long for a hex. */
export function shortStateName(state: string): string {
  return stateName(state).split(" (")[0]!;
}

/** A state by the capitals in it, or by its hex. */
export function realmName(hexes: readonly Hex[], name: Hex, ground: BoardMap): string {
  const capitals = hexes.flatMap((hex) => ground.capitals[hex] ?? []).map((one) => stateName(one.state));
  return capitals.length > 0 ? capitals.slice(0, 3).join("–") : say("web-huang-state-at", { hex: name });
}

/** Returns the state a hex belongs to, if any. */
export function realmOf(facts: Facts, hex: Hex): Realm | undefined {
  return facts.states.find((realm) => realm.hexes.includes(hex));
}

/** A state and its strength in words. */
export function realmText(realm: Realm, ground: BoardMap): string {
  const leaders = realm.leaders.map((one) =>
    say("web-huang-leader-strength", { leader: leaderName(one.seat, one.colour), number: one.yellows }),
  );
  const name = realmName(realm.hexes, realm.name, ground);
  return [say("web-huang-state-strength", { name, number: realm.reds }), ...leaders].join(" ");
}

/** Returns the label of a hex: everything its drawing shows. */
export function hexLabel(hex: Hex, view: View, facts: Facts, ground: BoardMap, me: Seat | null): string {
  const out = [hex];
  const capital = ground.capitals[hex];
  if (ground.rivers.includes(hex)) out.push(say("huang-picture-river"));
  if (capital) out.push(say("huang-picture-capital", capital));
  const tile = view.tiles[hex];
  if (tile) out.push(say("web-huang-tile", { role: tile }));
  const leader = leadersOn(view).get(hex);
  if (leader) out.push(leaderName(leader.seat, leader.colour));
  const pagoda = view.pagodas.find((one) => one.at.includes(hex));
  if (pagoda) out.push(say("web-huang-under-pagoda", { role: pagoda.colour }));
  if (view.palace.includes(hex)) out.push(say("web-huang-under-palace"));
  if (view.granaries?.includes(hex)) out.push(say("web-huang-under-granary"));
  const bandits = banditsAt(hex, view, ground);
  if (bandits > 0) out.push(say("huang-picture-bandits", { number: bandits }));
  const realm = realmOf(facts, hex);
  if (realm) {
    const own = realm.leaders.some((one) => one.seat === me);
    const name = realmName(realm.hexes, realm.name, ground);
    out.push(say("web-huang-in-state", { own: Number(own), name }));
  }
  if (out.length === 1) out.push(say("web-huang-empty"));
  return out.join(", ");
}

/** How many bandits lie on a hex. */
export function banditsAt(hex: Hex, view: View, ground: BoardMap): number {
  for (const [place, tile] of Object.entries(view.bandits))
    if (ground.places[Number(place) - 1]?.includes(hex)) return ground.bandits[tile] ?? 0;
  return 0;
}

/** What a move would do, as one line. */
export function effectsText(does: readonly Message[]): string {
  return does.map((message) => capitalise(tell(message).replace(/\.$/, ""))).join(". ");
}

/** A move in words, for the prompt and for hints; `stateAt` names the state of a hex. */
export function moveLabel(text: string, stateAt = (hex: Hex): string => hex): string {
  return capitalise(moveText(text, stateAt));
}

function moveText(text: string, stateAt: (hex: Hex) => string): string {
  const move = parseMove(text);
  const hexes = move.hexes.join(" ");
  const state = move.hexes[0] ? stateAt(move.hexes[0]) : "";
  const role = move.colours[0] ?? "";
  switch (move.verb) {
    case "tile":
      return say("web-huang-do-tile", { role, hex: hexes });
    case "leader":
      return move.off ? say("web-huang-do-off", { role }) : say("web-huang-do-leader", { role, hex: hexes });
    case "riot":
      return say("web-huang-do-riot", { hex: hexes });
    case "pagoda":
      return say("web-huang-do-pagoda", { role, hexes });
    case "palace":
      return say("web-huang-do-palace", { hexes });
    case "move":
      return say("web-huang-do-move", { hexes });
    case "market":
      return say("web-huang-do-market", { role });
    case "exchange":
      return say("web-huang-do-exchange", { number: move.colours.length });
    case "remove":
      return say("web-huang-do-remove", { hex: hexes });
    case "granaries":
      return say("web-huang-do-granaries", { hex: hexes });
    case "revolt":
      return say("web-huang-do-commit", { number: move.number + Number(move.leader) });
    case "support":
      return hexes
        ? say("web-huang-do-support", { number: move.number + Number(move.leader), name: state })
        : say("web-huang-stay-out");
    case "winner":
      return say("web-huang-do-winner", { name: state });
    case "stop":
      return say("web-huang-do-stop");
    default:
      return text;
  }
}

/** The name of a kind of points. */
export function pointsName(colour: Colour): string {
  return say("web-huang-points", { colour });
}
