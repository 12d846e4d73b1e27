// npm, the shell and a supervisor may each pass the same wish on; what comes within this time is no second wish.
const SAME_WISH_MS = 2_000;

/** The part of a process that tells of signals. */
export interface SignalSource {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
}

/**
 * Calls `stop` at the first SIGINT or SIGTERM, exactly once, and `force` when somebody asks again.
 *
 * @param now milliseconds of any clock
 */
export function stopOnSignals(source: SignalSource, stop: () => void, force: () => void, now: () => number): void {
  let asked: number | undefined;
  const listener = (): void => {
    if (asked === undefined) {
      asked = now();
      stop();
    } else if (now() - asked > SAME_WISH_MS) {
      force();
    }
  };
  source.on('SIGINT', listener);
  source.on('SIGTERM', listener);
}
