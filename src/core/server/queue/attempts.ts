/** How many times a job is tried, including the first attempt. */
export const ATTEMPTS = 8;

/** Seconds between the attempts: from ten seconds to six hours, each pause 3.6 times the previous one. */
const PAUSES_SECONDS: readonly number[] = Object.freeze([10, 36, 130, 467, 1_680, 6_050, 21_600]);

/** Seconds from this attempt to the next. The first attempt is 1. */
export function pauseAfter(attempt: number): number {
  return PAUSES_SECONDS[Math.min(attempt, PAUSES_SECONDS.length) - 1] ?? 0;
}
