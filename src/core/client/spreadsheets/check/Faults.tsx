import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { downloadImportFaults, listImportFaults } from '#core/contract/imports/endpoints.ts';
import { SHOWN_FAULTS } from '#core/contract/imports/import-limits.ts';
import type { ImportFault, ImportRun } from '#core/contract/imports/import-run.ts';
import { useService } from '../../di/use-service.ts';
import { ApiClient } from '../../http/api-client.ts';
import { useDownload } from '../../http/use-download.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/Button.tsx';
import { ListFoot, ListStates } from '../../ui/data-list/ListStates.tsx';
import { VirtualLedger } from '../../ui/data-list/VirtualLedger.tsx';
import { PAGE, usePaged } from '../use-paged.ts';
import { FaultRow } from './FaultRow.tsx';

interface FaultsProps {
  readonly run: ImportRun;
  /** Rows with faults. */
  readonly faulty: number;
}

/** The first faults as a list, and all of them as a file. */
export const Faults = observer(function Faults({ run: { id, version }, faulty }: FaultsProps): JSX.Element {
  const t = useT('core');
  const { busy, download } = useDownload();
  const save = (): Promise<void> => download((api) => api.download(downloadImportFaults, { params: { id } }), 'faults.csv');
  return (
    <section className="stack" aria-label={t('imports.faults.title')}>
      <h3>{t('imports.faults.title')}</h3>
      <p>{t('imports.faults.found', { count: faulty })}</p>
      <div className="row">
        <Button busy={busy} onClick={() => void save()}>
          {t('imports.faults.download')}
        </Button>
        <span className="muted small">{t('imports.faults.shown', { most: SHOWN_FAULTS })}</span>
      </div>
      <FaultList key={`${id} ${version}`} id={id} />
    </section>
  );
});

/** A fault with a name for the list. */
export interface ListedFault extends ImportFault {
  readonly key: string;
}

const FaultList = observer(function FaultList({ id }: { readonly id: string }): JSX.Element {
  const t = useT('core');
  const api = useService(ApiClient);
  const list = usePaged(async (cursor, signal) => {
    const page = await api.call(listImportFaults, { params: { id }, query: { limit: PAGE, cursor }, signal });
    return { ...page, items: page.items.map((fault, at): ListedFault => ({ ...fault, key: `${cursor ?? ''} ${at}` })) };
  }, id);
  if (list.items.length === 0) return <ListStates paging={list} empty={undefined} />;
  // A row may have several faults.
  const total = list.hasMore ? -1 : list.items.length;
  return (
    <>
      <VirtualLedger
        label={t('imports.faults.title')}
        rows={list.items}
        rowId={keyOf}
        row={drawFault}
        total={total}
        estimate={ROW_HEIGHT}
      />
      {/* More faults come only when they are asked for: what follows the list must stay within reach. */}
      <ListFoot paging={list} />
    </>
  );
});

const ROW_HEIGHT = 84;
const keyOf = ({ key }: ListedFault): string => key;
const drawFault = (fault: ListedFault): JSX.Element => <FaultRow fault={fault} />;
