import { describe, expect, it } from "vitest";
import { selectorOf, ringStyles } from "../src/table/pointers";

describe("an element the coach points at", () => {
  it("has a selector", () => {
    expect(selectorOf("card +1")).toBe('[data-piece^="hand:+1/"]');
    expect(selectorOf("act use YuJi 1")).toBe('[data-action="use YuJi 1"]:not([aria-disabled="true"])');
    expect(selectorOf("province qin")).toBe('button[data-province="qin"][aria-pressed]');
    expect(selectorOf("hex H8")).toBe('[data-hex="H8"]:not(:focus-visible) > .ring');
    expect(selectorOf("moon 1")).toBeNull();
  });

  it("cannot inject anything into its selector", () => {
    expect(selectorOf('card 1"] , body[x="')).toBe('[data-piece^="hand:1] , body[x=/"]');
  });

  it("has a ring, which pulses unless motion is off", () => {
    expect(ringStyles(["card 7", "hex H8"], true)).not.toContain("animation");
    expect(ringStyles(["card 7"], false)).toContain("@keyframes");
    expect(ringStyles([], false)).toBe("");
  });
});
