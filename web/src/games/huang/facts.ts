// What the pages show of Huang before its board is loaded.
import type { GameFacts } from "../../client/games";

export const FACTS: GameFacts = {
  characters: "黃",
  seats: { tiger: "虎", rabbit: "兔", rat: "鼠", goat: "羊", dragon: "龍" },
  sounds: {
    "huang-log-tile": "card",
    "huang-log-leader": "card",
    "huang-log-leader-moved": "card",
    "huang-log-pagoda": "card",
    "huang-log-palace": "card",
    "huang-log-riot": "capture",
    "huang-log-revolt-won": "capture",
    "huang-log-war-won": "capture",
  },
  minutes: (players) => 20 * players,
};
