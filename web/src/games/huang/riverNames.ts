// The names of the rivers where they are written across a board: decoration.
import type { Hex } from "./view";

/** The names of the rivers by map and by the hex where they are written. */
export const RIVER_NAMES: Record<string, Record<Hex, string> | undefined> = {
  "warring-states": { E1: "河", F4: "河", B5: "渭", M9: "淮", I11: "江" },
  "eighteen-kingdoms": { D1: "河", F4: "河", D7: "渭", L8: "淮", H11: "江" },
};
