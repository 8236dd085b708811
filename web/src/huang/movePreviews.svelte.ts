// Previews: what every move of a choice would do, requested from the server at once.
import type { Session } from "../kit/session.svelte";
import type { Message } from "../kit/wire";

const NO_PREVIEWS: ReadonlyMap<string, Message[]> = new Map();

/** Requests previews whenever the prefixes change. Create it during component initialisation. */
export class MovePreviews {
  #does = $state.raw<ReadonlyMap<string, Message[]>>(NO_PREVIEWS);

  constructor(session: Session, beginnings: () => string[]) {
    const wished = $derived(`${session.shown?.question?.number ?? ""}:${beginnings().join("|")}`);
    $effect(() => {
      void wished;
      const starts = beginnings();
      this.#does = NO_PREVIEWS;
      if (starts.length === 0) return;
      let isCurrent = true;
      void Promise.all(starts.map((start) => session.try(`${start}…`))).then((answers) => {
        if (isCurrent) this.#does = new Map(answers.flatMap((answer) => answer.ways ?? []));
      });
      return () => (isCurrent = false);
    });
  }

  get does(): ReadonlyMap<string, Message[]> {
    return this.#does;
  }
}
