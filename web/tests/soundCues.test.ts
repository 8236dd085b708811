import { expect, it } from "vitest";
import { soundCues, isTurnStart } from "../src/table/soundCues";
import type { Question, SeatSnapshot } from "../src/client/wire";

const SOUND_MAP = { "game-log-play": "card", "game-log-take": "capture" } as const;
const QUESTION: Question = { number: 1, prompt: ["game-ask", {}], secret: false, legal: [], asked: 0 };

function snapshot(news: string[], more: Partial<SeatSnapshot> = {}, status = "running"): SeatSnapshot {
  return {
    view: {},
    cut: null,
    question: null,
    news: news.map((id) => [id, {}]),
    brief: { status },
    ...more,
  } as SeatSnapshot;
}

it("cards, captures, turns and the end have sounds; a capture replaces the sound of a card", () => {
  const silent = snapshot([]);
  expect(soundCues(silent, snapshot(["game-log-play"]), SOUND_MAP)).toEqual(["card"]);
  expect(soundCues(silent, snapshot(["game-log-play", "game-log-take"]), SOUND_MAP)).toEqual(["capture"]);
  expect(soundCues(silent, snapshot(["game-log-play"], { question: QUESTION }), SOUND_MAP)).toEqual(["card", "turn"]);
  expect(soundCues(silent, snapshot(["game-log-take"], {}, "over"), SOUND_MAP)).toEqual(["capture", "end"]);
  expect(soundCues(silent, snapshot(["game-log-other"]), SOUND_MAP)).toEqual([]);
});

it("the first snapshot, undone moves, an old question and an old end are silent", () => {
  const silent = snapshot([]);
  const asked = snapshot([], { question: QUESTION });
  expect(soundCues(null, snapshot(["game-log-play"], { question: QUESTION }), SOUND_MAP)).toEqual([]);
  expect(soundCues(silent, snapshot(["game-log-play"], { cut: 3 }), SOUND_MAP)).toEqual([]);
  expect(soundCues(asked, asked, SOUND_MAP)).toEqual([]);
  expect(soundCues(snapshot([], {}, "over"), snapshot([], {}, "over"), SOUND_MAP)).toEqual([]);
  expect(isTurnStart(silent, asked)).toBe(true);
  expect(isTurnStart(asked, asked)).toBe(false);
});
