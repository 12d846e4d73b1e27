import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToHeight } from './scroll.ts';

/**
 * Makes links to a part of the same page (`#part`) scroll smoothly instead of jumping, and moves the focus to that part. Use it in a
 * component around the router's scroll restoration: that has jumped when this hook runs, and nothing is painted yet.
 */
export function useJump(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // Read during rendering: the scroll position before the router's jump.
  const before = window.scrollY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the history entry changes
  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (hash === '' || isReturn || !isSamePage) return undefined;
    const goal = window.scrollY;
    window.scrollTo(0, before);
    return scrollToHeight(goal);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const part = isReturn ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part === null) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }, [key]);
}
