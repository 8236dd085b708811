// The illustrations of the rules; no heading is about a card.
export { default as Picture } from "./Picture.svelte";
export const Emblem = null;
