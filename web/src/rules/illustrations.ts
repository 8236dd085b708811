// The illustrations of each game's rules, loaded on demand.
import type { Component } from "svelte";

/** The components that illustrate the rules of a game. */
export type Illustrations = {
  /** Draws a position, by its name in pictures.toml. */
  Picture: Component<{ name: string }>;
  /** Draws the card or general that a heading is about, by its anchor; null if the game has none. */
  Emblem: Component<{ anchor: string }> | null;
};

const LOADERS: Record<string, () => Promise<Illustrations>> = {
  chuhan: async () => {
    const [picture, emblem] = await Promise.all([
      import("../games/chuhan/Picture.svelte"),
      import("../games/chuhan/Emblem.svelte"),
    ]);
    return { Picture: picture.default, Emblem: emblem.default };
  },
  suntzu: async () => {
    const [picture, emblem] = await Promise.all([
      import("../games/suntzu/Picture.svelte"),
      import("../games/suntzu/Emblem.svelte"),
    ]);
    return { Picture: picture.default, Emblem: emblem.default };
  },
  huang: async () => ({ Picture: (await import("../games/huang/Picture.svelte")).default, Emblem: null }),
};

/** Whether there are rules for a game. */
export function hasRulebook(game: string): boolean {
  return game in LOADERS;
}

/** Load the illustrations of a game; rejects if it has none. */
export function loadIllustrations(game: string): Promise<Illustrations> {
  const load = LOADERS[game];
  return load ? load() : Promise.reject(new Error(`no rules for ${game}`));
}
