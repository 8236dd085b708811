import { beforeAll, describe, expect, it } from "vitest";
import { setCatalogue, standingQuestions } from "../src/client/catalogue";
import { NO_CHOICE } from "../src/games/suntzu/noChoiceOffer.svelte";
import { forcedAnswerDelay, formalAnswer, mostAutomatic, standingAnswer } from "../src/table/standingAnswers";
import type { GameInfo, Question } from "../src/client/wire";
import games from "./catalogue.gen.json";

const PERMIT = "game-ask-permit";
const DECLINE = "game-ask-decline";

beforeAll(() => {
  const standing = [{ key: PERMIT, always: "permit" }, { key: DECLINE }];
  setCatalogue([{ name: "game", standing_questions: standing }] as GameInfo[]);
});

/** Return a secret question; with a single answer, it is a formality. */
function question(standing: string | undefined, ...legal: string[]): Question {
  const asked: Question = { number: 1, prompt: ["game-ask", {}], secret: true, legal, asked: 0 };
  if (standing !== undefined) asked.standing = standing;
  if (legal.length === 1) asked.formality = true;
  return asked;
}

describe("a standing answer", () => {
  it("is the single answer of a formality, if there is no answer that can always be given", () => {
    const withoutChoice = question(DECLINE, "no");
    const withChoice = question(DECLINE, "no", "use as_six");
    for (const setting of ["forced", "allow"] as const) {
      expect(standingAnswer(withoutChoice, setting)).toBe("no");
      expect(standingAnswer(withChoice, setting)).toBeNull();
    }
    expect(standingAnswer(withoutChoice, "ask")).toBeNull();
    expect(mostAutomatic(DECLINE)).toBe("forced");
  });

  it("is given always, or only to a formality, if there is an answer that can always be given", () => {
    const withChoice = question(PERMIT, "cancel LuZhi", "permit");
    expect(standingAnswer(withChoice, "allow")).toBe("permit");
    expect(standingAnswer(withChoice, "forced")).toBeNull();
    expect(standingAnswer(question(PERMIT, "permit"), "forced")).toBe("permit");
    expect(standingAnswer(question(PERMIT, "other"), "allow")).toBeNull();
    expect(mostAutomatic(PERMIT)).toBe("allow");
  });

  it("is given neither to questions that are not secret nor to those without a setting", () => {
    expect(standingAnswer({ ...question(DECLINE, "no"), secret: false }, "forced")).toBeNull();
    expect(standingAnswer(question(undefined, "permit"), "allow")).toBeNull();
    expect(standingAnswer(question(undefined, "permit"), "forced")).toBeNull();
  });

  it("is given at once against bots if the question is a formality, which the server says", () => {
    expect(formalAnswer(question(DECLINE, "no"))).toBe("no");
    expect(formalAnswer({ ...question(undefined, "stop"), secret: false })).toBe("stop");
    expect(formalAnswer(question(undefined, "stop", "tile blue A1"))).toBeNull();
    expect(formalAnswer({ ...question(undefined, "pass"), formality: false })).toBeNull();
  });

  it("is delayed as long as one of the manual answers", () => {
    const manualDelays = [2100, 5300, 900];
    const delays = [0, 0.4, 0.99].map((random) => forcedAnswerDelay(manualDelays, random));
    expect(delays).toEqual(manualDelays);
    expect(forcedAnswerDelay([60_000], 0.5)).toBeLessThanOrEqual(10_000);
    for (const random of [0, 0.3, 0.6, 0.99]) expect(forcedAnswerDelay([], random)).toBeGreaterThan(1000);
  });
});

describe("the questions that can be answered automatically", () => {
  it("have the keys under which settings are saved", () => {
    setCatalogue(games as GameInfo[]);
    expect(standingQuestions()).toEqual([
      { key: "chuhan-ask-cancel", always: "allow" },
      { key: "chuhan-ask-restore", always: "allow" },
      { key: NO_CHOICE },
    ]);
    expect(NO_CHOICE).toBe("no-choice-suntzu");
  });
});
