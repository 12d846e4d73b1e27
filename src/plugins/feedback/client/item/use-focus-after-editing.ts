import { type RefObject, useEffect, useRef } from 'react';

const PLACES = { conversation: '[data-conversation]', reply: '[data-reply] textarea' } as const;

/** Where the focus moves when feedback is not edited any more. */
export type AfterEditing = keyof typeof PLACES;

interface FocusAfterEditing {
  /** The element around the conversation and the reply box. */
  readonly talk: RefObject<HTMLDivElement | null>;
  readonly focusNext: (next: AfterEditing) => void;
}

/** Moves the focus when the form for changes has disappeared, and with it the focused element. */
export function useFocusAfterEditing(isEditing: boolean): FocusAfterEditing {
  const talk = useRef<HTMLDivElement>(null);
  const next = useRef<AfterEditing>(undefined);
  useEffect(() => {
    if (isEditing || next.current === undefined) return;
    talk.current?.querySelector<HTMLElement>(PLACES[next.current])?.focus();
    next.current = undefined;
  }, [isEditing]);
  return {
    talk,
    focusNext: (chosen) => {
      next.current = chosen;
    },
  };
}
