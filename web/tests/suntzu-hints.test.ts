import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { numberCopies } from "../src/kit/cardCopies";
import { promptActions } from "../src/suntzu/promptActions";
import { chooseMove, candidateMove } from "../src/suntzu/questions";
import { Choice } from "../src/suntzu/choice.svelte";

/** By the kind of question: legal moves, each of which a hint may name. */
const QUESTIONS: Record<string, string[]> = {
  choose: ["general levy", "general as_six"],
  orders: [
    "orders jinyan=5 qin=+1 hanqi=+1 chu=-1 wu=9",
    "exchange -1",
    "use great_plague",
    "use levy qin",
    "use remove wu",
    "use move qin chu",
  ],
  pick: ["battle wu", "battle jinyan"],
  after: ["no", "exchange +1", "use levy qin", "use move qin chu"],
  keep: ["keep 9 +2", "keep +2 +2", "keep 9"],
  general: ["no", "use as_six", "use recycle_minus"],
  from: ["from chu", "from wu"],
  "mark-from": ["from chu", "from wu"],
  pay: ["from pool", "from chu"],
  exchange: ["no", "exchange -1"],
  "mark-exchange": ["no", "exchange -1"],
  take: ["no", "take levy"],
  place: ["no", "place"],
};

const held = numberCopies(["5", "9", "+1", "+1", "-1"]);
const drawn = numberCopies(["9", "+2", "+2"]);

/** What is chosen once a hint was picked. */
function chosenBy(text: string): Choice {
  const choice = new Choice(
    () => held,
    () => null,
    () => 1,
  );
  chooseMove(choice, text, held, drawn);
  return choice;
}

describe("a hint", () => {
  it("is known for every kind of question", () => {
    const words = readFileSync("../src/tianxia/locales/en/web.ftl", "utf-8");
    const asked = [...words.matchAll(/^web-suntzu-ask-([a-z-]+) =/gm)].map((match) => match[1] ?? "");
    const kinds = asked.filter((id) => !id.endsWith("-note"));
    expect(Object.keys(QUESTIONS).sort()).toEqual(kinds.sort());
  });

  for (const [ask, legal] of Object.entries(QUESTIONS)) {
    for (const text of legal) {
      it(`to ${text}, asked for ${ask}, can be confirmed`, () => {
        const choice = chosenBy(text);
        const wish = candidateMove(ask, legal, choice);
        let played = "";
        const acts = promptActions({ ask, legal, choice, meant: wish, play: (move) => (played = move) });
        const ready = acts.filter((act) => act.filled && !act.disabled);
        // Where orders are laid, an exchange has a plain button beside "Seal orders".
        const confirms = ready[0] ?? acts.find((act) => act.key === text);
        expect(ready.length).toBeLessThanOrEqual(1);
        confirms?.run();
        expect(played).toBe(text);
      });
    }
  }

  it("is let go as soon as something else is chosen", () => {
    const choice = chosenBy("no");
    choice.card = "-1/1";
    expect(candidateMove("exchange", QUESTIONS["exchange"] ?? [], choice)).toBe("exchange -1");
  });
});
