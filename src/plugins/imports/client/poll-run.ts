const PAUSE_MS = 700;
/** While the page is hidden, the progress is not seen. */
const HIDDEN_PAUSE_MS = 5000;

/**
 * Asks again and again with a pause in between: 0.7 s while the page is visible, 5 s while it is hidden. Asks at once when the page becomes
 * visible. Returns a function that stops it and aborts the pending call.
 *
 * @param ask must not reject
 */
export function pollRun(ask: (signal: AbortSignal) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    pending?.abort();
    pending = undefined;
  };
  const wait = (): void => {
    timer = setTimeout(() => void go(), document.visibilityState === 'visible' ? PAUSE_MS : HIDDEN_PAUSE_MS);
  };
  const go = async (): Promise<void> => {
    stop();
    const mine = new AbortController();
    pending = mine;
    await ask(mine.signal);
    if (pending === mine) wait();
  };
  const follow = (): void => {
    if (document.visibilityState === 'visible') void go();
  };
  document.addEventListener('visibilitychange', follow);
  wait();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}
