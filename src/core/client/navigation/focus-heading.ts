/**
 * Moves the focus to the page's first heading as soon as it is there, so that a screen reader begins where the new page does.
 * Leaves the focus alone when somebody has put it into the page meanwhile. Returns how to stop waiting.
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
  // Where the page stands is the scroll restoration's business.
  heading.focus({ preventScroll: true });
}
