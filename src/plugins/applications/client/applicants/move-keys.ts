import { isTyping, letterOf } from '#core/client/ui/keyboard.ts';

/** What the keys for moves act on. */
export interface MoveTarget {
  /** The button that opens the stages. */
  readonly menu: HTMLElement | null | undefined;
  readonly reject: () => void;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'repeat' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether the key belongs to the page: not to a field, a menu or a dialog, and not to the browser. */
export function isPageKey({ target, defaultPrevented, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return false;
  return (
    !(target instanceof Element && target.closest('[role="menu"], dialog') !== null) && document.querySelector('dialog[open]') === null
  );
}

/** M opens the stages, and N moves to "Not selected". Returns whether it was one of these keys. A held key decides once. */
export function pressMoveKey(event: PressedKey, { menu, reject }: MoveTarget): boolean {
  const letter = letterOf(event);
  if (letter === 'm') menu?.click();
  else if (letter === 'n' && !event.repeat) reject();
  return letter === 'm' || letter === 'n';
}

/** The button of the dock that opens the stages for the selected applicants. */
export function menuOfSelected(): HTMLElement | null {
  return document.querySelector('[data-move-selected] [aria-haspopup]');
}
