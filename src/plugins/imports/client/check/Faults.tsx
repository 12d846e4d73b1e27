import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { downloadImportFaults, listImportFaults } from '../../contract/endpoints.ts';
import { SHOWN_FAULTS } from '../../contract/import-limits.ts';
import type { ImportRun } from '../../contract/schemas.ts';
import { FaultLine } from './FaultLine.tsx';
import * as styles from '../spreadsheets.module.css';

interface FaultsProps {
  readonly run: ImportRun;
  /** Rows with faults. */
  readonly faulty: number;
}

/** The faults as a list, equal ones together, and those of all rows as a file. */
export const Faults = observer(function Faults({ run: { id, version }, faulty }: FaultsProps): JSX.Element {
  const t = useT('imports');
  const { busy, download } = useDownload();
  const save = (): Promise<void> => download((api) => api.download(downloadImportFaults, { params: { id } }), 'faults.csv');
  return (
    <section className="stack" aria-label={t('faults.title')}>
      <h3>{t('faults.title')}</h3>
      <p>{t('faults.found', { count: faulty })}</p>
      <div className="row">
        <Button busy={busy} onClick={() => void save()}>
          {t('faults.download')}
        </Button>
        <span className="muted small">{t('faults.shown', { most: SHOWN_FAULTS })}</span>
      </div>
      <FaultList key={`${id} ${version}`} id={id} />
    </section>
  );
});

const FaultList = observer(function FaultList({ id }: { readonly id: string }): JSX.Element {
  const t = useT('imports');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(listImportFaults, { params: { id }, signal })).items, id);
  const { value: faults, status } = resource;
  if (status === 'failed') return <ErrorNote title={t('faults.failed')} onRetry={load} />;
  if (faults === undefined) return <Skeleton />;
  return (
    <ul className={styles.importsLines} aria-label={t('faults.title')}>
      {faults.map((fault) => (
        <FaultLine key={JSON.stringify([fault.column, fault.label, fault.code, fault.values])} fault={fault} />
      ))}
    </ul>
  );
});
