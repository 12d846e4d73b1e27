import type { JSX, ReactNode } from 'react';

/** Stands for an element in a sentence until the element takes its place; no text of ours holds this character. */
export const SLOT = '\uFFFC';

interface SlottedProps {
  /** A text into which {@link SLOT} was filled. */
  readonly sentence: string;
  /** What stands there instead. */
  readonly children: ReactNode;
}

/**
 * A sentence with an element in its midst, wherever the language puts it.
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
