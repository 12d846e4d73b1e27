import type { KeyboardEvent } from 'react';
import { isTyping, letterOf } from '#core/client/ui/keyboard.ts';
import { PREVIEW_ID } from './preview-focus.ts';

/** What the keys of the list do. */
export interface ListKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly take: () => void;
  readonly answer: () => void;
  readonly close: () => void;
  readonly undo: () => void;
  /** Returns from the preview to the row. */
  readonly back: () => void;
}

/** The keys, in the order of the line that names them. */
export const LIST_KEYS: readonly (readonly [key: string, action: keyof ListKeys])[] = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'take'],
  ['r', 'answer'],
  ['c', 'close'],
  ['u', 'undo'],
  ['Esc', 'back'],
];

/**
 * Handles a letter that is pressed while the focus is in the list or the preview (WCAG 2.1.4). Letters in a field, a menu or a dialog are
 * left alone, and so are shortcuts of the browser.
 */
export function pressListKey(event: KeyboardEvent, keys: ListKeys): void {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (event.key === 'Escape' && leavesPreview(target)) {
    event.preventDefault();
    keys.back();
  }
  if (isTyping(target)) return;
  if (target instanceof Element && target.closest('[role="menu"], dialog') !== null) return;
  const action = LIST_KEYS.find(([letter]) => letter === letterOf(event))?.[1];
  if (action === undefined) return;
  event.preventDefault();
  // Holding a key moves on, but does not repeat a decision.
  if (!event.repeat || action === 'next' || action === 'previous') keys[action]();
}

/** Whether Escape belongs to the preview: from a text field or the preview itself. A list that its button opened closes first. */
function leavesPreview(target: EventTarget): boolean {
  if (!(target instanceof Element) || target.closest(`#${PREVIEW_ID}`) === null) return false;
  return isTyping(target) || target.id === PREVIEW_ID;
}
