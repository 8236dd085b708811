// The illustrations of each game's rules, loaded on demand.
import type { Component } from "svelte";

/** The components that illustrate the rules of a game: what its module `illustrations` exports. */
export type Illustrations = {
  /** Draws a position, by its name in the game's pictures.toml; null if the game has none. */
  Picture: Component<{ name: string }> | null;
  /** Draws the card or general that a heading is about, by its anchor; null if the game has none. */
  Emblem: Component<{ anchor: string }> | null;
};

const LOADERS = import.meta.glob<Illustrations>("../games/*/illustrations.ts");

const NO_ILLUSTRATIONS: Illustrations = { Picture: null, Emblem: null };

/** Load the illustrations of a game. */
export async function loadIllustrations(game: string): Promise<Illustrations> {
  return (await LOADERS[`../games/${game}/illustrations.ts`]?.()) ?? NO_ILLUSTRATIONS;
}
