// Sentences of the prompt about battles and choices.
import type { Message, Question } from "../kit/wire";
import { capitalise, say } from "../kit/translation.svelte";
import type { Battle } from "./gameHistory";

/** Returns who won a battle, and by how much. */
export function battleHeadline(battle: Battle): string {
  const [id, args] = battle.result ?? ["", {}];
  const won = id === "suntzu-log-wins" ? "won" : id === "suntzu-log-plague" ? "plague" : "nothing";
  return say("web-suntzu-result", { ...args, province: battle.province, won }, "suntzu");
}

/** Returns why a battle was won. */
export function reasonText([id, args]: Message): string {
  return say("web-suntzu-because", { ...args, what: id.split("-").at(-1) ?? "" }, "suntzu");
}

/** What a question is about, while nothing is chosen yet. */
export function questionNote(question: Question, log: readonly Message[]): string {
  const [id, args] = question.prompt;
  const decided = log.findLast(([told]) => told === "suntzu-log-order-decider");
  const equal = Number(decided?.[1]["equal"] ?? 0);
  return say(`web-${id}-note`, { ...args, fits: Number(args["fits"] ?? 1), equal }, "suntzu");
}

/** Turns a clause into a sentence. */
export function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
