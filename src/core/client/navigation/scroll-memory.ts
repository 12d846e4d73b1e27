/** Storage key of the router's scroll positions, by the keys of the history entries. Of this tab only. */
export const SCROLL_MEMORY = 'trellis.scroll';

/** Scroll position of a history entry when the user left it; 0 when it is unknown. */
export function heightLeft(key: string): number {
  try {
    const heights: unknown = JSON.parse(sessionStorage.getItem(SCROLL_MEMORY) ?? '{}');
    const height: unknown = Object(heights)[key];
    return typeof height === 'number' ? height : 0;
  } catch {
    // Storage may be denied.
    return 0;
  }
}

const TAKING_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a height that the page does not have yet, as soon as its content has loaded. Does not scroll if the user scrolls or
 * types in the meantime. Returns a function that stops waiting.
 */
export function scrollWhenTall(height: number): () => void {
  const isTall = (): boolean => document.documentElement.scrollHeight - window.innerHeight >= height;
  if (height === 0 || isTall()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (!isTall()) return;
    stop();
    window.scrollTo(0, height);
  });
  const stop = (): void => {
    observer.disconnect();
    for (const name of TAKING_OVER) window.removeEventListener(name, stop);
  };
  for (const name of TAKING_OVER) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
