// The buttons of the prompt for a question of Huang; a conflict has its own.
import type { PromptAction } from "../../table/Prompt.svelte";
import { say } from "../../client/translation.svelte";
import type { MoveSelection, HandTile } from "./selection.svelte";
import { exchangeMove, parseMove, type Target } from "./moves";
import type { Phase } from "./view";

/** What the buttons of the prompt depend on. */
export type PromptContext = {
  legal: readonly string[];
  phase: Phase | undefined;
  selection: MoveSelection;
  chosenTarget: Target | null;
  targets: readonly Target[];
  held: readonly HandTile[];
  play: (text: string) => void;
};

/** Return the buttons of the prompt for the current question. */
export function promptActions(context: PromptContext): PromptAction[] {
  const { legal, phase, selection, chosenTarget, play } = context;
  if (phase) return followUpButtons(context, phase);
  if (!selection.piece) return actionButtons(context);
  const cancel: PromptAction = { key: "cancel", label: say("web-huang-cancel"), run: () => selection.clear() };
  if (selection.piece.kind === "exchange") return [cancel, exchangeButton(context)];
  const text = chosenTarget?.text ?? selection.target;
  if (text) return [cancel, moveButton(text, play)];
  if (selection.piece.kind === "leader") {
    const off = `leader ${selection.piece.colour} off`;
    if (legal.includes(off)) return [cancel, { key: "off", label: say("web-huang-withdraw"), run: () => play(off) }];
  }
  return [cancel];
}

/** Return the buttons in the middle of an action: confirm or stop. */
function followUpButtons(
  { legal, selection, chosenTarget, targets, play }: PromptContext,
  phase: Phase,
): PromptAction[] {
  const stopButtons: PromptAction[] = legal.includes("stop")
    ? [{ key: "stop", label: say("web-huang-stop", { phase }), run: () => play("stop") }]
    : [];
  const text = chosenTarget?.text ?? selection.target;
  if (text === "stop") return stopButtons.map((button) => ({ ...button, filled: true }));
  if (text) return [...stopButtons, moveButton(text, play)];
  if (stopButtons.length === 0) {
    const label = say("web-huang-act", { verb: parseMove(targets[0]?.text ?? "").verb });
    return [{ key: "do", label, run: () => undefined, disabled: true }];
  }
  return stopButtons.map((button) => ({ ...button, filled: targets.length === 0 && phase !== "market" }));
}

/** Return the buttons for all actions except placing a tile. */
function actionButtons({ legal, selection }: PromptContext): PromptAction[] {
  const isLegalPrefix = (...prefixes: string[]) =>
    legal.some((text) => prefixes.some((prefix) => text.startsWith(prefix)));
  const startButton = (kind: "leaders" | "riot" | "build" | "exchange", isEnabled: boolean): PromptAction => ({
    key: kind,
    label: say("web-huang-begin", { kind }),
    run: () => selection.select({ kind }),
    disabled: !isEnabled,
    about: isEnabled ? "" : say("web-huang-cannot", { kind }),
  });
  return [
    startButton("leaders", isLegalPrefix("leader ")),
    startButton("riot", isLegalPrefix("riot ")),
    startButton("build", isLegalPrefix("pagoda ", "palace ")),
    startButton("exchange", isLegalPrefix("exchange")),
  ];
}

function exchangeButton({ legal, selection, held, play }: PromptContext): PromptAction {
  const move = exchangeMove(held.filter((tile) => selection.tiles.has(tile.key)).map((tile) => tile.colour));
  const number = selection.tiles.size;
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
