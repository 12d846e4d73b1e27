import { useEffect, useMemo } from 'react';
import { useMatches, useNavigation } from 'react-router-dom';
import { useResolve } from '../di/use-service.ts';
import { loadAhead } from '../navigation/load-ahead.ts';
import { PagePrefetch } from './page-prefetch.ts';

/**
 * Loads the code of pages in advance: the likely next pages while the browser is idle, and the page of a link that the user points at,
 * touches or focuses.
 */
export function usePagePrefetch(): void {
  const resolve = useResolve();
  const prefetch = useMemo(() => new PagePrefetch(resolve), [resolve]);
  const route = useMatches().at(-1)?.id ?? '';
  const isOpening = useNavigation().state !== 'idle';
  useEffect(() => (isOpening ? undefined : loadAhead(() => void prefetch.after(route))), [prefetch, route, isOpening]);
  useEffect(() => {
    const follow = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === location.origin && link.target === '') void prefetch.at(link.pathname);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, follow, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, follow);
    };
  }, [prefetch]);
}
