import { expect, it } from "vitest";
import { relativeTime } from "../src/ui/dates";

const noon = new Date(2026, 4, 20, 12).getTime() / 1000;

it("describes times relative to now, and old ones by their date", () => {
  expect(relativeTime(noon - 5, noon, "en")).toBe("now");
  expect(relativeTime(noon + 5, noon, "en")).toBe("now"); // the server's clock may be ahead
  expect(relativeTime(noon - 5 * 60, noon, "en")).toBe("5 minutes ago");
  expect(relativeTime(noon - 3 * 3600, noon, "en")).toBe("3 hours ago");
  expect(relativeTime(noon - 13 * 3600, noon, "en")).toBe("yesterday");
  expect(relativeTime(noon - 3 * 24 * 3600, noon, "de")).toBe("vor 3 Tagen");
  expect(relativeTime(noon - 24 * 3600, noon, "pl")).toBe("wczoraj");
  expect(relativeTime(noon - 30 * 24 * 3600, noon, "en")).toBe("Apr 20, 2026");
});
