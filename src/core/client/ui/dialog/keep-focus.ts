const CONTROLS =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';

/**
 * Moves the focus to the first control of an open dialog when the focused element has left the dialog, as when loaded content replaces
 * a button. Returns a function that stops it.
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) dialog.querySelector<HTMLElement>(CONTROLS)?.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}
