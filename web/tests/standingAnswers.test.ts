import { describe, expect, it } from "vitest";
import {
  hasNoChoice,
  NO_CHOICE,
  forcedAnswerDelay,
  onlyAnswer,
  standingAnswer,
  standingKey,
} from "../src/kit/standingAnswers";
import type { Question } from "../src/kit/wire";

function question(promptId: string, ...legal: string[]): Question {
  return { number: 1, prompt: [promptId, {}], secret: true, legal, asked: 0 };
}

describe("a standing answer", () => {
  it("says no for Sun Tzu only where nothing else can be said", () => {
    const empty = question("suntzu-ask-general", "no");
    const openQuestion = question("suntzu-ask-general", "no", "use as_six");
    expect(standingAnswer(empty, "forced")).toBe("no");
    expect(standingAnswer(openQuestion, "forced")).toBeNull();
    expect(standingAnswer(empty, "ask")).toBeNull();
    expect([hasNoChoice(empty), hasNoChoice(openQuestion)]).toEqual([true, false]);
  });

  it("is one for all of Sun Tzu's questions of that kind, and none for his orders", () => {
    for (const kind of ["general", "exchange", "mark-exchange", "after"]) {
      expect(standingKey(`suntzu-ask-${kind}`)).toBe(NO_CHOICE);
    }
    expect(standingAnswer(question("suntzu-ask-choose", "general levy"), "ask")).toBeNull();
    expect(hasNoChoice(question("suntzu-ask-keep", "keep 9"))).toBe(false);
  });

  it("allows in Chu Han always, or where it is the only answer", () => {
    const openQuestion = question("chuhan-ask-cancel", "allow", "cancel LuZhi");
    expect(standingAnswer(openQuestion, "allow")).toBe("allow");
    expect(standingAnswer(openQuestion, "forced")).toBeNull();
    expect(standingAnswer(question("chuhan-ask-cancel", "allow"), "forced")).toBe("allow");
  });

  it("answers no open question", () => {
    expect(standingAnswer({ ...question("suntzu-ask-after", "no"), secret: false }, "forced")).toBeNull();
  });

  it("is known against bots where a question is a mere formality, and never for a turn of one's own", () => {
    expect(onlyAnswer(question("suntzu-ask-general", "no"))).toBe("no");
    expect(onlyAnswer(question("chuhan-ask-cancel", "allow"))).toBe("allow");
    expect(onlyAnswer({ ...question("huang-ask-chain", "stop"), secret: false })).toBe("stop");
    expect(onlyAnswer(question("huang-ask-support", "support none"))).toBe("support none");
    expect(onlyAnswer(question("huang-ask-chain", "stop", "tile blue A1"))).toBeNull();
    expect(onlyAnswer({ ...question("chuhan-ask-respond", "pass"), secret: false })).toBeNull();
    expect(onlyAnswer({ ...question("huang-ask-action", "exchange"), secret: false })).toBeNull();
  });

  it("takes as long as an answer by hand took, whatever is asked", () => {
    const byHand = [2100, 5300, 900];
    const pauses = [0, 0.4, 0.99].map((share) => forcedAnswerDelay(byHand, share));
    expect(pauses).toEqual(byHand);
    expect(forcedAnswerDelay([60_000], 0.5)).toBeLessThanOrEqual(10_000);
    for (const share of [0, 0.3, 0.6, 0.99]) expect(forcedAnswerDelay([], share)).toBeGreaterThan(1000);
  });
});
