import { isPageKey, letterOf } from '../keyboard.ts';
import type { Queue } from './Neighbours.tsx';

type PressedKey = Parameters<typeof isPageKey>[0] & Parameters<typeof letterOf>[0];

/** J opens the next object of a list and K the previous one, unless the key belongs to a field, a menu or a dialog. */
export function pressQueueKey(event: PressedKey, { goNext, goPrevious }: Pick<Queue, 'goNext' | 'goPrevious'>): void {
  if (!isPageKey(event)) return;
  const key = letterOf(event);
  if (key === 'j') goNext?.();
  else if (key === 'k') goPrevious?.();
}
