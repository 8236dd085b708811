// What the pages show of Chu Han before its board is loaded.
import type { GameFacts } from "../../client/games";

export const FACTS: GameFacts = {
  characters: "楚漢",
  seats: { han: "漢", chu: "楚" },
  sounds: {
    "chuhan-log-lead": "card",
    "chuhan-log-respond": "card",
    "chuhan-log-power": "card",
    "chuhan-log-set-with": "card",
    "chuhan-log-pass-with": "card",
    "chuhan-log-writ": "card",
    "chuhan-log-trick": "capture",
    "chuhan-log-out": "capture",
  },
  minutes: () => 30,
};
