/** Does something at once, and again and again with a pause in between, while the page can be seen. Returns how to stop. */
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
    // Whoever came back to the page meanwhile has begun another round.
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
