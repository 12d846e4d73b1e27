import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { useListItem } from '#core/client/ui/data-list/list-item.ts';
import { VirtualList } from '#core/client/ui/data-list/VirtualList.tsx';
import { listImportedRows } from '../../contract/endpoints.ts';
import type { RowResult } from '../../contract/import-run.ts';
import type { ColumnChange, ImportedRow } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import { PAGE, usePaged } from '../use-paged.ts';
import * as styles from '../spreadsheets.module.css';

interface ResultRowsProps {
  /** The id of the import. */
  readonly id: string;
  readonly result: RowResult;
  readonly label: string;
  /** The number of these rows. */
  readonly total: number;
}

/** A row with a name for the list. */
interface ListedRow extends ImportedRow {
  readonly key: string;
}

/** The rows of an import with one result. */
export const ResultRows = observer(function ResultRows({ id, result, label, total }: ResultRowsProps): JSX.Element {
  const t = useT('imports');
  const api = useService(ApiClient);
  const list = usePaged(async (cursor, signal) => {
    const page = await api.call(listImportedRows, { params: { id }, query: { result, limit: PAGE, cursor }, signal });
    return { ...page, items: page.items.map((row, at): ListedRow => ({ ...row, key: `${cursor ?? ''} ${at}` })) };
  }, `${id} ${result}`);
  if (list.items.length === 0) return <ListStates paging={list} empty={<p className="muted">{t('noRows')}</p>} />;
  return (
    <>
      <VirtualList label={label} rows={list.items} rowId={keyOf} row={drawRow} total={total} estimate={ROW_HEIGHT} />
      {/* More rows come only when they are asked for: what follows the list must stay within reach. */}
      <ListFoot paging={list} />
    </>
  );
});

const ROW_HEIGHT = 64;
const keyOf = ({ key }: ListedRow): string => key;
const drawRow = (row: ListedRow): JSX.Element => <ResultRow row={row} />;

/** One row with what changes in it, column by column. */
function ResultRow({ row: { line, title, result, changes } }: { readonly row: ImportedRow }): JSX.Element {
  const t = useT('imports');
  const item = useListItem();
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
