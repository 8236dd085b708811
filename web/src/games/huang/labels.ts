// Names of pieces and labels of moves.
import { preferences } from "../../client/guest.svelte";
import { capitalise, say, messageText } from "../../client/translation.svelte";
import type { Message } from "../../client/wire";
import type { BoardMap } from "./view";
import { parseMove } from "./moves";
import { leadersOn, type Colour, type Facts, type Hex, type Realm, type Seat, type View } from "./view";

/** The Chinese character of each role. */
const ROLE_CHARACTERS: Record<Colour, string> = { yellow: "士", red: "兵", blue: "農", green: "商", white: "工" };

/** Return what is written inside a role's mark: a letter, or a Chinese character if the settings say so. */
export function roleSymbol(colour: Colour): string {
  return preferences().signs ? ROLE_CHARACTERS[colour] : say("huang-picture-letter", { colour });
}

/** Return a number of points of a colour in words, such as “3 food”. */
export function pointsText(colour: Colour, number: number): string {
  return say("huang-picture-points", { colour, number });
}

/** Return the translated name of a dynasty. */
export function seatName(seat: Seat): string {
  return say(`huang-seat-${seat}`);
}

/** Return the translated name of a leader. */
export function leaderName(seat: Seat, colour: Colour): string {
  return say("web-huang-leader", { seat, role: colour });
}

/** Return the translated name of a capital's state. */
export function stateName(state: string): string {
  return say("huang-picture-state", { state });
}

/** Return the name of a capital's state without the region in brackets, which is too long for a hex. */
export function shortStateName(state: string): string {
  return stateName(state).split(" (")[0]!;
}

/** Return the name of a realm: up to three of its capitals, or `hex` if it has none. */
export function realmName(hexes: readonly Hex[], hex: Hex, boardMap: BoardMap): string {
  const capitals = hexes.flatMap((member) => boardMap.capitals[member] ?? []).map(({ state }) => stateName(state));
  return capitals.length > 0 ? capitals.slice(0, 3).join("–") : say("web-huang-state-at", { hex });
}

/** Return the realm a hex belongs to, if any. */
export function realmOf(facts: Facts, hex: Hex): Realm | undefined {
  return facts.states.find((realm) => realm.hexes.includes(hex));
}

/** Return a realm and its strength in words. */
export function realmText(realm: Realm, boardMap: BoardMap): string {
  const leaders = realm.leaders.map(({ seat, colour, yellows }) =>
    say("web-huang-leader-strength", { leader: leaderName(seat, colour), number: yellows }),
  );
  const name = realmName(realm.hexes, realm.name, boardMap);
  return [say("web-huang-state-strength", { name, number: realm.reds }), ...leaders].join(" ");
}

/** Return the label of a hex: everything its drawing shows. */
export function hexLabel(hex: Hex, view: View, facts: Facts, boardMap: BoardMap, me: Seat | null): string {
  const out = [hex];
  const capital = boardMap.capitals[hex];
  if (boardMap.rivers.includes(hex)) out.push(say("huang-picture-river"));
  if (capital) out.push(say("huang-picture-capital", capital));
  const tile = view.tiles[hex];
  if (tile) out.push(say("web-huang-tile", { role: tile }));
  const leader = leadersOn(view).get(hex);
  if (leader) out.push(leaderName(leader.seat, leader.colour));
  const pagoda = view.pagodas.find(({ at }) => at.includes(hex));
  if (pagoda) out.push(say("web-huang-under-pagoda", { role: pagoda.colour }));
  if (view.palace.includes(hex)) out.push(say("web-huang-under-palace"));
  if (view.granaries?.includes(hex)) out.push(say("web-huang-under-granary"));
  const bandits = banditsAt(hex, view, boardMap);
  if (bandits > 0) out.push(say("huang-picture-bandits", { number: bandits }));
  const realm = realmOf(facts, hex);
  if (realm) {
    const isOwn = realm.leaders.some((placed) => placed.seat === me);
    const name = realmName(realm.hexes, realm.name, boardMap);
    out.push(say("web-huang-in-state", { own: Number(isOwn), name }));
  }
  if (out.length === 1) out.push(say("web-huang-empty"));
  return out.join(", ");
}

/** Return the number of bandits on a hex. */
export function banditsAt(hex: Hex, view: View, boardMap: BoardMap): number {
  for (const [place, tile] of Object.entries(view.bandits))
    if (boardMap.places[Number(place) - 1]?.includes(hex)) return boardMap.bandits[tile] ?? 0;
  return 0;
}

/** Return what a move of the viewing player would do, as one line. */
export function effectsText(effects: readonly Message[], me: Seat | null): string {
  return effects.map((message) => capitalise(effectText(message, me).replace(/\.$/, ""))).join(". ");
}

function effectText(message: Message, me: Seat | null): string {
  const [id, args] = message;
  return id === "huang-effect-point" && args["seat"] === me
    ? say("web-huang-effect-own-point", args, "huang")
    : messageText(message);
}

/** Return a move as a noun phrase, for the prompt, hints and analysis; `stateAt` names the state of a hex. */
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
      return move.withdrawsLeader
        ? say("web-huang-do-off", { role })
        : say("web-huang-do-leader", { role, hex: hexes });
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
      return say("web-huang-hint-exchange", { number: move.colours.length });
    case "remove":
      return say("web-huang-do-remove", { hex: hexes });
    case "granaries":
      return say("web-huang-do-granaries", { hex: hexes });
    case "revolt":
      return say("web-huang-hint-commit", { number: move.number, leader: Number(move.addsLeader) });
    case "support":
      return hexes
        ? say("web-huang-hint-support", { number: move.number, leader: Number(move.addsLeader), name: state })
        : say("web-huang-hint-stay-out");
    case "winner":
      return say("web-huang-hint-winner", { name: state });
    case "stop":
      return say("web-huang-do-stop");
    default:
      return text;
  }
}

/** Return the name of a kind of points. */
export function pointsName(colour: Colour): string {
  return say("web-huang-points", { colour });
}

/** Return a move that the log does not report as a sentence; else null. */
export function describeMove({ seat, text }: { seat: string; text: string }, line: Message | null): Message | null {
  return line === null && text === "stop" ? ["web-huang-move-stop", { seat }] : null;
}
