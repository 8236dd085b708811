// Standing answers: questions that are answered automatically, and when such an answer is sent.
import type { Question } from "./wire";

/** `forced`: only where there is nothing to choose; `allow`: always. */
export type StandingWish = "ask" | "forced" | "allow";

/** Sun Tzu's standing answer, one for all questions that leave only no. */
export const NO_CHOICE = "no-choice-suntzu";

const NO_CHOICE_PROMPTS = new Set([
  "suntzu-ask-general",
  "suntzu-ask-exchange",
  "suntzu-ask-mark-exchange",
  "suntzu-ask-after",
]);

/** Questions of Huang in the middle of an action or a conflict. */
const HUANG_FOLLOW_UPS = new Set(
  ["attack", "building", "chain", "defence", "granaries", "market", "moving", "paying", "support"].map(
    (kind) => `huang-ask-${kind}`,
  ),
);

/** The delays of forced answers while the player has not answered such a question manually. */
const DEFAULT_DELAYS_MS: readonly number[] = [1500, 2200, 3000, 4000];
const MAX_DELAY_MS = 10_000;

/** Returns the key of the standing answer for a question, by the id of its prompt. */
export function standingKey(promptId: string): string {
  return NO_CHOICE_PROMPTS.has(promptId) ? NO_CHOICE : promptId;
}

/** Whether a question of Sun Tzu leaves only no. */
export function hasNoChoice(question: Question): boolean {
  return standingKey(question.prompt[0]) === NO_CHOICE && question.legal.join() === "no";
}

/**
 * Returns the only answer to a question that is asked merely so that it tells the rivals nothing, or that follows from
 * the player's own move; null for every other question. Only against bots may it be given at once.
 */
export function onlyAnswer(question: Question): string | null {
  const [only, ...others] = question.legal;
  if (only === undefined || others.length > 0) return null;
  const id = question.prompt[0];
  const isFormality = hasNoChoice(question) || HUANG_FOLLOW_UPS.has(id) || (question.secret && only === "allow");
  return isFormality ? only : null;
}

/** Returns the standing answer to a question; null if the player is asked. */
export function standingAnswer(question: Question, wish: StandingWish): string | null {
  if (!question.secret || wish === "ask") return null;
  if (standingKey(question.prompt[0]) === NO_CHOICE) return hasNoChoice(question) ? "no" : null;
  if (wish === "allow") return question.legal.includes("allow") ? "allow" : null;
  return question.legal.length === 1 ? (question.legal[0] ?? null) : null;
}

/**
 * Returns how long a forced answer waits, in milliseconds; `share` is a random number from 0 to 1.
 *
 * A forced answer sent at once would reveal that there was nothing to choose: the server holds answers back
 * for less time than most people need. So it takes as long as one of the player's manual answers.
 */
export function forcedAnswerDelay(manualDelays: readonly number[], share: number): number {
  const delays = manualDelays.length > 0 ? manualDelays : DEFAULT_DELAYS_MS;
  return Math.min(MAX_DELAY_MS, delays[Math.floor(share * delays.length)] ?? 0);
}
