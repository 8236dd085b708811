import { describe, expect, it } from "vitest";
import { placeOf, ringRules } from "../src/tutorial/points";

describe("what the coach points at", () => {
  it("is found by its name", () => {
    expect(placeOf("card +1")).toBe('[data-piece^="hand:+1/"]');
    expect(placeOf("act use YuJi 1")).toBe('[data-act="use YuJi 1"]:not([aria-disabled="true"])');
    expect(placeOf("province qin")).toBe('button[data-province="qin"][aria-pressed]');
    expect(placeOf("hex H8")).toBe('[data-hex="H8"]:not(:focus-visible) > .ring');
    expect(placeOf("moon 1")).toBeNull();
  });

  it("cannot break out of its selector", () => {
    expect(placeOf('card 1"] , body[x="')).toBe('[data-piece^="hand:1] , body[x=/"]');
  });

  it("has a ring, which breathes only where things may move", () => {
    expect(ringRules(["card 7", "hex H8"], true)).not.toContain("animation");
    expect(ringRules(["card 7"], false)).toContain("@keyframes");
    expect(ringRules([], false)).toBe("");
  });
});
