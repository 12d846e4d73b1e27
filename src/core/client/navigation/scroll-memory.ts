/** Where the router keeps the heights at which pages were left, by the keys of their places in the history; of this tab only. */
export const SCROLL_MEMORY = 'trellis.scroll';

/** Height at which the page at a place in the history was left; 0 where nothing is known. */
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
 * Goes down to a height that the page does not have yet, because what fills it is still loading, as soon as it has. Whoever scrolls
 * or types meanwhile stays where they are. Returns how to stop waiting.
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
