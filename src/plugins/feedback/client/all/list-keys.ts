import type { KeyboardEvent } from 'react';
import { isPageKey, isTyping, letterOf } from '#core/client/ui/keyboard.ts';
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

/** The letters, in the order of the line that names them. J and K also move from the preview. */
export const LIST_KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'take'],
  ['r', 'answer'],
  ['c', 'close'],
] as const satisfies readonly (readonly [key: string, action: keyof ListKeys])[];

/**
 * Handles a key that is pressed while the focus is in the list or the preview (WCAG 2.1.4). Letters in a field, a menu or a dialog are left
 * alone, and so are shortcuts of the browser. Ctrl+Z also undoes a change that is not saved yet.
 */
export function pressListKey(event: KeyboardEvent, keys: ListKeys): void {
  const { target, ctrlKey, metaKey } = event;
  if (event.key === 'Escape' && leavesPreview(target)) {
    event.preventDefault();
    keys.back();
  }
  const isUndo = ctrlKey !== metaKey && letterOf(event) === 'z';
  const { defaultPrevented, altKey } = event;
  if (!isPageKey({ target, defaultPrevented, altKey, ctrlKey: ctrlKey && !isUndo, metaKey: metaKey && !isUndo })) return;
  const action = isUndo ? 'undo' : LIST_KEYS.find(([letter]) => letter === letterOf(event))?.[1];
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
