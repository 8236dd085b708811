// The outlines of Huang's pieces, drawn around 0 0 for hexes that measure 33 from centre to corner.
import type { Colour, Seat } from "./view";

/** A role's mark, and the y of the letter inside it. */
export const ROLE_MARKS: Record<Colour, { path: string; letterY: number }> = {
  yellow: { path: "M-12-12H12V12H-12Z", letterY: 0 },
  red: { path: "M0-17L16 11.5H-16Z", letterY: 3.6 },
  blue: { path: "M0-18C5-9 12.5-4 12.5 3.5A12.5 12.5 0 0 1-12.5 3.5C-12.5-4-5-9 0-18Z", letterY: 2.6 },
  green: { path: "M14 0A14 14 0 1 1-14 0A14 14 0 1 1 14 0Z", letterY: 0 },
  white: { path: "M0-17L15 0L0 17L-15 0Z", letterY: 0 },
};

/** The head of a dynasty's animal, and the lines of its face. */
export const ANIMAL_HEADS: Record<Seat, { head: string; face: string; antlers?: string }> = {
  tiger: {
    head: "M-12-7C-15-13-11-17-6-13C-2-14.5 2-14.5 6-13C11-17 15-13 12-7C14.5 0 12 8 6 12C2.5 14-2.5 14-6 12C-12 8-14.5 0-12-7Z",
    face: "M0-12V-6M-4-10.5V-7.5M4-10.5V-7.5M-12 1H-8M12 1H8M-11 5H-7.5M11 5H7.5M-3 6Q0 9 3 6M-5.5-1.5h.01M5.5-1.5h.01",
  },
  rabbit: {
    head: "M-6-3C-11-10-10-18-6-18C-3-18-1.5-11-1-5H1C1.5-11 3-18 6-18C10-18 11-10 6-3C10 0 11 6 8 10C4 14-4 14-8 10C-11 6-10 0-6-3Z",
    face: "M-4 4h.01M4 4h.01M0 8V10",
  },
  rat: {
    head: "M-5.5-6A7 7 0 1 0-12 2C-11 7-5 13 0 15C5 13 11 7 12 2A7 7 0 1 0 5.5-6C2-7.5-2-7.5-5.5-6Z",
    face: "M-4 2h.01M4 2h.01M-3 11L-9 12M3 11L9 12M-11-7.5h.01M11-7.5h.01",
  },
  goat: {
    head:
      "M-5-8C-7-15-13-16-16-11C-17.5-7-15-3-12-4C-14-7-12-10-9.5-9C-7.5-8-7-5-7-3L-13-1C-12 3-9 3-7 2.5" +
      "C-6.5 7-4 11-2.5 12L0 18L2.5 12C4 11 6.5 7 7 2.5C9 3 12 3 13-1L7-3C7-5 7.5-8 9.5-9C12-10 14-7 12-4" +
      "C15-3 17.5-7 16-11C13-16 7-15 5-8C2-9.5-2-9.5-5-8Z",
    face: "M-3 1h.01M3 1h.01",
  },
  dragon: {
    head: "M-7-6L7-6C11.5-3 11.5 2 8.5 5C8.5 11 5 15 0 15C-5 15-8.5 11-8.5 5C-11.5 2-11.5-3-7-6Z",
    face: "M-5-1L-2.5 0M5-1L2.5 0M-2.5 9.5h.01M2.5 9.5h.01",
    antlers:
      "M-4-5C-5-11-8-12-8.5-17M-6.5-11.5L-13-11M4-5C5-11 8-12 8.5-17M6.5-11.5L13-11M-8 9C-12 9-13 13-16.5 10M8 9C12 9 13 13 16.5 10",
  },
};

/** The outline of a tile on an upright board. */
export const TILE_OUTLINE = "M0-31.8L27.5-15.9V15.9L0 31.8L-27.5 15.9V-15.9Z";
/** The outline of a tile on a rotated board. */
export const ROTATED_TILE_OUTLINE = "M31.8 0L15.9 27.5H-15.9L-31.8 0L-15.9-27.5H15.9Z";

/** The parts of a pagoda. */
export const PAGODA = {
  wall: "M-5-15H5V-8H-5ZM-7-5H7V3H-7ZM-9.5 6H9.5V18H-9.5Z",
  roof:
    "M0-27V-20M-12-14Q-6.6-15-4-21H4Q6.6-15 12-14Q9.6-10.5 7.4-10.5H-7.4Q-9.6-10.5-12-14Z" +
    "M-15.5-3Q-8.5-4-5.3-10H5.3Q8.5-4 15.5-3Q12.4.5 9.6.5H-9.6Q-12.4.5-15.5-3Z" +
    "M-19 8Q-10.5 7-6.5 1H6.5Q10.5 7 19 8Q15.2 11.5 11.8 11.5H-11.8Q-15.2 11.5-19 8Z",
};
/** The parts of the palace. */
export const PALACE = {
  wall: "M-14 4H14V13H-14ZM-17 13H17V17H-17ZM-8-9H8V-5H-8ZM-5 4V13M5 4V13",
  roof: "M-14-8Q-8-10-6-17H6Q8-10 14-8Q12-5.5 10-5.5H-10Q-12-5.5-14-8ZM-22 4Q-13 2-10-5.5H10Q13 2 22 4Q19 7 16 7H-16Q-19 7-22 4Z",
};
/** The parts of a granary. */
export const GRANARY = { roof: "M-5.5-9H5.5Q10 0 5.5 9H-5.5Q-10 0-5.5-9Z", hoop: "M-7.5-3.5H7.5M-7.5 3.5H7.5" };
/** The hat of a bandit. */
export const BANDIT_HAT = "M0-5.5Q3-2.5 13 2.5Q0 6-13 2.5Q-3-2.5 0-5.5Z";

/** The icons of effects: crossed swords, a flag, two joined rings, a roof, a hat, an arrow down. */
export const EFFECT_ICONS = {
  war: "M-9-9L9 9M9-9L-9 9M-4.5 8.5L-8.5 4.5M4.5 8.5L8.5 4.5",
  revolt: "M-6 10V-10L8-5L-6 0",
  joins: "M1 0A6 6 0 1 1-11 0A6 6 0 1 1 1 0ZM11 0A6 6 0 1 1-1 0A6 6 0 1 1 11 0Z",
  pagoda: "M0-11L10 8H-10Z",
  bandits: "M0-8Q3-4 12 3Q0 7-12 3Q-3-4 0-8Z",
  removes: "M0-10V8M-6 2L0 9L6 2",
};
