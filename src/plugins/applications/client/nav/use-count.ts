import { useEffect } from 'react';
import { usePathname } from '#core/client/navigation/use-pathname.ts';
import type { KeptCount } from './kept-count.ts';

/** The count; a step to another page fetches it again once it is old. */
export function useCount(count: KeptCount): number {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step asks for the count's age
  useEffect(() => void count.keep(), [count, path]);
  return count.value;
}
