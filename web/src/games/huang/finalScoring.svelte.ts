// The final scoring, shown in steps: the points earned, the granaries, the artisans' points spread over the other colours,
// and the lowest colour, which counts.
import { say } from "../../client/translation.svelte";
import { isMotionOff } from "../../ui/motion";
import { COLOURS, type Colour, type FinalScore } from "./view";

/** A colour that counts in the end: all but white. */
export type ScoringColour = Exclude<Colour, "white">;
/** The colours that count in the end. */
export const SCORING_COLOURS = COLOURS.filter((colour): colour is ScoringColour => colour !== "white");

const STEP_INTERVAL_MS = 1100;

/** Shows the steps one after the other; without motion all at once. Create it during component initialisation. */
export class FinalScoring {
  #index = $state(0);

  constructor(readonly rows: () => readonly FinalScore[]) {
    $effect(() => {
      void this.#index;
      if (this.isLastStep) return;
      if (isMotionOff()) {
        this.skip();
        return;
      }
      const timer = setTimeout(() => (this.#index += 1), STEP_INTERVAL_MS);
      return () => clearTimeout(timer);
    });
  }

  get #steps(): string[] {
    const hasGranaries = this.rows().some((row) => row.granaries > 0);
    return ["earned", ...(hasGranaries ? ["granaries"] : []), "spread", "lowest"];
  }

  /** The name of the current step, as in the message `web-huang-step`. */
  get step(): string {
    const steps = this.#steps;
    return steps[Math.min(this.#index, steps.length - 1)] ?? "lowest";
  }

  get isLastStep(): boolean {
    return this.#index >= this.#steps.length - 1;
  }

  /** Show all steps at once. */
  skip(): void {
    this.#index = this.#steps.length - 1;
  }

  /** Whether a step is shown, or was. */
  hasReached(name: string): boolean {
    const index = this.#steps.indexOf(name);
    return index >= 0 && this.#index >= index;
  }

  /** Return the points of a colour at the current step. */
  pointsAt(row: FinalScore, colour: ScoringColour): number {
    return this.#summands(row, colour).reduce((sum, number) => sum + number, 0);
  }

  /** Return the points of a colour as a sum, such as `3 + 1`; empty if it has only one summand. */
  sumText(row: FinalScore, colour: ScoringColour): string {
    const summands = this.#summands(row, colour);
    return summands.length > 1 ? summands.join(" + ") : "";
  }

  #summands(row: FinalScore, colour: ScoringColour): number[] {
    const summands = [row.points[colour]];
    if (colour === "blue" && this.hasReached("granaries") && row.granaries > 0) summands.push(row.granaries);
    if (this.hasReached("spread") && row.added[colour] > 0) summands.push(row.added[colour]);
    return summands;
  }

  /** The tie-breaks between seats with the same score, in words. */
  get ties(): string[] {
    const rows = this.rows();
    return rows.slice(1).flatMap((row, i) => {
      const before = rows[i]!;
      if (before.score !== row.score) return [];
      const names = { first: before.seat, second: row.seat };
      if (before.place === row.place) return [say("web-huang-tie-shared", names)];
      const rank = before.sorted.findIndex((number, n) => number !== row.sorted[n]);
      return [rank < 0 ? say("web-huang-tie-white", names) : say("web-huang-tie", { ...names, rank: rank + 1 })];
    });
  }
}
