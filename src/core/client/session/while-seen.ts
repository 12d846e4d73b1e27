/**
 * Does something again and again while the page is seen and there is a network, and at once when either comes back. For as long
 * as the page lives.
 */
export function whileSeen(work: () => void, everyMs: number): void {
  const tick = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) work();
  };
  setInterval(tick, everyMs);
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('online', tick);
}
