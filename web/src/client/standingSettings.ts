// The settings of standing answers, as they are saved with a guest's settings.

/** When a question is answered automatically: never (`ask`), if there is nothing to choose (`forced`), or always (`allow`). */
export type StandingSetting = "ask" | "forced" | "allow";

/** The key shared by all questions of Sun Tzu to which `no` may be the only answer. */
export const NO_CHOICE = "no-choice-suntzu";
