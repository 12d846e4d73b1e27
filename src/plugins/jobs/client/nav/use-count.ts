import { useEffect } from 'react';
import { usePathname } from '#core/client/router/use-pathname.ts';
import type { PlaceCount } from './nav-counts-store.ts';

/** The count, made anew at each step inside the pages where it may change, and on leaving them. */
export function useCount(count: PlaceCount, ...changingBelow: readonly string[]): number {
  const path = usePathname();
  const place = changingBelow.some((prefix) => path.startsWith(prefix)) ? path : '';
  useEffect(() => void count.make(place), [count, place]);
  return count.value;
}
