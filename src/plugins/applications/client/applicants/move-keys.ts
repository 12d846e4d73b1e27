import { letterOf } from '#core/client/ui/keyboard.ts';

/** What the keys for moves act on. */
export interface MoveTarget {
  /** The button that opens the stages. */
  readonly menu: HTMLElement | null | undefined;
  readonly reject: () => void;
}

/** M opens the stages, and N moves to "Not selected". Returns whether it was one of these keys. A held key decides once. */
export function pressMoveKey(event: Pick<KeyboardEvent, 'key' | 'code' | 'repeat'>, { menu, reject }: MoveTarget): boolean {
  const letter = letterOf(event);
  if (letter === 'm') menu?.click();
  else if (letter === 'n' && !event.repeat) reject();
  return letter === 'm' || letter === 'n';
}

/** The button of the selection bar that opens the stages for the selected applicants. */
export function menuOfSelected(): HTMLElement | null {
  return document.querySelector('[data-move-selected] [aria-haspopup]');
}
