import { focusHeading } from './focus-heading.ts';

/** Address of the link at an element of the page's main part: the link itself, or that of a row which can have the focus. */
export function linkAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || target.closest('main') === null) return undefined;
  const link = target.closest('a[href]') ?? (target.matches('[data-index]') ? target.querySelector('a[href]') : null);
  return link?.getAttribute('href') ?? undefined;
}

/**
 * Moves the focus to the link that the user opened, or to its row, when the user returns to its page. Until the link exists, the focus
 * is on the heading. Does nothing if the user presses a key or the pointer in the meantime. Returns a function that stops waiting.
 */
export function returnFocus(root: ParentNode & Node, address: string): () => void {
  const before = document.activeElement;
  const attempt = (): boolean => {
    const link = root.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
    if (link === null) return false;
    const active = document.activeElement;
    // Another element has the focus if the page has chosen it.
    if (active === before || active === document.body || active?.matches('h1')) focusOn(link);
    return true;
  };
  if (attempt()) return () => undefined;
  const stopHeading = focusHeading(root);
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    stopHeading();
    for (const name of TAKING_OVER) window.removeEventListener(name, stop, true);
  };
  for (const name of TAKING_OVER) window.addEventListener(name, stop, true);
  observer.observe(root, { childList: true, subtree: true });
  return stop;
}

const TAKING_OVER = ['keydown', 'pointerdown'] as const;

function focusOn(link: HTMLElement): void {
  // Scroll restoration sets the scroll position.
  (link.closest<HTMLElement>('[data-index][tabindex]') ?? link).focus({ preventScroll: true });
}
