import { SCROLL } from '#core/contract/constants.ts';

// The user takes over the scroll position with one of these events.
const TAKING_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a height (CSS pixels from the top) as specification section 9 says; at once under reduced motion. Stops when
 * the user scrolls by wheel, touch or key. Returns a function that stops it.
 */
export function scrollToHeight(target: number): () => void {
  const start = window.scrollY;
  const goal = Math.max(0, Math.min(target, document.documentElement.scrollHeight - window.innerHeight));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || goal === start) {
    window.scrollTo(0, goal);
    return () => undefined;
  }
  return animate((share) => window.scrollTo(0, start + (goal - start) * share));
}

/** Scrolls until an element is at the top of the window, below any sticky elements. */
export function scrollToElement(element: Element): () => void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return scrollToHeight(window.scrollY + element.getBoundingClientRect().top - margin);
}

function animate(show: (share: number) => void): () => void {
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const name of TAKING_OVER) window.removeEventListener(name, stop);
  };
  for (const name of TAKING_OVER) window.addEventListener(name, stop, { passive: true });
  let begun: number | undefined;
  const step = (now: number): void => {
    begun ??= now;
    const time = Math.min(1, (now - begun) / SCROLL.durationMs);
    show(SCROLL.easing(time));
    if (time < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  frame = requestAnimationFrame(step);
  return stop;
}

/** Storage key of the router's scroll positions, by the keys of the history entries. Of this tab only. */
export const SCROLL_STORAGE_KEY = 'trellis.scroll';

/** Scroll position of a history entry when the user left it; 0 when it is unknown. */
export function storedScrollPosition(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}');
    const position: unknown = Object(positions)[key];
    return typeof position === 'number' ? position : 0;
  } catch {
    // Storage may be denied.
    return 0;
  }
}

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
