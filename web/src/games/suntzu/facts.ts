// What the pages show of Sun Tzu before its board is loaded.
import type { GameFacts } from "../../client/games";

export const FACTS: GameFacts = {
  characters: "孫子",
  seats: { suntzu: "孫", shao: "昭" },
  sounds: {
    "suntzu-log-orders": "card",
    "suntzu-log-revealed": "card",
    "suntzu-log-wins": "capture",
    "suntzu-log-plague": "capture",
  },
  minutes: () => 30,
};
