// The buttons of the prompt for a question of Sun Tzu.
import { kindOfCopy } from "../kit/cardCopies";
import type { PromptAction } from "../kit/Prompt.svelte";
import { say } from "../kit/translation.svelte";
import { usablePlanners } from "./questions";
import type { Choice } from "./choice.svelte";
import { moveLabel } from "./labels";
import { exchangeableKinds } from "./moves";
import type { RevealProgress } from "./revealProgress.svelte";

/** The label of the disabled button while the choice is incomplete. */
const MISSING_CHOICE: Record<string, string> = {
  choose: "web-suntzu-act-choose",
  take: "web-suntzu-act-choose",
  keep: "web-suntzu-act-choose-card",
  pick: "web-suntzu-act-choose-province",
  from: "web-suntzu-act-choose-province",
  "mark-from": "web-suntzu-act-choose-province",
  pay: "web-suntzu-act-choose-province",
};

/** What the buttons of the prompt depend on. */
export type PromptContext = {
  ask: string;
  legal: readonly string[];
  choice: Choice;
  /** The move that is chosen and that the server allows. */
  meant: string | null;
  play: (text: string) => void;
};

/** Returns the buttons of the prompt for the current question. */
export function promptActions(context: PromptContext): PromptAction[] {
  const { ask, legal, choice, meant } = context;
  if (choice.general && usablePlanners(ask, legal).includes(choice.general)) return planningButtons(context);
  const out: PromptAction[] = [];
  if (ask === "orders" && choice.laid.size > 0 && !choice.card) {
    out.push({ key: "all-back", label: say("web-suntzu-act-all-back"), run: () => choice.laid.clear() });
  }
  if (!choice.card) {
    for (const general of usablePlanners(ask, legal)) {
      const label = say("web-suntzu-act-general", { general });
      out.push({ key: `general ${general}`, label, run: () => (choice.general = general) });
    }
  }
  if (ask === "orders") return [...out, ...orderButtons(context)];
  for (const text of ["no", "from pool", "place", ...legal.filter((one) => one.startsWith("use "))]) {
    if (!legal.includes(text) || (text.startsWith("use ") && ask !== "general")) continue;
    const ready = meant ? text === meant : legal.length === 1 || text !== "no" || ask === "after";
    out.push(moveButton(context, text, ready));
  }
  if (out.some((one) => one.filled)) return out;
  if (meant) out.push(moveButton(context, meant, true));
  else if (MISSING_CHOICE[ask]) out.push(disabledButton(MISSING_CHOICE[ask]));
  return out;
}

/** While battles are shown one by one, it describes the one on the screen. */
export function revealActions(pending: number, seen: RevealProgress): PromptAction[] {
  const label = say(pending > 1 ? "web-suntzu-next-battle" : "web-suntzu-go-on");
  const next: PromptAction = { key: "next-battle", label, run: () => seen.next(), filled: true };
  return pending > 1 ? [{ key: "skip", label: say("web-suntzu-skip"), run: () => seen.all() }, next] : [next];
}

/** The buttons while a general with a planning power is being used. */
function planningButtons(context: PromptContext): PromptAction[] {
  const back = { key: "back", label: say("web-suntzu-act-back"), run: () => context.choice.drop() };
  return [
    back,
    context.meant ? moveButton(context, context.meant, true) : disabledButton("web-suntzu-act-choose-province"),
  ];
}

function orderButtons(context: PromptContext): PromptAction[] {
  const { choice, meant } = context;
  const kind = choice.card ? kindOfCopy(choice.card) : "";
  const exchange = exchangeableKinds(context.legal).has(kind) ? [moveButton(context, `exchange ${kind}`, false)] : [];
  const run = () => {
    if (meant) context.play(meant);
  };
  return [...exchange, { key: "seal", label: say("web-suntzu-act-seal"), run, filled: true, disabled: !meant }];
}

function moveButton(context: PromptContext, text: string, filled: boolean): PromptAction {
  return { key: text, label: moveLabel(text, context.ask), run: () => context.play(text), filled };
}

function disabledButton(id: string): PromptAction {
  return { key: "none", label: say(id), run: () => undefined, disabled: true };
}
