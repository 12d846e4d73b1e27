/**
 * Repeats work with a pause in between while the page is visible and online, starting at once. Begins again at once when either state
 * returns. Returns a function that stops it.
 *
 * @param work must not reject
 * @param pauseMs the pause, or a function that gives each pause
 */
export function repeatWhileVisible(work: () => Promise<void>, pauseMs: number | (() => number)): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const stop = (): void => {
    clearTimeout(timer);
    turn += 1;
  };
  const go = async (): Promise<void> => {
    stop();
    const mine = turn;
    await work();
    // The page became visible again meanwhile and started a new loop.
    if (mine === turn) timer = setTimeout(go, typeof pauseMs === 'number' ? pauseMs : pauseMs());
  };
  const follow = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) void go();
    else stop();
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
    stop();
  };
}
