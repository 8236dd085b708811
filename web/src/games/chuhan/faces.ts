// The cards: faces, names and tooltips.
import type { CardFace } from "../../ui/Card.svelte";
import type { IconName } from "../../ui/Icon.svelte";
import type { Tooltip } from "../../ui/tooltip.svelte";
import { hasMessage, say } from "../../client/translation.svelte";
import { ruleOfCard } from "./anchors";
import { constants } from "./constants";

type CardDesign = { characters: string; icon?: IconName; isPerson?: boolean; isRed?: boolean };

const CARDS: Record<string, CardDesign> = {
  "0": { characters: "熊心", icon: "joker", isPerson: true, isRed: true },
  "1": { characters: "卒" },
  "2": { characters: "范增", icon: "bonus" },
  "4": { characters: "吏" },
  "5": { characters: "騎" },
  "7": { characters: "謀" },
  "8": { characters: "將" },
  "9": { characters: "子嬰", isPerson: true, isRed: true },
  JiBu: { characters: "季布", icon: "lead", isPerson: true },
  LuZhi: { characters: "呂雉", icon: "reaction", isPerson: true },
  PengYue: { characters: "彭越", icon: "set", isPerson: true },
  XiahouYing: { characters: "夏侯嬰", icon: "pass", isPerson: true },
  XiaoHe: { characters: "蕭何", icon: "reaction", isPerson: true },
  YuJi: { characters: "虞姬", icon: "lead", isPerson: true },
  ZhongliMo: { characters: "鍾離昧", icon: "set", isPerson: true },
  HanXin: { characters: "韓信", icon: "response", isPerson: true },
  LiuBang: { characters: "劉邦", icon: "set", isPerson: true },
  XiangYu: { characters: "項羽", icon: "pass", isPerson: true },
  YingBu: { characters: "英布", icon: "lead", isPerson: true },
};

/** All kinds of cards, in no particular order. */
export const KINDS = Object.keys(CARDS);

/** Return the rank of a card. */
export function rankOf(kind: string): number {
  return constants().deck[kind]?.rank ?? 0;
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
