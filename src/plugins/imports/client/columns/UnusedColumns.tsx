import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FileColumn } from '../../contract/schemas.ts';
import * as styles from '../spreadsheets.module.css';

/** Names the columns of the file that are not imported. */
export function UnusedColumns({ columns }: { readonly columns: readonly FileColumn[] }): JSX.Element | null {
  const t = useT('imports');
  if (columns.length === 0) return null;
  return (
    <div className="stack">
      <h3>{t('columns.unused')}</h3>
      <ul className={styles.importsLabels} aria-label={t('columns.unused')}>
        {columns.map(({ label }) => (
          <li key={label}>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
