import { type RefObject, useEffect, useRef } from 'react';
import type { FeedbackValues } from './feedback-list.ts';

/**
 * Writes the filters of the address into the fields of a form when they change, for example after "back". The fields stay, and so does the
 * focus.
 */
export function useTypedValues(
  form: RefObject<HTMLFormElement | null>,
  shown: FeedbackValues,
  names: readonly (keyof FeedbackValues)[],
): void {
  const written = useRef(shown);
  useEffect(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      // What the user types in another field meanwhile is kept.
      if (field instanceof HTMLInputElement && shown[name] !== written.current[name]) field.value = shown[name] ?? '';
    }
    written.current = shown;
  });
}

/** The values of the fields of a form, by their names. */
export function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
