// Previews: what every move of a selection would do, in one request to the server.
import type { Session } from "../../table/session.svelte";
import type { Message } from "../../client/wire";

const NO_PREVIEWS: ReadonlyMap<string, Message[]> = new Map();

/**
 * The effects of all moves that begin with some prefixes, requested whenever the prefixes change. Create it during
 * component initialisation, because it uses effects.
 */
export class MovePreviews {
  #effects = $state.raw<ReadonlyMap<string, Message[]>>(NO_PREVIEWS);

  constructor(session: Session, prefixes: () => string[]) {
    const requestKey = $derived(`${session.shownConnection?.question?.number ?? ""}:${prefixes().join("|")}`);
    $effect(() => {
      void requestKey;
      const current = prefixes();
      this.#effects = NO_PREVIEWS;
      if (current.length === 0) return;
      let isCurrent = true;
      void Promise.all(current.map((prefix) => session.tryMove(`${prefix}…`))).then((answers) => {
        if (isCurrent) this.#effects = new Map(answers.flatMap((answer) => answer.ways ?? []));
      });
      return () => (isCurrent = false);
    });
  }

  /** The effects by the text of the move; empty until the server has answered. */
  get effects(): ReadonlyMap<string, Message[]> {
    return this.#effects;
  }
}
