// The notation of moves, defined in section 8 of the rules. Only the server knows which are legal.

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

/** Parses the text of a move. Stars of face-up cards are dropped. */
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

/** Returns the face-up card a move uses, if any. */
export function faceUpCard(text: string): string | null {
  return text.match(/([^\s()]+)\*/)?.[1] ?? null;
}

/** The cards a player has chosen. */
export type Chosen = {
  /** Kinds chosen in the hand. */
  hand: string[];
  /** One kind chosen in the row of Warlords. */
  row: string | null;
  /** One kind chosen in the discard pile. */
  discard: string | null;
};

const USED_ALONE = ["JiBu", "LiuBang", "HanXin"];
const PASSED_WITH = ["XiahouYing", "XiangYu"];

/** Returns all moves a choice of cards may stand for, the simplest first. */
export function candidateMoves(choice: Chosen, giving: boolean): string[] {
  const { hand, row, discard } = choice;
  if (giving) return hand.length === 2 ? [`give ${hand.join(" ")}`] : [];
  const cards = [...hand.map((kind) => ({ kind, text: kind })), ...(row ? [{ kind: row, text: `${row}*` }] : [])];
  const out: string[] = [];
  if (cards.length === 0) return out;
  const text = (kinds: typeof cards) => kinds.map((card) => card.text).join(" ");
  const without = (...powers: string[]) => cards.filter((card) => !powers.includes(card.kind));
  const named = (power: string) => cards.find((card) => card.kind === power)?.text;

  if (!discard) out.push(`play ${text(cards)}`);
  const sole = cards.length === 1 ? cards[0] : undefined;
  if (sole && !discard && USED_ALONE.includes(sole.kind)) out.push(`use ${sole.text}`);
  if (sole && !discard && PASSED_WITH.includes(sole.kind)) out.push(`pass with ${sole.text}`);
  if (cards.length === 2 && named("YuJi")) out.push(`use ${named("YuJi")} ${text(without("YuJi"))}`);
  if (sole?.kind === "YingBu" && discard) out.push(`use ${sole.text} ${discard}`);
  const peng = named("PengYue");
  const zhongli = named("ZhongliMo");
  if (peng && cards.length > 1) out.push(`play ${text(without("PengYue"))} with ${peng}`);
  if (zhongli && cards.length > 2) out.push(`play ${text(without("ZhongliMo"))} with ${zhongli}`);
  if (peng && zhongli && cards.length > 2) {
    out.push(`play ${text(without("PengYue", "ZhongliMo"))} with ${peng} ${zhongli}`);
  }
  return out;
}

/** Returns the kinds of cards that occur in legal moves. */
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

/** Returns the kinds Ying Bu may take from the discard pile. */
export function takeableKinds(legal: readonly string[]): Set<string> {
  const moves = legal.map(parseMove).filter((move) => move.verb === "use" && move.powers[0] === "YingBu");
  return new Set(moves.flatMap((move) => (move.target ? [move.target] : [])));
}

/** Returns the powers whose cards come next, as in `play … with ZhongliMo`. */
export function openPowers(legal: readonly string[]): Set<string> {
  return new Set(legal.filter((text) => text.includes("…")).flatMap((text) => parseMove(text).powers));
}

/** Returns the only set a card can be played in, if there is exactly one. */
export function onlySet(legal: readonly string[], kind: string): string[] | null {
  if (openPowers(legal).size > 0) return null;
  const sets = legal.map(parseMove).filter((move) => move.verb === "play" && move.cards.includes(kind));
  const others = legal.some((text) => !text.startsWith("play ") && playableKinds([text]).has(kind));
  return sets.length === 1 && !others ? (sets[0]?.cards ?? null) : null;
}
