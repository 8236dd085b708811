// Loaded into Playwright's driver before it starts. What is not on the page within a quarter of a second, the driver looks
// for only every 500 ms. With several workers on a core nearly everything takes longer than that, and half of each wait
// would be spent on something that is already there.
const start = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (callback, ms, ...args) => start(callback, ms === 500 ? 100 : ms, ...args),
  start,
);
