import type { KeyboardEvent } from 'react';
import type { Queue } from './Neighbours.tsx';

/** J opens the next object of a list and K the previous one, unless the user is typing. */
export function pressQueueKey(event: KeyboardEvent, { goNext, goPrevious }: Pick<Queue, 'goNext' | 'goPrevious'>): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, [role="menu"]'))
    return;
  const key = event.key.toLowerCase();
  if (key === 'j') goNext?.();
  else if (key === 'k') goPrevious?.();
}
