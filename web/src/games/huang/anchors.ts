// Anchors of the rules in locales/*/rules.
const QUESTION_RULES: Record<string, string> = {
  action: "turn",
  exchange: "exchange",
  building: "pagoda",
  market: "market",
  chain: "chain",
  moving: "pagoda",
  attack: "revolt",
  defence: "revolt",
  support: "support",
  winner: "war-result",
  paying: "war-result",
  granaries: "granaries",
};

/** Return the anchor of the rules about a question; null if there is none. */
export function ruleOfQuestion(id: string): string | null {
  return QUESTION_RULES[id.replace(/^huang-ask-/, "")] ?? null;
}

const SELECTION_RULES: Record<string, string> = {
  tile: "tile",
  leader: "leader",
  leaders: "leader",
  riot: "riot",
  build: "buy",
  exchange: "exchange",
};

/** Return the anchor of the rules about a selection. */
export function ruleOfSelection(kind: string): string | null {
  return SELECTION_RULES[kind] ?? null;
}

/** Return the anchor of the rules about tiles of a colour. */
export function ruleOfColour(colour: string): string {
  return `colour-${colour}`;
}

/** The anchor of the rules about leaders. */
export const LEADER_RULE = "leader";

const MARKER_RULES = {
  pagoda: "pagoda",
  palace: "option-palace",
  granary: "granaries",
  bandits: "option-bandits",
};
/** What is on the board besides tiles and leaders: the buildings and bandits. */
export type BoardMarker = keyof typeof MARKER_RULES;

/** Return the anchor of the rules about a building or bandits. */
export function ruleOfMarker(kind: BoardMarker): string {
  return MARKER_RULES[kind];
}
