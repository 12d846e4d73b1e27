import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Content that opens below its button. */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The element that contains button and content. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens and closes content with its button. It also closes on Escape, which returns the focus to the button, when the user focuses or
 * presses another element, and after a navigation.
 */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the location changes
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event): void => {
      if (!(event.target instanceof Node) || !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setOpen((open) => !open), root, button };
}
