// What the prompt says of a battle and of a choice.
import type { Message, Question } from "../kit/wire";
import { capital, say } from "../kit/words.svelte";
import type { Battle } from "./story";

/** Who won a battle, and by how much. */
export function headline(battle: Battle): string {
  const [id, args] = battle.result ?? ["", {}];
  const won = id === "suntzu-log-wins" ? "won" : id === "suntzu-log-plague" ? "plague" : "nothing";
  return say("web-suntzu-result", { ...args, province: battle.province, won }, "suntzu");
}

/** Why it came out like that. */
export function because([id, args]: Message): string {
  return say("web-suntzu-because", { ...args, what: id.split("-").at(-1) ?? "" }, "suntzu");
}

/** What a question is about, while nothing is chosen yet. */
export function noteOf(question: Question, log: readonly Message[]): string {
  const [id, args] = question.prompt;
  const decided = log.findLast(([told]) => told === "suntzu-log-order-decider");
  const equal = Number(decided?.[1]["equal"] ?? 0);
  return say(`web-${id}-note`, { ...args, fits: Number(args["fits"] ?? 1), equal }, "suntzu");
}

/** A clause as a sentence of its own. */
export function sentence(text: string): string {
  return `${capital(text)}.`;
}
