const DAY_MS = 86_400_000;

// A day ends last at 12 hours west of Greenwich.
const LAST_ZONE_MS = 43_200_000;

/** When a day such as `2026-09-30` is over in every time zone. */
export function dayEnd(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + LAST_ZONE_MS);
}

/** When a posting stops taking applications: at its expiry or after the day of its deadline, whichever is earlier; `null` for neither. */
export function applicationsEnd(expiresAt: Date | null, deadline: string | null): Date | null {
  const ends = [expiresAt, deadline === null ? null : dayEnd(deadline)].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}
