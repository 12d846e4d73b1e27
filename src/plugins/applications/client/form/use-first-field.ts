import { type RefObject, useEffect } from 'react';

const FIELDS = 'textarea, select, input:not([type="file"])';

/** Moves the focus to the first field of a form that the user has asked for, as soon as it has loaded. */
export function useFirstField(place: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    const form = place.current;
    if (!isAsked || form === null) return undefined;
    const focus = (): boolean => {
      const field = form.querySelector<HTMLElement>(FIELDS);
      field?.focus();
      return field !== null;
    };
    if (focus()) return undefined;
    const changes = new MutationObserver(() => focus() && changes.disconnect());
    changes.observe(form, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [place, isAsked]);
}
