// The number of columns of a hand that is shown in several rows: on phones and on tablets in portrait.

/** The parts of the layout that the number of columns depends on. */
export type HandLayout = { hasLargeText: boolean; isTablet: boolean; isTall: boolean };

/** Return the number of columns of a hand. `largeCardsPerRow` applies as long as two such rows are enough. */
export function handColumns(cardCount: number, layout: HandLayout, largeCardsPerRow?: number): number {
  // The page scrolls anyway, so cards are large, in as many rows as necessary.
  if (layout.hasLargeText) return 5;
  if (layout.isTablet) return Math.max(largeCardsPerRow ?? 7, Math.ceil(cardCount / 2));
  if (largeCardsPerRow && cardCount <= 2 * largeCardsPerRow) return largeCardsPerRow;
  // Two rows of seven; more cards are in rows of eight or nine, with a fourth row only if the screen is high enough.
  if (cardCount <= 14) return 7;
  if (cardCount <= 16 || (cardCount > 18 && cardCount <= (layout.isTall ? 32 : 24))) return 8;
  return Math.max(9, Math.ceil(cardCount / 3));
}
