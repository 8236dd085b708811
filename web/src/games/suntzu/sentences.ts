// Sentences of the prompt about battles and questions.
import type { Message, Question } from "../../client/wire";
import { capitalise, say } from "../../client/translation.svelte";
import type { Battle } from "./gameHistory";

/** Return who won a battle, and by how much. */
export function battleHeadline(battle: Battle): string {
  const [id, args] = battle.result ?? ["", {}];
  const result = id === "suntzu-log-wins" ? "won" : id === "suntzu-log-plague" ? "plague" : "nothing";
  return say("web-suntzu-result", { ...args, province: battle.province, won: result }, "suntzu");
}

/** Return why a battle was won. */
export function reasonText([id, args]: Message): string {
  return say("web-suntzu-because", { ...args, what: id.split("-").at(-1) ?? "" }, "suntzu");
}

/** Return what a question is about, for the time before anything is selected. */
export function questionNote(question: Question, log: readonly Message[]): string {
  const [id, args] = question.prompt;
  const decided = log.findLast(([messageId]) => messageId === "suntzu-log-order-decider");
  const equal = Number(decided?.[1]["equal"] ?? 0);
  return say(`web-${id}-note`, { ...args, fits: Number(args["fits"] ?? 1), equal }, "suntzu");
}

/** Turn a clause into a sentence. */
export function toSentence(text: string): string {
  return `${capitalise(text)}.`;
}
