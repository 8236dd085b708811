import { expect, it } from "vitest";
import { handColumns } from "../src/ui/handColumns";

const PHONE = { hasLargeText: false, isTablet: false, isTall: false, isLandscape: false };
const rows = (number: number, largeCardsPerRow?: number) =>
  Math.ceil(number / handColumns(number, PHONE, largeCardsPerRow));

it("a hand of Sun Tzu on a phone takes at most two rows up to 18 cards", () => {
  expect(handColumns(10, PHONE, 5)).toBe(5);
  for (let number = 1; number <= 18; number++) expect(rows(number, 5), `${number} cards`).toBeLessThanOrEqual(2);
});

it("a hand of Chu Han on a phone takes at most three rows, four on a tall one", () => {
  expect(handColumns(32, { ...PHONE, isTall: true })).toBe(8);
  for (let number = 1; number <= 30; number++) expect(rows(number), `${number} cards`).toBeLessThanOrEqual(3);
});

it("a tablet in portrait shows twenty cards in two rows, large text five cards in a row", () => {
  expect(handColumns(20, { ...PHONE, isTablet: true })).toBe(10);
  expect(handColumns(20, { ...PHONE, hasLargeText: true })).toBe(5);
});

it("larger cards are in more rows, except beside the board", () => {
  expect(handColumns(14, PHONE, undefined, 1.5)).toBe(5);
  expect(handColumns(14, { ...PHONE, isLandscape: true }, undefined, 1.5)).toBe(7);
  expect(handColumns(14, PHONE, undefined, 0.7)).toBe(7);
});
