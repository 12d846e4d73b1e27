import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Handlers for the element that keeps the focus. */
interface KeptFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * Keeps the focus in an element when the part that had it is removed, for example the row of a file. The focus goes to the button that
 * adds files, else to the first button. Call it in the component that renders the parts.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): KeptFocus {
  const focused = useRef<Element>(null);
  // After every render, because any of them may remove the part.
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    // Another element has the focus if the user or a dialog has chosen it.
    if (document.activeElement === document.body) nextIn(area.current)?.focus();
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

function nextIn(area: HTMLElement | null): HTMLElement | null | undefined {
  return area?.querySelector<HTMLElement>('[data-choose]:enabled') ?? area?.querySelector<HTMLElement>('button:enabled');
}
