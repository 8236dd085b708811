// The rules of a game in the language of the page, fetched once each.
import { currentLanguage } from "../kit/translation.svelte";
import { loadIllustrations, type Illustrations } from "./illustrations";
import { parseManual, type Manual } from "./manual";

/** The rules of a game as they were loaded. */
export type LoadedRules = {
  manual: Manual;
  /** The language of the text: English if there is none in the reader's language. */
  language: string;
  illustrations: Illustrations;
};

const requests = new Map<string, Promise<LoadedRules>>();

async function fetchRules(game: string, language: string): Promise<LoadedRules> {
  const [answer, illustrations] = await Promise.all([
    fetch(`/words/${language}/rules/${game}.md`),
    loadIllustrations(game),
  ]);
  if (!answer.ok) throw new Error(`no rules of ${game}`);
  const manual = parseManual(await answer.text());
  return { manual, language: answer.headers.get("Content-Language") ?? language, illustrations };
}

/** Loads the rules of a game. Create it during component initialisation. */
export class RulesText {
  #loaded = $state.raw<LoadedRules | null>(null);
  #hasFailed = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      const key = `${currentLanguage()}/${game()}`;
      const request = requests.get(key) ?? fetchRules(game(), currentLanguage());
      requests.set(key, request);
      let isWanted = true;
      request.then(
        (rules) => {
          if (isWanted) [this.#loaded, this.#hasFailed] = [rules, false];
        },
        () => {
          requests.delete(key);
          if (isWanted) this.#hasFailed = true;
        },
      );
      return () => (isWanted = false);
    });
  }

  get loaded(): LoadedRules | null {
    return this.#loaded;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }
}
