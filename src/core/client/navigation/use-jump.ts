import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToHeight } from './scroll-to.ts';

/**
 * A link to a part of the same page (`#part`) glides there instead of jumping, and the keyboard goes on from there. Belongs into a
 * component around the router's own scroll restoration, which has jumped by the time this runs and before anything is painted.
 */
export function useJump(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // Read while rendering: the height from before the router's jump.
  const before = window.scrollY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step through the history, and then only
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
