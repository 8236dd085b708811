import { expect, it } from "vitest";
import { soundCues, isTurnStart } from "../src/kit/soundCues";
import type { Question, SeatSnapshot } from "../src/kit/wire";

const HEARD = { "game-log-play": "card", "game-log-take": "capture" } as const;
const QUESTION: Question = { number: 1, prompt: ["game-ask", {}], secret: false, legal: [], asked: 0 };

function state(news: string[], more: Partial<SeatSnapshot> = {}, status = "running"): SeatSnapshot {
  return {
    view: {},
    cut: null,
    question: null,
    news: news.map((id) => [id, {}]),
    brief: { status },
    ...more,
  } as SeatSnapshot;
}

it("a card, a capture, one's turn and the end are heard, the weightier of two deeds alone", () => {
  const quiet = state([]);
  expect(soundCues(quiet, state(["game-log-play"]), HEARD)).toEqual(["card"]);
  expect(soundCues(quiet, state(["game-log-play", "game-log-take"]), HEARD)).toEqual(["capture"]);
  expect(soundCues(quiet, state(["game-log-play"], { question: QUESTION }), HEARD)).toEqual(["card", "turn"]);
  expect(soundCues(quiet, state(["game-log-take"], {}, "over"), HEARD)).toEqual(["capture", "end"]);
  expect(soundCues(quiet, state(["game-log-other"]), HEARD)).toEqual([]);
});

it("silent are the first state, what is taken back, a question already there and an end already heard", () => {
  const quiet = state([]);
  const asked = state([], { question: QUESTION });
  expect(soundCues(null, state(["game-log-play"], { question: QUESTION }), HEARD)).toEqual([]);
  expect(soundCues(quiet, state(["game-log-play"], { cut: 3 }), HEARD)).toEqual([]);
  expect(soundCues(asked, asked, HEARD)).toEqual([]);
  expect(soundCues(state([], {}, "over"), state([], {}, "over"), HEARD)).toEqual([]);
  expect(isTurnStart(quiet, asked)).toBe(true);
  expect(isTurnStart(asked, asked)).toBe(false);
});
