// Where the rules tell of a thing: anchors of locales/*/rules/huang.md.
const ASKS: Record<string, string> = {
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

/** The paragraph about a question; null if there is none. */
export function ruleOfAsk(id: string): string | null {
  return ASKS[id.replace(/^huang-ask-/, "")] ?? null;
}

const PICKS: Record<string, string> = {
  tile: "tile",
  leader: "leader",
  leaders: "leader",
  riot: "riot",
  build: "buy",
  exchange: "exchange",
};

/** The paragraph about what is picked. */
export function ruleOfPick(kind: string): string | null {
  return PICKS[kind] ?? null;
}

/** The paragraph about the tiles of a colour. */
export function ruleOfColour(colour: string): string {
  return `colour-${colour}`;
}

/** The paragraph about leaders. */
export const LEADERS = "leader";

const BUILDINGS = {
  pagoda: "pagoda",
  palace: "option-palace",
  granary: "granaries",
  bandits: "option-bandits",
};
/** What stands on the board besides tiles and leaders. */
export type Building = keyof typeof BUILDINGS;

export function ruleOfBuilding(kind: Building): string {
  return BUILDINGS[kind];
}
