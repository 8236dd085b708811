// The buttons of the prompt for a question of Sun Tzu.
import { kindOf } from "../kit/copies";
import type { Act } from "../kit/Prompt.svelte";
import { say } from "../kit/words.svelte";
import { plannable } from "./asks";
import type { Choice } from "./choice.svelte";
import { labelOfMove } from "./labels";
import { exchanges } from "./moves";
import type { Seen } from "./reveal.svelte";

/** What the button says while nothing fitting is chosen. */
const MISSING: Record<string, string> = {
  choose: "web-suntzu-act-choose",
  take: "web-suntzu-act-choose",
  keep: "web-suntzu-act-choose-card",
  pick: "web-suntzu-act-choose-province",
  from: "web-suntzu-act-choose-province",
  "mark-from": "web-suntzu-act-choose-province",
  pay: "web-suntzu-act-choose-province",
};

export type Asked = {
  ask: string;
  legal: readonly string[];
  choice: Choice;
  /** The move that is chosen and that the server allows. */
  meant: string | null;
  play: (text: string) => void;
};

export function answers(asked: Asked): Act[] {
  const { ask, legal, choice, meant } = asked;
  if (choice.general && plannable(ask, legal).includes(choice.general)) return planning(asked);
  const out: Act[] = [];
  if (ask === "orders" && choice.laid.size > 0 && !choice.card) {
    out.push({ key: "all-back", label: say("web-suntzu-act-all-back"), run: () => choice.laid.clear() });
  }
  if (!choice.card) {
    for (const general of plannable(ask, legal)) {
      const label = say("web-suntzu-act-general", { general });
      out.push({ key: `general ${general}`, label, run: () => (choice.general = general) });
    }
  }
  if (ask === "orders") return [...out, ...sealing(asked)];
  for (const text of ["no", "from pool", "place", ...legal.filter((one) => one.startsWith("use "))]) {
    if (!legal.includes(text) || (text.startsWith("use ") && ask !== "general")) continue;
    const ready = meant ? text === meant : legal.length === 1 || text !== "no" || ask === "after";
    out.push(act(asked, text, ready));
  }
  if (out.some((one) => one.filled)) return out;
  if (meant) out.push(act(asked, meant, true));
  else if (MISSING[ask]) out.push(missing(MISSING[ask]));
  return out;
}

/** While battles are shown one by one. */
export function steps(pending: number, seen: Seen): Act[] {
  const label = say(pending > 1 ? "web-suntzu-next-battle" : "web-suntzu-go-on");
  const next: Act = { key: "next-battle", label, run: () => seen.next(), filled: true };
  return pending > 1 ? [{ key: "skip", label: say("web-suntzu-skip"), run: () => seen.all() }, next] : [next];
}

/** A general of the kind "planning" is being used: where? */
function planning(asked: Asked): Act[] {
  const back = { key: "back", label: say("web-suntzu-act-back"), run: () => asked.choice.drop() };
  return [back, asked.meant ? act(asked, asked.meant, true) : missing("web-suntzu-act-choose-province")];
}

function sealing(asked: Asked): Act[] {
  const { choice, meant } = asked;
  const kind = choice.card ? kindOf(choice.card) : "";
  const exchange = exchanges(asked.legal).has(kind) ? [act(asked, `exchange ${kind}`, false)] : [];
  const run = () => {
    if (meant) asked.play(meant);
  };
  return [...exchange, { key: "seal", label: say("web-suntzu-act-seal"), run, filled: true, disabled: !meant }];
}

function act(asked: Asked, text: string, filled: boolean): Act {
  return { key: text, label: labelOfMove(text, asked.ask), run: () => asked.play(text), filled };
}

function missing(id: string): Act {
  return { key: "none", label: say(id), run: () => undefined, disabled: true };
}
