// The buttons of the prompt for a question of Huang; a conflict has its own.
import type { Act } from "../kit/Prompt.svelte";
import { say } from "../kit/words.svelte";
import type { Choice, Held } from "./choice.svelte";
import { exchangeOf, readMove, type Target } from "./moves";
import type { Phase } from "./view";

export type Asked = {
  legal: readonly string[];
  phase: Phase | undefined;
  choice: Choice;
  chosen: Target | null;
  targets: readonly Target[];
  held: readonly Held[];
  play: (text: string) => void;
};

export function answers(asked: Asked): Act[] {
  const { legal, phase, choice, chosen, play } = asked;
  if (phase) return within(asked, phase);
  if (!choice.pick) return beginnings(asked);
  const cancel: Act = { key: "cancel", label: say("web-huang-cancel"), run: () => choice.clear() };
  if (choice.pick.kind === "exchange") return [cancel, exchange(asked)];
  const text = chosen?.text ?? choice.target;
  if (text) return [cancel, deed(text, play)];
  if (choice.pick.kind === "leader") {
    const off = `leader ${choice.pick.colour} off`;
    if (legal.includes(off)) return [cancel, { key: "off", label: say("web-huang-withdraw"), run: () => play(off) }];
  }
  return [cancel];
}

/** In the middle of an action: do it, or stop there. */
function within({ legal, choice, chosen, targets, play }: Asked, phase: Phase): Act[] {
  const stop: Act[] = legal.includes("stop")
    ? [{ key: "stop", label: say("web-huang-stop", { phase }), run: () => play("stop") }]
    : [];
  const text = chosen?.text ?? choice.target;
  if (text === "stop") return stop.map((one) => ({ ...one, filled: true }));
  if (text) return [...stop, deed(text, play)];
  if (stop.length === 0) {
    const label = say("web-huang-act", { verb: readMove(targets[0]?.text ?? "").verb });
    return [{ key: "do", label, run: () => undefined, disabled: true }];
  }
  return stop.map((one) => ({ ...one, filled: targets.length === 0 && phase !== "market" }));
}

/** What an action can be, beside a tile that is laid. */
function beginnings({ legal, choice }: Asked): Act[] {
  const begins = (...starts: string[]) => legal.some((text) => starts.some((start) => text.startsWith(start)));
  const start = (kind: "leaders" | "riot" | "build" | "exchange", can: boolean): Act => ({
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

function exchange({ legal, choice, held, play }: Asked): Act {
  const move = exchangeOf(held.filter((one) => choice.tiles.has(one.key)).map((one) => one.colour));
  const number = choice.tiles.size;
  return {
    key: "do",
    label: say("web-huang-do-exchange", { number }),
    run: () => play(move),
    filled: true,
    disabled: number === 0 && !legal.includes("exchange"),
  };
}

function deed(text: string, play: (text: string) => void): Act {
  const label = say("web-huang-act", { verb: readMove(text).verb });
  return { key: "do", label, run: () => play(text), filled: true };
}
