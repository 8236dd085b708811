// The cards: faces, names and tooltips.
import type { CardFace } from "../kit/Card.svelte";
import type { IconName } from "../kit/Icon.svelte";
import type { Tooltip } from "../kit/tooltip.svelte";
import { hasMessage, say } from "../kit/translation.svelte";
import { ruleOfCard } from "./anchors";

type CardDesign = { rank: number; signs: string; icon?: IconName; named?: boolean; red?: boolean };

const CARDS: Record<string, CardDesign> = {
  "0": { rank: 0, signs: "熊心", icon: "joker", named: true, red: true },
  "1": { rank: 1, signs: "卒" },
  "2": { rank: 2, signs: "范增", icon: "bonus" },
  "4": { rank: 4, signs: "吏" },
  "5": { rank: 5, signs: "騎" },
  "7": { rank: 7, signs: "謀" },
  "8": { rank: 8, signs: "將" },
  "9": { rank: 9, signs: "子嬰", named: true, red: true },
  JiBu: { rank: 3, signs: "季布", icon: "lead", named: true },
  LuZhi: { rank: 3, signs: "呂雉", icon: "reaction", named: true },
  PengYue: { rank: 3, signs: "彭越", icon: "set", named: true },
  XiahouYing: { rank: 3, signs: "夏侯嬰", icon: "pass", named: true },
  XiaoHe: { rank: 3, signs: "蕭何", icon: "reaction", named: true },
  YuJi: { rank: 3, signs: "虞姬", icon: "lead", named: true },
  ZhongliMo: { rank: 3, signs: "鍾離昧", icon: "set", named: true },
  HanXin: { rank: 6, signs: "韓信", icon: "response", named: true },
  LiuBang: { rank: 6, signs: "劉邦", icon: "set", named: true },
  XiangYu: { rank: 6, signs: "項羽", icon: "pass", named: true },
  YingBu: { rank: 6, signs: "英布", icon: "lead", named: true },
};

/** The kinds in order of rank, then name. */
export const KINDS = Object.keys(CARDS).sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));

/** Returns the rank of a card. */
export function rankOf(kind: string): number {
  return CARDS[kind]?.rank ?? 0;
}

/** Returns the translated name of a card. */
export function cardName(kind: string): string {
  const id = `chuhan-card-${kind}`;
  return hasMessage(id) ? say(id) : say(`web-chuhan-card-${kind}`);
}

/** Returns what a card shows. */
export function faceOf(kind: string): CardFace {
  const design = CARDS[kind];
  const face: CardFace = { corner: String(rankOf(kind)), signs: design?.signs ?? "", name: cardName(kind) };
  if (design?.icon) face.icon = design.icon;
  if (design?.named) face.named = true;
  if (design?.red) face.red = true;
  return face;
}

function powerOf(kind: string): string {
  const icon = CARDS[kind]?.icon;
  return icon ? say(`web-chuhan-kind-${icon}`) : "";
}

/** Returns the tooltip of a card; under some events it has no power. */
export function tooltipOf(kind: string, event = "quiet"): Tooltip {
  const id = `web-chuhan-power-${kind}`;
  const isBarred = event === "hong_canal" && rankOf(kind) === 6;
  const text = hasMessage(id) ? say(id) : say("web-chuhan-power-none");
  return {
    title: cardName(kind),
    note: [say("web-chuhan-rank", { rank: rankOf(kind) }), powerOf(kind)].filter(Boolean).join(" · "),
    rule: ruleOfCard(kind),
    text: isBarred ? `${text} ${say("web-chuhan-power-barred", { event }, "chuhan")}` : text,
  };
}

/** Returns the full name of a card: "Han Xin, rank 6, response power". */
export function labelOf(kind: string, state = ""): string {
  return [cardName(kind), say("web-chuhan-rank", { rank: rankOf(kind) }), powerOf(kind), state]
    .filter(Boolean)
    .join(", ");
}
