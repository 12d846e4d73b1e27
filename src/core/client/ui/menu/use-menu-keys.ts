import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/**
 * The keys of an open menu: the arrows cycle through its items, Home and End go to the ends, a letter goes to the next item that
 * begins with it. The first item gets the focus when the menu opens.
 *
 * @param menu contains elements with the role `menuitem`; `null` while the menu is closed
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, isOpen: boolean): (event: KeyboardEvent) => void {
  useEffect(() => {
    if (isOpen) itemsOf(menu.current)[0]?.focus({ preventScroll: true });
  }, [menu, isOpen]);
  return (event) => {
    const items = itemsOf(menu.current);
    const next = items.at(nextIndex(event, items));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

// An index past the end means that the menu does not handle the key.
function nextIndex({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, items: readonly HTMLElement[]): number {
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return (current + 1) % items.length;
  if (key === 'ArrowUp') return current <= 0 ? -1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ' || altKey || ctrlKey || metaKey) return items.length;
  const order = items.map((_, offset) => (current + 1 + offset) % items.length);
  return order.find((index) => startsWith(items[index], key)) ?? items.length;
}

function startsWith(item: HTMLElement | undefined, letter: string): boolean {
  return (item?.textContent ?? '').trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
}
