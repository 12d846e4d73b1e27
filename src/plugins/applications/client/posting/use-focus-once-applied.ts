import { type RefObject, useEffect, useRef } from 'react';

/** The form had the focus and is gone once somebody has applied; the keyboard goes on at what took its place. */
export function useFocusOnceApplied<Part extends HTMLElement>(applicationId: string | null | undefined): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(applicationId);
  useEffect(() => {
    if (before.current === null && typeof applicationId === 'string') part.current?.focus();
    before.current = applicationId;
  }, [applicationId]);
  return part;
}
