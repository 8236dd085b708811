// The illustrations of the rules.
export { default as Picture } from "./Picture.svelte";
export { default as Emblem } from "./Emblem.svelte";
