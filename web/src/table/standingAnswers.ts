// Standing answers: questions that are answered automatically, and when such an answer is sent.
import { findStandingQuestion } from "../client/catalogue";
import type { StandingSetting } from "../client/standingSettings";
import type { Question } from "../client/wire";

/** The delays of forced answers until the player has answered such a question manually. */
const DEFAULT_DELAYS_MS: readonly number[] = [1500, 2200, 3000, 4000];
const MAX_DELAY_MS = 10_000;

/** Return the only answer to a question that is a formality, else null. Against people, do not send it at once. */
export function formalAnswer(question: Question): string | null {
  return question.formality ? (question.legal[0] ?? null) : null;
}

/** Return the standing answer to a question under a setting; null if the player must answer. */
export function standingAnswer(question: Question, setting: StandingSetting): string | null {
  if (!question.secret || question.standing === undefined || setting === "ask") return null;
  const always = setting === "allow" ? findStandingQuestion(question.standing)?.always : undefined;
  if (always === undefined) return formalAnswer(question);
  return question.legal.includes(always) ? always : null;
}

/** Return the setting of questions that are answered as often as possible. */
export function mostAutomatic(key: string): StandingSetting {
  return findStandingQuestion(key)?.always === undefined ? "forced" : "allow";
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
