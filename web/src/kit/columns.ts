// How many cards of a hand stand beside each other where it has several rows: on phones and upright tablets.

export type Room = { largeText: boolean; tablet: boolean; high: boolean };

/** `wide` is how many large cards make a row, as long as two rows of them are enough. */
export function columnsOf(number: number, room: Room, wide?: number): number {
  // The page scrolls anyway: large cards, in as many rows as it takes.
  if (room.largeText) return 5;
  if (room.tablet) return Math.max(wide ?? 7, Math.ceil(number / 2));
  if (wide && number <= 2 * wide) return wide;
  // Two rows of seven; more cards stand in rows of eight or nine, in a fourth row only where the screen is high enough.
  if (number <= 14) return 7;
  if (number <= 16 || (number > 18 && number <= (room.high ? 32 : 24))) return 8;
  return Math.max(9, Math.ceil(number / 3));
}
