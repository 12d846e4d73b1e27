const CONTROLS =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';

/**
 * Moves the focus to the first control of an open dialog when the focused element has left the dialog, as when loaded content replaces
 * a button. Returns a function that stops it.
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) firstControl(dialog)?.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A message is shown in an open dialog too. It may be about the dialog that is just closing. */
function firstControl(dialog: HTMLDialogElement): HTMLElement | undefined {
  return [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].find((control) => control.closest('[aria-live]') === null);
}
