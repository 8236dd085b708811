// Standing answers: questions that are answered automatically, and when such an answer is sent.
import { NO_CHOICE, type StandingSetting } from "../client/standingSettings";
import type { Question } from "../client/wire";

export { NO_CHOICE, type StandingSetting };

const NO_CHOICE_PROMPTS = new Set([
  "suntzu-ask-general",
  "suntzu-ask-exchange",
  "suntzu-ask-mark-exchange",
  "suntzu-ask-after",
]);

/** Questions of Huang during an action or a conflict. */
const HUANG_FOLLOW_UPS = new Set(
  ["attack", "building", "chain", "defence", "granaries", "market", "moving", "paying", "support"].map(
    (kind) => `huang-ask-${kind}`,
  ),
);

/** The delays of forced answers until the player has answered such a question manually. */
const DEFAULT_DELAYS_MS: readonly number[] = [1500, 2200, 3000, 4000];
const MAX_DELAY_MS = 10_000;

/** Return the key of the standing answer for a question, by the id of its prompt. */
export function standingKey(promptId: string): string {
  return NO_CHOICE_PROMPTS.has(promptId) ? NO_CHOICE : promptId;
}

/** Whether `no` is the only answer to a question of Sun Tzu. */
export function hasNoChoice(question: Question): boolean {
  return standingKey(question.prompt[0]) === NO_CHOICE && question.legal.join() === "no";
}

/**
 * Return the only answer to a question that is a formality: it is asked so that rivals learn nothing, or it follows from
 * the player's own move; null for every other question. Against people, do not send it at once.
 */
export function onlyAnswer(question: Question): string | null {
  const [answer, ...others] = question.legal;
  if (answer === undefined || others.length > 0) return null;
  const id = question.prompt[0];
  const isFormality = hasNoChoice(question) || HUANG_FOLLOW_UPS.has(id) || (question.secret && answer === "allow");
  return isFormality ? answer : null;
}

/** Return the standing answer to a question under a setting; null if the player must answer. */
export function standingAnswer(question: Question, setting: StandingSetting): string | null {
  if (!question.secret || setting === "ask") return null;
  if (standingKey(question.prompt[0]) === NO_CHOICE) return hasNoChoice(question) ? "no" : null;
  if (setting === "allow") return question.legal.includes("allow") ? "allow" : null;
  return question.legal.length === 1 ? (question.legal[0] ?? null) : null;
}

/**
 * Return how long to wait before a forced answer is sent, in milliseconds; `random` is a random number from 0 to 1.
 *
 * A forced answer sent at once would reveal that there was nothing to choose: the server holds answers back
 * for less time than most people need. So it takes as long as a random one of the player's manual answers.
 */
export function forcedAnswerDelay(manualDelays: readonly number[], random: number): number {
  const delays = manualDelays.length > 0 ? manualDelays : DEFAULT_DELAYS_MS;
  return Math.min(MAX_DELAY_MS, delays[Math.floor(random * delays.length)] ?? 0);
}
