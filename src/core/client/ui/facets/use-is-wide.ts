import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';

const QUERY = `(min-width: ${BREAKPOINTS[MOBILE_BREAKPOINT]}px)`;

/** Whether the window is as wide as `lg` or wider (specification section 9): there is room beside the content. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, read);
}

function follow(changed: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

function read(): boolean {
  return matchMedia(QUERY).matches;
}
