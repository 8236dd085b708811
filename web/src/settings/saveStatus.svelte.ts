// The result of saving a setting, shown beside it for a moment and announced.
import { errorText, say } from "../client/translation.svelte";

/** How long "Saved." is shown; an error is shown until the next attempt. */
const SAVED_SHOWN_MS = 5000;

/** The result of the last change to one setting. */
export class SaveStatus {
  /** Empty, "Saved.", or the error. */
  text = $state("");
  hasFailed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Save a change and show the result; return whether it was saved. */
  async run(change: () => Promise<unknown>, successText = say("web-saved")): Promise<boolean> {
    clearTimeout(this.#timer);
    this.text = "";
    try {
      await change();
      this.hasFailed = false;
      this.text = successText;
      this.#timer = setTimeout(() => (this.text = ""), SAVED_SHOWN_MS);
    } catch (error) {
      this.hasFailed = true;
      this.text = errorText(error);
    }
    return !this.hasFailed;
  }
}
