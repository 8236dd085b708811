// Anchors of the rules in locales/*/rules.
const QUESTION_RULES: Record<string, string> = {
  choose: "generals",
  orders: "orders",
  "next-order": "orders",
  pick: "battles",
  after: "after",
  keep: "drawing",
  general: "reveal",
  from: "shortage",
  "mark-from": "card-6",
  pay: "card-+2",
  exchange: "shortage",
  "mark-exchange": "card-6",
  take: "event-chariot",
  place: "option-light_infantry",
};
const CARD_RULES: Record<string, string> = {
  "1": "card-1",
  "6": "card-6",
  "+1": "card-+1",
  "+2": "card-+2",
  "+3": "card-+2",
  "-1": "card--1",
  plague: "card-plague",
};

/** Return the anchor of the rules about a question; null if there is none. */
export function ruleOfQuestion(id: string): string | null {
  return QUESTION_RULES[id.replace(/^suntzu-ask-/, "")] ?? null;
}

/** Return the anchor of the rules about a card. */
export function ruleOfCard(kind: string): string {
  return CARD_RULES[kind] ?? "card-number";
}

/** Return the anchor of the rules about a general. */
export function ruleOfGeneral(general: string): string {
  return `general-${general}`;
}

/** Return the anchor of the rules about an event. */
export function ruleOfEvent(event: string): string {
  return `event-${event}`;
}
