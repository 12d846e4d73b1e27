import { type RefObject, useEffect, useRef } from 'react';

/** After the user applies, the form disappears. This moves the focus to the element that replaces it. */
export function useFocusOnceApplied<Part extends HTMLElement>(applicationId: string | null | undefined): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(applicationId);
  useEffect(() => {
    if (before.current === null && typeof applicationId === 'string') part.current?.focus();
    before.current = applicationId;
  }, [applicationId]);
  return part;
}
