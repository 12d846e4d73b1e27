import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { TypeAhead } from './type-ahead.ts';

/**
 * The keys of an open menu: the arrows cycle through its items, Home and End go to the ends, typing goes to the item that has these words. The
 * first item gets the focus when the menu opens.
 *
 * @param menu contains elements with the role `menuitem`; `null` while the menu is closed
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, isOpen: boolean): (event: KeyboardEvent) => void {
  const [ahead] = useState(() => new TypeAhead());
  useEffect(() => {
    if (isOpen) itemsOf(menu.current)[0]?.focus({ preventScroll: true });
  }, [menu, isOpen]);
  return (event) => {
    const items = itemsOf(menu.current);
    const isText = isCharacter(event, ahead);
    const next = isText ? typed(event, items, ahead) : items.at(nextIndex(event, items));
    // A letter that finds nothing does nothing, also not to the page around the menu.
    if (next === undefined && !isText) return;
    event.preventDefault();
    next?.focus();
  };
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function currentOf(items: readonly HTMLElement[]): number {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
}

// Space presses the item, unless it is inside of what is typed.
function isCharacter({ key, altKey, ctrlKey, metaKey, timeStamp }: KeyboardEvent, ahead: TypeAhead): boolean {
  if (altKey || ctrlKey || metaKey || [...key].length !== 1) return false;
  return key !== ' ' || ahead.isTyping(timeStamp);
}

function typed({ key, timeStamp }: KeyboardEvent, items: readonly HTMLElement[], ahead: TypeAhead): HTMLElement | undefined {
  const texts = items.map(({ textContent }) => textContent ?? '');
  const index = ahead.press(key, texts, currentOf(items), timeStamp);
  return index === -1 ? undefined : items[index];
}

// An index past the end means that the menu does not handle the key.
function nextIndex({ key }: KeyboardEvent, items: readonly HTMLElement[]): number {
  const current = currentOf(items);
  if (key === 'ArrowDown') return (current + 1) % items.length;
  if (key === 'ArrowUp') return current <= 0 ? -1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  return items.length;
}
