import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { numberCopies } from "../src/ui/cardCopies";
import { promptActions } from "../src/games/suntzu/promptActions";
import { selectMove, candidateMove, type QuestionKind } from "../src/games/suntzu/questions";
import { MoveSelection } from "../src/games/suntzu/selection.svelte";

/** Legal moves by the kind of question; each of them can be a hint. */
const QUESTIONS: Partial<Record<QuestionKind, string[]>> = {
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

/** Return the selection after a hint was chosen. */
function selectedBy(text: string): MoveSelection {
  const selection = new MoveSelection(
    () => held,
    () => null,
    () => 1,
  );
  selectMove(selection, text, held, drawn);
  return selection;
}

describe("a hint", () => {
  it("has a fixture for every kind of question", () => {
    const messages = readFileSync("../src/tianxia/games/suntzu/locales/en/web.ftl", "utf-8");
    const asked = [...messages.matchAll(/^web-suntzu-ask-([a-z-]+) =/gm)].map((match) => match[1] ?? "");
    const kinds = asked.filter((id) => !id.endsWith("-note"));
    expect(Object.keys(QUESTIONS).sort()).toEqual(kinds.sort());
  });

  for (const [questionKind, legal] of Object.entries(QUESTIONS) as [QuestionKind, string[]][]) {
    for (const text of legal) {
      it(`to ${text}, asked for ${questionKind}, can be confirmed`, () => {
        const selection = selectedBy(text);
        const confirmedMove = candidateMove(questionKind, legal, selection);
        let played = "";
        const actions = promptActions({
          questionKind,
          legal,
          selection,
          confirmedMove,
          play: (move) => (played = move),
        });
        const primary = actions.filter((action) => action.filled && !action.disabled);
        // Where orders are laid, an exchange has a plain button beside "Seal orders".
        const confirmation = primary[0] ?? actions.find((action) => action.key === text);
        expect(primary.length).toBeLessThanOrEqual(1);
        confirmation?.run();
        expect(played).toBe(text);
      });
    }
  }

  it("is needed before the question after the battles has a main button, unless there is nothing to choose", () => {
    const selection = new MoveSelection(
      () => held,
      () => null,
      () => 1,
    );
    const play = () => undefined;
    const filledKeys = (legal: string[]) =>
      promptActions({ questionKind: "after", legal, selection, confirmedMove: null, play })
        .filter((action) => action.filled)
        .map((action) => action.key);
    expect(filledKeys(["no", "exchange +1"])).toEqual([]);
    expect(filledKeys(["no", "use levy qin"])).toEqual([]);
    expect(filledKeys(["no"])).toEqual(["no"]);
  });

  it("is deselected when the player selects something else", () => {
    const selection = selectedBy("no");
    selection.card = "-1/1";
    expect(candidateMove("exchange", QUESTIONS["exchange"] ?? [], selection)).toBe("exchange -1");
  });
});
