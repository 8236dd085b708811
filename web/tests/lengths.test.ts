import { expect, it } from "vitest";
import { scaledLengths, sizeCondition } from "../tools/lengths";

it("lengths scale with the text, hairlines and other units do not", () => {
  expect(scaledLengths("13px", "rem", 3)).toBe("0.8125rem");
  expect(scaledLengths("1px solid var(--line-2)", "rem", 3)).toBe("1px solid var(--line-2)");
  expect(scaledLengths("0 -7px 2px", "rem", 3)).toBe("0 -0.4375rem 2px");
  expect(scaledLengths("calc(100% - 24px) 1.4em", "rem", 3)).toBe("calc(100% - 1.5rem) 1.4em");
  expect(scaledLengths("calc(10.5 * 1px)", "rem", 3)).toBe("calc(10.5 * 1px)");
  expect(scaledLengths("(max-width: 720px) and (min-height: 1px)", "rem", 0)).toBe(
    "(max-width: 45rem) and (min-height: 0.0625rem)",
  );
});

it("conditions on the window become conditions on the page, with named layouts expanded", () => {
  expect(sizeCondition("(max-width: 900px) and (max-height: 700px)")).toBe(
    "(max-width: 900px) and (max-height: 700px)",
  );
  expect(sizeCondition("(max-width: 720px) and (max-height: 800px)")).toBe(
    "((max-width: 720px) or (max-height: 480px)) and (max-height: 800px)",
  );
  expect(sizeCondition("(--landscape), (--large-text)")).toBe(
    "(((max-height: 480px) and (min-width: 560px))) or ((max-width: 317.99px))",
  );
});
