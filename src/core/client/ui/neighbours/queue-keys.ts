import { isTyping, letterOf } from '../keyboard.ts';
import type { Queue } from './Neighbours.tsx';

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** J opens the next object of a list and K the previous one, unless the user is typing. */
export function pressQueueKey(event: PressedKey, { goNext, goPrevious }: Pick<Queue, 'goNext' | 'goPrevious'>): void {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
  if (target instanceof Element && target.closest('[role="menu"]') !== null) return;
  const key = letterOf(event);
  if (key === 'j') goNext?.();
  else if (key === 'k') goPrevious?.();
}
