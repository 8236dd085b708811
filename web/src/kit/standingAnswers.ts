// Standing answers: what a player wants to be answered without being asked, and when such an answer is sent.
import type { Question } from "./wire";

/** `forced`: only where there is nothing to choose; `allow`: always. */
export type StandingWish = "ask" | "forced" | "allow";

/** The standing answer of Sun Tzu: one for all questions to which one may only say no. */
export const NO_CHOICE = "no-choice-suntzu";

const NO_CHOICE_PROMPTS = new Set([
  "suntzu-ask-general",
  "suntzu-ask-exchange",
  "suntzu-ask-mark-exchange",
  "suntzu-ask-after",
]);

/** How long an answer waits where its player has not answered such a question by hand yet. */
const DEFAULT_DELAYS_MS: readonly number[] = [1500, 2200, 3000, 4000];
const MAX_DELAY_MS = 10_000;

/** The standing answer that a question falls under, by the id of its prompt. */
export function standingKey(promptId: string): string {
  return NO_CHOICE_PROMPTS.has(promptId) ? NO_CHOICE : promptId;
}

/** Whether a question of Sun Tzu leaves nothing to choose but no. */
export function hasNoChoice(question: Question): boolean {
  return standingKey(question.prompt[0]) === NO_CHOICE && question.legal.join() === "no";
}

/** The answer that a wish gives to a question; null if its player is asked. */
export function standingAnswer(question: Question, wish: StandingWish): string | null {
  if (!question.secret || wish === "ask") return null;
  if (standingKey(question.prompt[0]) === NO_CHOICE) return hasNoChoice(question) ? "no" : null;
  if (wish === "allow") return question.legal.includes("allow") ? "allow" : null;
  return question.legal.length === 1 ? (question.legal[0] ?? null) : null;
}

/**
 * How long to wait before a forced answer is sent, in milliseconds.
 *
 * A forced answer that came at once would tell a rival that there was nothing to choose: the server holds answers back
 * for less time than most people need. So it takes as long as one of the answers that its player gave by hand.
 */
export function forcedAnswerDelay(manualDelays: readonly number[], share: number): number {
  const delays = manualDelays.length > 0 ? manualDelays : DEFAULT_DELAYS_MS;
  return Math.min(MAX_DELAY_MS, delays[Math.floor(share * delays.length)] ?? 0);
}
