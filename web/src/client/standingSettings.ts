// The settings of standing answers, as they are saved with a guest's settings.

/** When a question is answered automatically: never (`ask`), if it is a formality (`forced`), or always (`allow`). */
export type StandingSetting = "ask" | "forced" | "allow";
