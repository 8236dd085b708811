// Relative times: "5 minutes ago", "yesterday", and a date after a week.

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Return how long ago `time` was, in words. Both times are in seconds since 1970. */
export function relativeTime(time: number, now: number, language: string): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const elapsedS = Math.max(0, now - time);
  if (elapsedS < MINUTE_S) return relative.format(0, "second");
  if (elapsedS < HOUR_S) return relative.format(-Math.floor(elapsedS / MINUTE_S), "minute");
  const days = daysBetween(time, now);
  if (days === 0) return relative.format(-Math.floor(elapsedS / HOUR_S), "hour");
  if (days < 7) return relative.format(-days, "day");
  return new Date(time * 1000).toLocaleDateString(language, { dateStyle: "medium" });
}

/** Return the number of midnights between two times, in the reader's time zone. */
function daysBetween(from: number, to: number): number {
  const midnight = (seconds: number) => new Date(seconds * 1000).setHours(0, 0, 0, 0) / 1000;
  return Math.round((midnight(to) - midnight(from)) / DAY_S);
}
