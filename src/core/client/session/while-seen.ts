/**
 * Repeats the work while the page is visible and online, and runs it at once when either state returns. It never stops while the
 * page is open.
 */
export function whileSeen(work: () => void, everyMs: number): void {
  const tick = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) work();
  };
  setInterval(tick, everyMs);
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('online', tick);
}
