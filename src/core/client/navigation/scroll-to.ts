import { SCROLL } from '#core/contract/constants.ts';

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

const TAKING_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

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
