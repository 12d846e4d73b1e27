import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that opens below its button. */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Holds button and content. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes by the button; closes on Escape (the focus goes back), when focus or pointer go elsewhere, and on arriving anywhere. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
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
