/** Ends what still runs when the time of beginning is passed by a tenth, so that a run ends by itself and its results count. */
const END = 1.1;

/** The time of a run. */
export interface Clock {
  /** Whether a further item may begin. */
  readonly mayBegin: () => boolean;
  /** Milliseconds until everything is ended; never below 0. */
  readonly leftMs: () => number;
}

export const NO_CLOCK: Clock = { mayBegin: () => true, leftMs: () => Number.POSITIVE_INFINITY };

/** A clock that began at a time, in milliseconds since 1970. */
export function clockOf(minutes: number, begun: number, now: () => number = Date.now): Clock {
  const last = begun + minutes * 60_000;
  const end = begun + minutes * 60_000 * END;
  return { mayBegin: () => now() < last, leftMs: () => Math.max(0, end - now()) };
}
