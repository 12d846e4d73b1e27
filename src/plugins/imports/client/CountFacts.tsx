import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import * as styles from './spreadsheets.module.css';

/** A count of rows that has a name in the texts. */
type CountName = 'new' | 'changed' | 'unchanged' | 'faulty' | 'hidden' | 'reverted' | 'kept';

/** Counts in the order in which they are shown. */
export type NamedCounts = readonly (readonly [CountName, number])[];

interface CountFactsProps {
  readonly label: string;
  readonly counts: NamedCounts;
  /** For a line in a list. */
  readonly small?: boolean;
}

/** Counts of rows with their names. */
export function CountFacts({ label, counts, small = false }: CountFactsProps): JSX.Element {
  const t = useT('imports');
  const format = useFormat();
  return (
    <ul className={small ? `${styles.importsCounts} ${styles.importsCountsSmall}` : styles.importsCounts} aria-label={label}>
      {counts.map(([name, count]) => (
        <li key={name}>
          <span>{t(`count.${name}`)}</span> <b className="num">{format.number(count)}</b>
        </li>
      ))}
    </ul>
  );
}
