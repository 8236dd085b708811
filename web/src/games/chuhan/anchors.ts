// Anchors of the rules in locales/*/rules.
const QUESTION_RULES: Record<string, string> = {
  lead: "lead",
  "plain-set": "cancelled",
  respond: "respond",
  cancel: "reaction",
  restore: "cancelled",
  cards: "sets",
  give: "event-hong_gate",
  hostage: "hostages",
};
const PLAIN_KINDS = new Set(["1", "4", "5", "7", "8"]);

/** Return the anchor of the rules about a question; null if there is none. */
export function ruleOfQuestion(id: string): string | null {
  return QUESTION_RULES[id.replace(/^chuhan-ask-/, "")] ?? null;
}

/** Return the anchor of the rules about a card. */
export function ruleOfCard(kind: string): string {
  return PLAIN_KINDS.has(kind) ? "card-plain" : `card-${kind}`;
}

/** Return the anchor of the rules about an event card. */
export function ruleOfEvent(event: string): string {
  return `event-${event}`;
}
