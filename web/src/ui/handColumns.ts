// The number of columns of a hand that is shown in several rows: on phones and on tablets in portrait.

/** The parts of the layout that the number of columns depends on. */
export type HandLayout = { hasLargeText: boolean; isTablet: boolean; isTall: boolean; isLandscape: boolean };

/**
 * Return the number of columns of a hand. `largeCardsPerRow` applies as long as two such rows are enough; `scale` is the
 * size of the cards, relative to their usual size.
 */
export function handColumns(cardCount: number, layout: HandLayout, largeCardsPerRow?: number, scale = 1): number {
  const columns = usualColumns(cardCount, layout, largeCardsPerRow);
  // Beside the board there is no height for more rows.
  return scale > 1 && !layout.hasLargeText && !layout.isLandscape ? Math.ceil(columns / scale) : columns;
}

/** Return the number of columns of a hand of cards of the usual size. */
function usualColumns(cardCount: number, layout: HandLayout, largeCardsPerRow: number | undefined): number {
  // The page scrolls anyway, so cards are large, in as many rows as necessary.
  if (layout.hasLargeText) return 5;
  if (layout.isTablet) return Math.max(largeCardsPerRow ?? 7, Math.ceil(cardCount / 2));
  if (largeCardsPerRow && cardCount <= 2 * largeCardsPerRow) return largeCardsPerRow;
  // Two rows of seven; more cards are in rows of eight or nine, with a fourth row only if the screen is high enough.
  if (cardCount <= 14) return 7;
  if (cardCount <= 16 || (cardCount > 18 && cardCount <= (layout.isTall ? 32 : 24))) return 8;
  return Math.max(9, Math.ceil(cardCount / 3));
}
