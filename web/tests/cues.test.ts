import { expect, it } from "vitest";
import { cuesOf, turns } from "../src/kit/cues";
import type { Question, State } from "../src/kit/wire";

const HEARD = { "game-log-play": "card", "game-log-take": "capture" } as const;
const QUESTION: Question = { number: 1, prompt: ["game-ask", {}], secret: false, legal: [], asked: 0 };

function state(news: string[], more: Partial<State> = {}, status = "running"): State {
  return {
    view: {},
    cut: null,
    question: null,
    news: news.map((id) => [id, {}]),
    brief: { status },
    ...more,
  } as State;
}

it("a card, a capture, one's turn and the end are heard, the weightier of two deeds alone", () => {
  const quiet = state([]);
  expect(cuesOf(quiet, state(["game-log-play"]), HEARD)).toEqual(["card"]);
  expect(cuesOf(quiet, state(["game-log-play", "game-log-take"]), HEARD)).toEqual(["capture"]);
  expect(cuesOf(quiet, state(["game-log-play"], { question: QUESTION }), HEARD)).toEqual(["card", "turn"]);
  expect(cuesOf(quiet, state(["game-log-take"], {}, "over"), HEARD)).toEqual(["capture", "end"]);
  expect(cuesOf(quiet, state(["game-log-other"]), HEARD)).toEqual([]);
});

it("silent are the first state, what is taken back, a question already there and an end already heard", () => {
  const quiet = state([]);
  const asked = state([], { question: QUESTION });
  expect(cuesOf(null, state(["game-log-play"], { question: QUESTION }), HEARD)).toEqual([]);
  expect(cuesOf(quiet, state(["game-log-play"], { cut: 3 }), HEARD)).toEqual([]);
  expect(cuesOf(asked, asked, HEARD)).toEqual([]);
  expect(cuesOf(state([], {}, "over"), state([], {}, "over"), HEARD)).toEqual([]);
  expect(turns(quiet, asked)).toBe(true);
  expect(turns(asked, asked)).toBe(false);
});
