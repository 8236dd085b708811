// The notation of moves, defined in section 8 of the rules. Only the server knows which are legal.
import { constants } from "./constants";

/** A move, parsed from its text. */
export type Move = {
  verb: string;
  /** The cards of a set or a gift. */
  cards: string[];
  /** The powers it uses. */
  powers: string[];
  /** The card that Yu Ji or Ying Bu names. */
  target?: string;
};

/** Parse the text of a move. Stars of face-up cards are dropped. */
export function parseMove(text: string): Move {
  const [verb = "", ...rest] = text
    .replaceAll("*", "")
    .split(" ")
    .filter((word) => word && word !== "…");
  const at = rest.indexOf("with");
  const before = at < 0 ? rest : rest.slice(0, at);
  const after = at < 0 ? [] : rest.slice(at + 1);
  if (verb === "use") {
    const [power = "", target] = before;
    return target === undefined ? { verb, cards: [], powers: [power] } : { verb, cards: [], powers: [power], target };
  }
  if (verb === "cancel") return { verb, cards: [], powers: before };
  return { verb, cards: before.map((word) => word.replace(/[()]/g, "")), powers: after };
}

/** Return the face-up card a move uses, if any. */
export function faceUpCard(text: string): string | null {
  return text.match(/([^\s()]+)\*/)?.[1] ?? null;
}

/** The kinds of cards a player has selected. */
export type SelectedKinds = {
  /** Kinds selected in the hand. */
  hand: string[];
  /** One kind selected in the face-up row of the Warlords event. */
  row: string | null;
  /** One kind selected in the discard pile. */
  discard: string | null;
};

/** The powers that are used without other cards. */
const SOLO_POWERS = ["JiBu", "LiuBang", "HanXin"];
/** The powers that are used with a pass. */
const PASS_POWERS = ["XiahouYing", "XiangYu"];

/** Return all moves the selected cards may stand for, the simplest first. */
export function candidateMoves(selected: SelectedKinds, isGiving: boolean): string[] {
  const { hand, row, discard } = selected;
  if (isGiving) return hand.length === constants().gift_size ? [`give ${hand.join(" ")}`] : [];
  const cards = [...hand.map((kind) => ({ kind, text: kind })), ...(row ? [{ kind: row, text: `${row}*` }] : [])];
  const out: string[] = [];
  if (cards.length === 0) return out;
  const text = (kinds: typeof cards) => kinds.map((card) => card.text).join(" ");
  const without = (...powers: string[]) => cards.filter((card) => !powers.includes(card.kind));
  const textOf = (power: string) => cards.find((card) => card.kind === power)?.text;

  if (!discard) out.push(`play ${text(cards)}`);
  const onlyCard = cards.length === 1 ? cards[0] : undefined;
  if (onlyCard && !discard && SOLO_POWERS.includes(onlyCard.kind)) out.push(`use ${onlyCard.text}`);
  if (onlyCard && !discard && PASS_POWERS.includes(onlyCard.kind)) out.push(`pass with ${onlyCard.text}`);
  if (cards.length === 2 && textOf("YuJi")) out.push(`use ${textOf("YuJi")} ${text(without("YuJi"))}`);
  if (onlyCard?.kind === "YingBu" && discard) out.push(`use ${onlyCard.text} ${discard}`);
  const peng = textOf("PengYue");
  const zhongli = textOf("ZhongliMo");
  if (peng && cards.length > 1) out.push(`play ${text(without("PengYue"))} with ${peng}`);
  if (zhongli && cards.length > 2) out.push(`play ${text(without("ZhongliMo"))} with ${zhongli}`);
  if (peng && zhongli && cards.length > 2) {
    out.push(`play ${text(without("PengYue", "ZhongliMo"))} with ${peng} ${zhongli}`);
  }
  return out;
}

/** Return the kinds of cards that occur in legal moves. */
export function playableKinds(legal: readonly string[]): Set<string> {
  const out = new Set<string>();
  for (const text of legal) {
    const move = parseMove(text);
    if (move.verb === "cancel") out.add("LuZhi");
    else if (move.verb === "restore") out.add("XiaoHe");
    else for (const kind of [...move.cards, ...move.powers]) out.add(kind);
    if (move.target && move.powers[0] !== "YingBu") out.add(move.target);
  }
  return out;
}

/** Return the kinds Ying Bu may take from the discard pile. */
export function takeableKinds(legal: readonly string[]): Set<string> {
  const moves = legal.map(parseMove).filter((move) => move.verb === "use" && move.powers[0] === "YingBu");
  return new Set(moves.flatMap((move) => (move.target ? [move.target] : [])));
}

/** Return the powers that need cards the legal moves do not name yet, as in `play … with ZhongliMo`. */
export function powersAwaitingCards(legal: readonly string[]): Set<string> {
  return new Set(legal.filter((text) => text.includes("…")).flatMap((text) => parseMove(text).powers));
}

/** Whether a card has a power that some legal move uses together with other cards. */
export function usesOtherCards(legal: readonly string[], kind: string): boolean {
  return legal.some((text) => {
    const move = parseMove(text);
    return move.powers.includes(kind) && (move.target !== undefined || text.includes("…"));
  });
}

/** Return the only set a card can be played in, if there is exactly one. */
export function onlySet(legal: readonly string[], kind: string): string[] | null {
  if (powersAwaitingCards(legal).size > 0) return null;
  const sets = legal.map(parseMove).filter((move) => move.verb === "play" && move.cards.includes(kind));
  const others = legal.some((text) => !text.startsWith("play ") && playableKinds([text]).has(kind));
  return sets.length === 1 && !others ? (sets[0]?.cards ?? null) : null;
}
