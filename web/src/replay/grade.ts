// Grades moves by the winning chance they lost, with the thresholds of lichess.
const MISTAKE_LOSS = 0.1;
const BLUNDER_LOSS = 0.15;

/** The grade of a bad move. */
export type Grade = "mistake" | "blunder";

/** The annotation symbol of each grade, as in chess. */
export const GRADE_SYMBOLS: Record<Grade, string> = { mistake: "?", blunder: "??" };

/** Return the grade of a move that cost this share of the chance to win; null if it was good enough. */
export function gradeOf(loss: number): Grade | null {
  if (loss >= BLUNDER_LOSS) return "blunder";
  return loss >= MISTAKE_LOSS ? "mistake" : null;
}
