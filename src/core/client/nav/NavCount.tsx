import type { JSX } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { classNames } from '../ui/class-names.ts';

interface NavCountProps {
  readonly count: number;
  /** The count as a sentence of its own: "3 new applicants". Read aloud in place of the bare figure. */
  readonly label: string;
  /** Something new waits: the count is drawn as a leaf. */
  readonly isNew?: boolean;
}

/** The count at the end of a navigation item; nothing where there is nothing to count. */
export function NavCount({ count, label, isNew = false }: NavCountProps): JSX.Element | undefined {
  const { number } = useFormat();
  if (count === 0) return undefined;
  return (
    <span className={classNames('nav-count', isNew && 'nav-count--new')}>
      <span aria-hidden="true">{count > MOST ? `${number(MOST)}+` : number(count)}</span>
      <span className="vh">{label}</span>
    </span>
  );
}

// More does not fit beside a label, and nobody counts further.
const MOST = 999;
