/** How often a job is tried, and how long a failed one is kept. */
export const ATTEMPTS = 8;

/** Seconds between the attempts: from ten seconds to six hours, each pause 3.6 times the one before. */
const PAUSES_SECONDS: readonly number[] = Object.freeze([10, 36, 130, 467, 1_680, 6_050, 21_600]);

/** Seconds until the attempt after this one, which is 1 for the first. */
export function pauseAfter(attempt: number): number {
  return PAUSES_SECONDS[Math.min(attempt, PAUSES_SECONDS.length) - 1] ?? 0;
}
