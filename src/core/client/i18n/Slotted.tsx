import type { JSX, ReactNode } from 'react';

/** Placeholder for an element in a sentence. None of our texts contains this character. */
export const SLOT = '\uFFFC';

interface SlottedProps {
  /** A text that contains {@link SLOT}. */
  readonly sentence: string;
  /** The element that replaces {@link SLOT}. */
  readonly children: ReactNode;
}

/**
 * Renders a sentence with an element inside, at the position that the language needs.
 *
 * @example <Slotted sentence={t('meant', { page: SLOT })}><Link to={to}>{name}</Link></Slotted>
 */
export function Slotted({ sentence, children }: SlottedProps): JSX.Element {
  const [before, after] = sentence.split(SLOT);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
