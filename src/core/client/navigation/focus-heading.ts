/**
 * Moves the focus to the page's first heading as soon as it exists, so a screen reader starts at the new page. Does nothing if the
 * user has moved the focus into the page in the meantime. Returns a function that stops waiting.
 */
export function focusHeading(root: ParentNode & Node): () => void {
  const before = document.activeElement;
  const attempt = (): boolean => {
    const heading = root.querySelector<HTMLElement>('h1');
    if (heading === null) return false;
    if (document.activeElement === before || document.activeElement === document.body) focusOn(heading);
    return true;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Scroll restoration sets the scroll position.
  heading.focus({ preventScroll: true });
}
