import { useEffect } from 'react';
import { usePathname } from '#core/client/navigation/page-address.ts';
import type { KeptCount } from './kept-count.ts';

/** The count. Opening another page fetches it again if it is too old. */
export function useCount(count: KeptCount): number {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation checks the count's age
  useEffect(() => void count.keep(), [count, path]);
  return count.value;
}
