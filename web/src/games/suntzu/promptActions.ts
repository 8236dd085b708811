// The buttons of the prompt for a question of Sun Tzu.
import { kindOfCopy } from "../../ui/cardCopies";
import type { PromptAction } from "../../table/Prompt.svelte";
import { say } from "../../client/translation.svelte";
import { usableGenerals, type QuestionKind } from "./questions";
import type { MoveSelection } from "./selection.svelte";
import { moveLabel } from "./labels";
import { exchangeableKinds } from "./moves";
import type { RevealProgress } from "./revealProgress.svelte";
import { PROVINCES } from "./view";

/** The label of the disabled button while nothing is selected, by the kind of question. */
const DISABLED_LABELS: Partial<Record<QuestionKind, string>> = {
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
  questionKind: QuestionKind | null;
  legal: readonly string[];
  selection: MoveSelection;
  /** The selected move, if the server has confirmed that it is legal. */
  confirmedMove: string | null;
  play: (text: string) => void;
};

/** Return the buttons of the prompt for the current question. */
export function promptActions(context: PromptContext): PromptAction[] {
  const { questionKind, legal, selection, confirmedMove } = context;
  if (selection.general && usableGenerals(questionKind, legal).includes(selection.general))
    return planningButtons(context);
  const out: PromptAction[] = [];
  if (questionKind === "orders" && selection.laidOrders.size > 0 && !selection.card) {
    out.push({ key: "all-back", label: say("web-suntzu-act-all-back"), run: () => selection.laidOrders.clear() });
  }
  if (!selection.card) {
    for (const general of usableGenerals(questionKind, legal)) {
      const label = say("web-suntzu-act-general", { general });
      out.push({ key: `general ${general}`, label, run: () => (selection.general = general) });
    }
  }
  if (questionKind === "orders") return [...out, ...orderButtons(context)];
  for (const text of ["no", "from pool", "place", ...legal.filter((move) => move.startsWith("use "))]) {
    if (!legal.includes(text) || (text.startsWith("use ") && questionKind !== "general")) continue;
    const isOnlyAnswer = legal.length === 1;
    const button = moveButton(context, text, confirmedMove ? text === confirmedMove : isOnlyAnswer || text !== "no");
    out.push(isOnlyAnswer && questionKind === "after" ? { ...button, label: say("web-suntzu-go-on") } : button);
  }
  if (out.some((action) => action.filled)) return out;
  if (confirmedMove) out.push(moveButton(context, confirmedMove, true));
  else if (questionKind && DISABLED_LABELS[questionKind]) out.push(disabledButton(DISABLED_LABELS[questionKind]));
  return out;
}

/** Return the buttons while battles are revealed: the next battle, and a way to skip if several are left. */
export function revealActions(unseenCount: number, progress: RevealProgress): PromptAction[] {
  const label = say(unseenCount > 1 ? "web-suntzu-next-battle" : "web-suntzu-go-on");
  const next: PromptAction = { key: "next-battle", label, run: () => progress.showNext(), filled: true };
  return unseenCount > 1
    ? [{ key: "skip", label: say("web-suntzu-skip"), run: () => progress.skipToEnd() }, next]
    : [next];
}

/** Return the buttons while a general with a planning power is being used. */
function planningButtons(context: PromptContext): PromptAction[] {
  const back = { key: "back", label: say("web-suntzu-act-back"), run: () => context.selection.clear() };
  return [
    back,
    context.confirmedMove
      ? moveButton(context, context.confirmedMove, true)
      : disabledButton("web-suntzu-act-choose-province"),
  ];
}

function orderButtons(context: PromptContext): PromptAction[] {
  const { selection, confirmedMove } = context;
  const kind = selection.card ? kindOfCopy(selection.card) : "";
  const exchange = exchangeableKinds(context.legal).has(kind) ? [moveButton(context, `exchange ${kind}`, false)] : [];
  const run = () => {
    if (confirmedMove) context.play(confirmedMove);
  };
  const seal: PromptAction = {
    key: "seal",
    label: say("web-suntzu-act-seal"),
    run,
    filled: true,
    disabled: !confirmedMove,
  };
  const missing = PROVINCES.length - selection.laidOrders.size;
  if (missing > 0) seal.about = say("web-suntzu-missing", { number: missing });
  return [...exchange, seal];
}

/** Return the button of a move. It may have the place of the button that revealed the last battle. */
function moveButton(context: PromptContext, text: string, isPrimary: boolean): PromptAction {
  const label = moveLabel(text, context.questionKind);
  return { key: text, label, run: () => context.play(text), filled: isPrimary, ignoresDoubleClick: true };
}

function disabledButton(id: string): PromptAction {
  return { key: "none", label: say(id), run: () => undefined, disabled: true };
}
