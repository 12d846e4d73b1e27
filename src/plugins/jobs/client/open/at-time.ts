// A timer cannot wait longer (24 days).
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Calls `run` once at this time (milliseconds since 1970). Returns a function that cancels it. */
export function atTime(time: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const left = time - Date.now();
    if (left <= 0) run();
    else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT_MS));
  };
  wait();
  return () => clearTimeout(timer);
}
