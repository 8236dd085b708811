// The buttons of the prompt for a question of Huang; a conflict has its own.
import type { PromptAction } from "../kit/Prompt.svelte";
import { say } from "../kit/translation.svelte";
import type { Choice, HandTile } from "./choice.svelte";
import { exchangeMove, parseMove, type Target } from "./moves";
import type { Phase } from "./view";

/** What the buttons of the prompt depend on. */
export type PromptContext = {
  legal: readonly string[];
  phase: Phase | undefined;
  choice: Choice;
  chosen: Target | null;
  targets: readonly Target[];
  held: readonly HandTile[];
  play: (text: string) => void;
};

/** Returns the buttons of the prompt for the current question. */
export function promptActions(context: PromptContext): PromptAction[] {
  const { legal, phase, choice, chosen, play } = context;
  if (phase) return midActionButtons(context, phase);
  if (!choice.pick) return actionButtons(context);
  const cancel: PromptAction = { key: "cancel", label: say("web-huang-cancel"), run: () => choice.clear() };
  if (choice.pick.kind === "exchange") return [cancel, exchangeButton(context)];
  const text = chosen?.text ?? choice.target;
  if (text) return [cancel, moveButton(text, play)];
  if (choice.pick.kind === "leader") {
    const off = `leader ${choice.pick.colour} off`;
    if (legal.includes(off)) return [cancel, { key: "off", label: say("web-huang-withdraw"), run: () => play(off) }];
  }
  return [cancel];
}

/** The buttons in the middle of an action: confirm or stop. */
function midActionButtons({ legal, choice, chosen, targets, play }: PromptContext, phase: Phase): PromptAction[] {
  const stopButtons: PromptAction[] = legal.includes("stop")
    ? [{ key: "stop", label: say("web-huang-stop", { phase }), run: () => play("stop") }]
    : [];
  const text = chosen?.text ?? choice.target;
  if (text === "stop") return stopButtons.map((one) => ({ ...one, filled: true }));
  if (text) return [...stopButtons, moveButton(text, play)];
  if (stopButtons.length === 0) {
    const label = say("web-huang-act", { verb: parseMove(targets[0]?.text ?? "").verb });
    return [{ key: "do", label, run: () => undefined, disabled: true }];
  }
  return stopButtons.map((one) => ({ ...one, filled: targets.length === 0 && phase !== "market" }));
}

/** The buttons for all actions except placing a tile. */
function actionButtons({ legal, choice }: PromptContext): PromptAction[] {
  const begins = (...starts: string[]) => legal.some((text) => starts.some((start) => text.startsWith(start)));
  const start = (kind: "leaders" | "riot" | "build" | "exchange", can: boolean): PromptAction => ({
    key: kind,
    label: say("web-huang-begin", { kind }),
    run: () => choice.begin({ kind }),
    disabled: !can,
    about: can ? "" : say("web-huang-cannot", { kind }),
  });
  return [
    start("leaders", begins("leader ")),
    start("riot", begins("riot ")),
    start("build", begins("pagoda ", "palace ")),
    start("exchange", begins("exchange")),
  ];
}

function exchangeButton({ legal, choice, held, play }: PromptContext): PromptAction {
  const move = exchangeMove(held.filter((one) => choice.tiles.has(one.key)).map((one) => one.colour));
  const number = choice.tiles.size;
  return {
    key: "do",
    label: say("web-huang-do-exchange", { number }),
    run: () => play(move),
    filled: true,
    disabled: number === 0 && !legal.includes("exchange"),
  };
}

function moveButton(text: string, play: (text: string) => void): PromptAction {
  const label = say("web-huang-act", { verb: parseMove(text).verb });
  return { key: "do", label, run: () => play(text), filled: true };
}
