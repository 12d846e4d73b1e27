/** Repeats work with a pause in between while the page is visible, starting at once. Returns a function that stops it. */
export function repeatWhileVisible(work: () => Promise<void>, pauseMs: number): () => void {
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
    if (mine === turn) timer = setTimeout(go, pauseMs);
  };
  const follow = (): void => {
    if (document.visibilityState === 'visible') void go();
    else stop();
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}
