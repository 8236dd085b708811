// Relative times: "5 minutes ago", "yesterday", and a date after a week.

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Returns how long ago a moment was, in words. Both times are in seconds since 1970. */
export function relativeTime(moment: number, now: number, language: string): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - moment);
  if (passed < MINUTE_S) return relative.format(0, "second");
  if (passed < HOUR_S) return relative.format(-Math.floor(passed / MINUTE_S), "minute");
  const days = daysBetween(moment, now);
  if (days === 0) return relative.format(-Math.floor(passed / HOUR_S), "hour");
  if (days < 7) return relative.format(-days, "day");
  return new Date(moment * 1000).toLocaleDateString(language, { dateStyle: "medium" });
}

/** The number of midnights between two times, in the reader's time zone. */
function daysBetween(moment: number, now: number): number {
  const midnight = (seconds: number) => new Date(seconds * 1000).setHours(0, 0, 0, 0) / 1000;
  return Math.round((midnight(now) - midnight(moment)) / DAY_S);
}
