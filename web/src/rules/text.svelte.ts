// The rules of a game in the language of the page, fetched once each.
import { spoken } from "../kit/words.svelte";
import { drawnFor, type Drawn } from "./drawn";
import { readManual, type Manual } from "./manual";

export type Told = {
  manual: Manual;
  /** The language it is in: English where there is none in the reader's. */
  language: string;
  drawn: Drawn;
};

const asked = new Map<string, Promise<Told>>();

async function fetchRules(game: string, language: string): Promise<Told> {
  const [answer, drawn] = await Promise.all([fetch(`/words/${language}/rules/${game}.md`), drawnFor(game)]);
  if (!answer.ok) throw new Error(`no rules of ${game}`);
  const manual = readManual(await answer.text());
  return { manual, language: answer.headers.get("Content-Language") ?? language, drawn };
}

/** The rules of a game; made while a component is set up. */
export class RulesText {
  #told = $state.raw<Told | null>(null);
  #failed = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      const key = `${spoken()}/${game()}`;
      const told = asked.get(key) ?? fetchRules(game(), spoken());
      asked.set(key, told);
      let wanted = true;
      told.then(
        (here) => {
          if (wanted) [this.#told, this.#failed] = [here, false];
        },
        () => {
          asked.delete(key);
          if (wanted) this.#failed = true;
        },
      );
      return () => (wanted = false);
    });
  }

  get told(): Told | null {
    return this.#told;
  }

  get failed(): boolean {
    return this.#failed;
  }
}
