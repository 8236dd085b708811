import { expect, it } from "vitest";
import { grown } from "../tools/lengths";

it("lengths follow the text, hairlines and other units do not", () => {
  expect(grown("13px", "rem", 3)).toBe("0.8125rem");
  expect(grown("1px solid var(--line-2)", "rem", 3)).toBe("1px solid var(--line-2)");
  expect(grown("0 -7px 2px", "rem", 3)).toBe("0 -0.4375rem 2px");
  expect(grown("calc(100% - 24px) 1.4em", "rem", 3)).toBe("calc(100% - 1.5rem) 1.4em");
  expect(grown("(max-width: 720px) and (min-height: 1px)", "em", 0)).toBe(
    "(max-width: 45em) and (min-height: 0.0625em)",
  );
});
