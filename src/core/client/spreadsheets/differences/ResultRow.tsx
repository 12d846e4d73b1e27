import type { JSX } from 'react';
import type { ColumnChange, ImportedRow } from '#core/contract/imports/schemas.ts';
import { useT } from '../../i18n/use-t.ts';
import { useLedgerItem } from '../../ui/data-list/ledger-item.ts';
import { useDesk } from '../desk.ts';
import * as styles from '../spreadsheets.module.css';

/** One row with what changes in it, column by column. */
export function ResultRow({ row: { line, title, result, changes } }: { readonly row: ImportedRow }): JSX.Element {
  const t = useT('core');
  const item = useLedgerItem();
  return (
    <li {...item} className={styles.importsRow}>
      <p>
        <bdi className="strong">{title}</bdi> {line !== null && <span className={styles.importsPlace}>{t('imports.line', { line })}</span>}
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
  const t = useT('core');
  const { titleOf } = useDesk();
  return (
    <div>
      <dt>
        <bdi>{titleOf(column)}</bdi>
      </dt>
      {!isNew && (
        <dd>
          {t('imports.before')} <Value text={before} />
        </dd>
      )}
      <dd>
        {!isNew && <>{t('imports.after')} </>}
        <Value text={after} />
      </dd>
    </div>
  );
}

function Value({ text }: { readonly text: string }): JSX.Element {
  const t = useT('core');
  return text === '' ? <span className="muted">{t('imports.empty')}</span> : <bdi className={styles.importsCell}>{text}</bdi>;
}
