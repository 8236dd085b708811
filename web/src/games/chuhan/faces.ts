// The cards: faces, names and tooltips.
import type { CardFace } from "../../ui/Card.svelte";
import type { IconName } from "../../ui/Icon.svelte";
import type { Tooltip } from "../../ui/tooltip.svelte";
import { hasMessage, say } from "../../client/translation.svelte";
import { ruleOfCard } from "./anchors";

type CardDesign = { rank: number; characters: string; icon?: IconName; isPerson?: boolean; isRed?: boolean };

const CARDS: Record<string, CardDesign> = {
  "0": { rank: 0, characters: "熊心", icon: "joker", isPerson: true, isRed: true },
  "1": { rank: 1, characters: "卒" },
  "2": { rank: 2, characters: "范增", icon: "bonus" },
  "4": { rank: 4, characters: "吏" },
  "5": { rank: 5, characters: "騎" },
  "7": { rank: 7, characters: "謀" },
  "8": { rank: 8, characters: "將" },
  "9": { rank: 9, characters: "子嬰", isPerson: true, isRed: true },
  JiBu: { rank: 3, characters: "季布", icon: "lead", isPerson: true },
  LuZhi: { rank: 3, characters: "呂雉", icon: "reaction", isPerson: true },
  PengYue: { rank: 3, characters: "彭越", icon: "set", isPerson: true },
  XiahouYing: { rank: 3, characters: "夏侯嬰", icon: "pass", isPerson: true },
  XiaoHe: { rank: 3, characters: "蕭何", icon: "reaction", isPerson: true },
  YuJi: { rank: 3, characters: "虞姬", icon: "lead", isPerson: true },
  ZhongliMo: { rank: 3, characters: "鍾離昧", icon: "set", isPerson: true },
  HanXin: { rank: 6, characters: "韓信", icon: "response", isPerson: true },
  LiuBang: { rank: 6, characters: "劉邦", icon: "set", isPerson: true },
  XiangYu: { rank: 6, characters: "項羽", icon: "pass", isPerson: true },
  YingBu: { rank: 6, characters: "英布", icon: "lead", isPerson: true },
};

/** The kinds in order of rank, then name. */
export const KINDS = Object.keys(CARDS).sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));

/** Return the rank of a card. */
export function rankOf(kind: string): number {
  return CARDS[kind]?.rank ?? 0;
}

/** Return the translated name of a card. */
export function cardName(kind: string): string {
  const id = `chuhan-card-${kind}`;
  return hasMessage(id) ? say(id) : say(`web-chuhan-card-${kind}`);
}

/** Return the face of a card. */
export function faceOf(kind: string): CardFace {
  const design = CARDS[kind];
  const face: CardFace = { corner: String(rankOf(kind)), characters: design?.characters ?? "", name: cardName(kind) };
  if (design?.icon) face.icon = design.icon;
  if (design?.isPerson) face.isPerson = true;
  if (design?.isRed) face.isRed = true;
  return face;
}

/** Return the kind of a card's power in words, such as "response power"; empty if it has none. */
function powerKindText(kind: string): string {
  const icon = CARDS[kind]?.icon;
  return icon ? say(`web-chuhan-kind-${icon}`) : "";
}

/** Return the tooltip of a card; under some events it has no power. */
export function tooltipOf(kind: string, event = "quiet"): Tooltip {
  const id = `web-chuhan-power-${kind}`;
  const isBarred = event === "hong_canal" && rankOf(kind) === 6;
  const text = hasMessage(id) ? say(id) : say("web-chuhan-power-none");
  return {
    title: cardName(kind),
    note: [say("web-chuhan-rank", { rank: rankOf(kind) }), powerKindText(kind)].filter(Boolean).join(" · "),
    rule: ruleOfCard(kind),
    text: isBarred ? `${text} ${say("web-chuhan-power-barred", { event }, "chuhan")}` : text,
  };
}

/** Return the full name of a card: "Han Xin, rank 6, response power"; `stateText` such as "playable" is added to it. */
export function labelOf(kind: string, stateText = ""): string {
  return [cardName(kind), say("web-chuhan-rank", { rank: rankOf(kind) }), powerKindText(kind), stateText]
    .filter(Boolean)
    .join(", ");
}
