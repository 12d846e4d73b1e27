import type { MouseEvent } from 'react';

/** Opens the link of a row inside the application, unless the user opens it in a new tab or saves it. */
export function followLink(event: MouseEvent<HTMLElement>, go: (address: string) => void): void {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
  const address = target.closest('a.datalist__open')?.getAttribute('href');
  if (address === null || address === undefined) return;
  event.preventDefault();
  go(address);
}
