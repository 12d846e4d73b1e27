import type { JSX } from 'react';
import { useFormat } from '../i18n/use-format.ts';

interface NavCountProps {
  readonly count: number;
  /** The count as a full sentence: "3 new applicants". Screen readers read it in place of the number. */
  readonly label: string;
  /** Whether there is something new: the count is then drawn as a leaf. */
  readonly isNew?: boolean;
}

/** The count at the end of a navigation item. Renders nothing for a count of 0. */
export function NavCount({ count, label, isNew = false }: NavCountProps): JSX.Element | undefined {
  const { number } = useFormat();
  if (count === 0) return undefined;
  return (
    <span data-nav-count={isNew ? 'new' : ''}>
      <span aria-hidden="true">{count > MOST ? `${number(MOST)}+` : number(count)}</span>
      <span className="vh">{label}</span>
    </span>
  );
}

// A larger number does not fit beside a label.
const MOST = 999;
