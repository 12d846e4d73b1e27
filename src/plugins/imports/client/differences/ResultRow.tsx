import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useLedgerItem } from '#core/client/ui/data-list/ledger-item.ts';
import type { ColumnChange, ImportedRow } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import * as styles from '../spreadsheets.module.css';

/** One row with what changes in it, column by column. */
export function ResultRow({ row: { line, title, result, changes } }: { readonly row: ImportedRow }): JSX.Element {
  const t = useT('imports');
  const item = useLedgerItem();
  return (
    <li {...item} className={styles.importsRow}>
      <p>
        <bdi className="strong">{title}</bdi> {line !== null && <span className={styles.importsPlace}>{t('line', { line })}</span>}
      </p>
      {changes.length > 0 && (
        <dl className={styles.importsChanges}>
          {changes.map((change) => (
            <Change key={change.column} change={change} isNew={result === 'new'} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Change({ change: { column, before, after }, isNew }: { readonly change: ColumnChange; readonly isNew: boolean }): JSX.Element {
  const t = useT('imports');
  const { titleOf } = useDesk();
  return (
    <div>
      <dt>
        <bdi>{titleOf(column)}</bdi>
      </dt>
      {!isNew && (
        <dd>
          {t('before')} <Value text={before} />
        </dd>
      )}
      <dd>
        {!isNew && <>{t('after')} </>}
        <Value text={after} />
      </dd>
    </div>
  );
}

function Value({ text }: { readonly text: string }): JSX.Element {
  const t = useT('imports');
  return text === '' ? <span className="muted">{t('empty')}</span> : <bdi className={styles.importsCell}>{text}</bdi>;
}
