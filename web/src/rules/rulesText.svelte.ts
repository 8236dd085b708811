// The rules of a game in the language of the page, loaded once for each language.
import { transport } from "../client/transport";
import { currentLanguage } from "../client/translation.svelte";
import { LazyPart } from "../ui/lazyPart.svelte";
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

async function loadRules(game: string, language: string): Promise<LoadedRules> {
  const [source, illustrations] = await Promise.all([
    transport.loadText(`/words/${language}/rules/${game}.md`),
    loadIllustrations(game),
  ]);
  return { manual: parseManual(source.text), language: source.language ?? language, illustrations };
}

/** The rules of a game in the language of the page. Create it during component initialisation. */
export class RulesText extends LazyPart<LoadedRules> {
  constructor(game: () => string) {
    super(() => {
      const key = `${currentLanguage()}/${game()}`;
      const request = requests.get(key) ?? loadRules(game(), currentLanguage());
      requests.set(key, request);
      request.catch(() => requests.delete(key));
      return request;
    });
  }
}
