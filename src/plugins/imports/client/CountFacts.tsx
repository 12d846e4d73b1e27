import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ImportCounts, ImportRun, UndoCounts } from '../contract/schemas.ts';
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

/** The counts of a check. Rows that would be hidden are named only when this was chosen. */
export function checkedCounts(counts: ImportCounts, hidesMissing: boolean): NamedCounts {
  const { hidden } = counts;
  return [
    ...(['new', 'changed', 'unchanged', 'faulty'] as const).map((name) => [name, counts[name]] as const),
    ...(hidesMissing || hidden > 0 ? [['hidden', hidden] as const] : []),
  ];
}

/** The counts of an undo. */
function undoneCounts(undo: UndoCounts): NamedCounts {
  return (['reverted', 'hidden', 'kept'] as const).map((name) => [name, undo[name]] as const);
}

/** What an import has to count; empty before its check. */
export function countsOfRun({ counts, undo }: Pick<ImportRun, 'counts' | 'undo'>): NamedCounts {
  if (undo !== null) return undoneCounts(undo);
  return counts === null ? [] : checkedCounts(counts, false);
}

/** Rows that applying would write. */
export function writtenRows(counts: ImportCounts): number {
  return counts.new + counts.changed + counts.hidden;
}
