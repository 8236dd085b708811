import { expect, it } from "vitest";
import { keyOf, nextIndex } from "../src/ui/keyboard";

it("arrows move inside a group and stop at its ends", () => {
  expect(nextIndex("ArrowRight", 0, 3, 7)).toBe(1);
  expect(nextIndex("ArrowRight", 2, 3, 7)).toBe(2);
  expect(nextIndex("ArrowLeft", 0, 3, 7)).toBe(0);
  expect(nextIndex("ArrowDown", 1, 12, 7)).toBe(8);
  expect(nextIndex("ArrowDown", 6, 12, 7)).toBe(6);
  expect(nextIndex("ArrowUp", 8, 12, 7)).toBe(1);
  expect(nextIndex("End", 0, 12, 7)).toBe(11);
  expect(nextIndex("x", 0, 12, 7)).toBeNull();
});

it("with a non-Latin layout, a key counts as the Latin letter at its position", () => {
  const pressed = (key: string, code: string) => keyOf({ key, code } as KeyboardEvent);
  expect(pressed("з", "KeyP")).toBe("p");
  expect(pressed("P", "KeyP")).toBe("P");
  expect(pressed("z", "KeyY")).toBe("z"); // a German layout has its letters elsewhere
  expect(pressed("ArrowLeft", "ArrowLeft")).toBe("ArrowLeft");
  expect(pressed("7", "Digit7")).toBe("7");
});
