// Grades moves by the chance to win they lost, with the thresholds of lichess.
const MISTAKE_LOSS = 0.1;
const BLUNDER_LOSS = 0.15;

/** The grade of a bad move. */
export type Grade = "mistake" | "blunder";

/** The sign of each grade, as chess players write it. */
export const GRADE_SIGNS: Record<Grade, string> = { mistake: "?", blunder: "??" };

/** The grade of a move that cost a share of the chance to win; null if it was good enough. */
export function gradeOf(loss: number): Grade | null {
  if (loss >= BLUNDER_LOSS) return "blunder";
  return loss >= MISTAKE_LOSS ? "mistake" : null;
}
