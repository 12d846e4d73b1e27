import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { VirtualLedger } from '#core/client/ui/data-list/VirtualLedger.tsx';
import { listImportedRows } from '../../contract/endpoints.ts';
import type { RowResult } from '../../contract/import-run.ts';
import type { ImportedRow } from '../../contract/schemas.ts';
import { PAGE, usePaged } from '../use-paged.ts';
import { ResultRow } from './ResultRow.tsx';

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
      <VirtualLedger label={label} rows={list.items} rowId={keyOf} row={drawRow} total={total} estimate={ROW_HEIGHT} />
      {/* More rows come only when they are asked for: what follows the list must stay within reach. */}
      <ListFoot paging={list} />
    </>
  );
});

const ROW_HEIGHT = 64;
const keyOf = ({ key }: ListedRow): string => key;
const drawRow = (row: ListedRow): JSX.Element => <ResultRow row={row} />;
