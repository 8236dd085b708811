// Sentences of the prompt about battles and questions.
import type { Message, Question } from "../../client/wire";
import { capitalise, say } from "../../client/translation.svelte";
import { rivalOf, type BattleReport, type Seat } from "./view";

/** Return who won a battle, and by how much. */
export function battleHeadline(battle: BattleReport, log: readonly Message[]): string {
  const args = resultLine(battle, log)?.[1] ?? {};
  const won = isSeat(battle.winner) ? "won" : battle.winner === "plague" ? "plague" : "nothing";
  return say("web-suntzu-result", { ...args, province: battle.province, won }, "suntzu");
}

/** Return why a battle was won; empty until it is decided. */
export function reasonText(battle: BattleReport, log: readonly Message[]): string {
  const line = resultLine(battle, log);
  return line ? say("web-suntzu-because", { ...line[1], what: line[0].split("-").at(-1) ?? "" }, "suntzu") : "";
}

/** Return the log line that says who won a battle. */
export function resultLine(battle: BattleReport, log: readonly Message[]): Message | undefined {
  return battle.result === undefined ? undefined : log[battle.result];
}

/** Return the loser of a battle; null if neither seat won it. */
export function loserOf({ winner }: BattleReport): Seat | null {
  return isSeat(winner) ? rivalOf(winner) : null;
}

function isSeat(winner: BattleReport["winner"]): winner is Seat {
  return winner === "suntzu" || winner === "shao";
}

/** Return what a question is about, for the time before anything is selected. */
export function questionNote(question: Question, hasEqualArmies: boolean): string {
  const [id, args] = question.prompt;
  const equal = Number(hasEqualArmies);
  return say(`web-${id}-note`, { ...args, fits: Number(args["fits"] ?? 1), equal }, "suntzu");
}

/** Turn a clause into a sentence. */
export function toSentence(text: string): string {
  return `${capitalise(text)}.`;
}
