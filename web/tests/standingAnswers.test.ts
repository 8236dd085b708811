import { describe, expect, it } from "vitest";
import {
  hasNoChoice,
  NO_CHOICE,
  forcedAnswerDelay,
  onlyAnswer,
  standingAnswer,
  standingKey,
} from "../src/table/standingAnswers";
import type { Question } from "../src/client/wire";

function question(promptId: string, ...legal: string[]): Question {
  return { number: 1, prompt: [promptId, {}], secret: true, legal, asked: 0 };
}

describe("a standing answer", () => {
  it("is no for Sun Tzu only if there is no other answer", () => {
    const withoutChoice = question("suntzu-ask-general", "no");
    const withChoice = question("suntzu-ask-general", "no", "use as_six");
    expect(standingAnswer(withoutChoice, "forced")).toBe("no");
    expect(standingAnswer(withChoice, "forced")).toBeNull();
    expect(standingAnswer(withoutChoice, "ask")).toBeNull();
    expect([hasNoChoice(withoutChoice), hasNoChoice(withChoice)]).toEqual([true, false]);
  });

  it("has one key for all such questions of Sun Tzu, and does not apply to other questions", () => {
    for (const kind of ["general", "exchange", "mark-exchange", "after"]) {
      expect(standingKey(`suntzu-ask-${kind}`)).toBe(NO_CHOICE);
    }
    expect(standingAnswer(question("suntzu-ask-choose", "general levy"), "ask")).toBeNull();
    expect(hasNoChoice(question("suntzu-ask-keep", "keep 9"))).toBe(false);
  });

  it("allows a power in Chu Han always, or only if there is no other answer", () => {
    const withChoice = question("chuhan-ask-cancel", "allow", "cancel LuZhi");
    expect(standingAnswer(withChoice, "allow")).toBe("allow");
    expect(standingAnswer(withChoice, "forced")).toBeNull();
    expect(standingAnswer(question("chuhan-ask-cancel", "allow"), "forced")).toBe("allow");
  });

  it("does not apply to questions that are not secret", () => {
    expect(standingAnswer({ ...question("suntzu-ask-after", "no"), secret: false }, "forced")).toBeNull();
  });

  it("is sent at once against bots if the question is a formality, but never on the player's turn", () => {
    expect(onlyAnswer(question("suntzu-ask-general", "no"))).toBe("no");
    expect(onlyAnswer(question("chuhan-ask-cancel", "allow"))).toBe("allow");
    expect(onlyAnswer({ ...question("huang-ask-chain", "stop"), secret: false })).toBe("stop");
    expect(onlyAnswer(question("huang-ask-support", "support none"))).toBe("support none");
    expect(onlyAnswer(question("huang-ask-chain", "stop", "tile blue A1"))).toBeNull();
    expect(onlyAnswer({ ...question("chuhan-ask-respond", "pass"), secret: false })).toBeNull();
    expect(onlyAnswer({ ...question("huang-ask-action", "exchange"), secret: false })).toBeNull();
  });

  it("is delayed as long as one of the manual answers", () => {
    const manualDelays = [2100, 5300, 900];
    const delays = [0, 0.4, 0.99].map((random) => forcedAnswerDelay(manualDelays, random));
    expect(delays).toEqual(manualDelays);
    expect(forcedAnswerDelay([60_000], 0.5)).toBeLessThanOrEqual(10_000);
    for (const random of [0, 0.3, 0.6, 0.99]) expect(forcedAnswerDelay([], random)).toBeGreaterThan(1000);
  });
});
