// What came of a change to a setting: said beside it for a moment, and read out.
import { excuse, say } from "../kit/words.svelte";

/** How long "Saved." stays; what went wrong stays until the next try. */
const SHOWN_MS = 5000;

export class Saving {
  /** Nothing, "Saved.", or what went wrong. */
  said = $state("");
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes a change and says what came of it; whether it was made. */
  async run(change: () => Promise<unknown>, done = say("web-saved")): Promise<boolean> {
    clearTimeout(this.#timer);
    this.said = "";
    try {
      await change();
      this.failed = false;
      this.said = done;
      this.#timer = setTimeout(() => (this.said = ""), SHOWN_MS);
    } catch (error) {
      this.failed = true;
      this.said = excuse(error);
    }
    return !this.failed;
  }
}
