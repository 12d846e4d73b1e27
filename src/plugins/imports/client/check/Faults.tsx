import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useDownload } from '#core/client/http/use-download.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { downloadImportFaults, listImportFaults } from '../../contract/endpoints.ts';
import { SHOWN_FAULTS } from '../../contract/import-limits.ts';
import type { ImportFault } from '../../contract/import-run.ts';
import type { ImportRun } from '../../contract/schemas.ts';
import { useDesk, useSentence } from '../desk.ts';
import { MendFault } from './MendFault.tsx';
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

/** Equal faults: what is wrong, in which rows, with which texts, and what can be done about all of them. */
const FaultLine = observer(function FaultLine({ fault }: { readonly fault: ImportFault }): JSX.Element {
  const t = useT('imports');
  const sentence = useSentence();
  const { titleOf } = useDesk();
  const { column, label, rows } = fault;
  const title = column === '' ? '' : titleOf(column);
  return (
    <li className={styles.importsRow}>
      <p className={styles.importsPlace}>
        <FactLine facts={[title, label === title ? '' : label, rows === 1 ? '' : t('rows', { count: rows }), useRows(fault)]} />
      </p>
      <p className="strong">{fault.isExample ? t('faults.example', { sentence: sentence(fault) }) : sentence(fault)}</p>
      <Texts fault={fault} />
      <MendFault fault={fault} />
    </li>
  );
});

/** Names the first rows. */
function useRows({ lines, rows }: ImportFault): string {
  const t = useT('imports');
  const format = useFormat();
  const [line = 0] = lines;
  if (lines.length === 1) return t('line', { line });
  const numbers = lines.map((each) => format.number(each));
  if (rows > lines.length) return t('faults.firstLines', { lines: format.series(numbers) });
  return t('faults.lines', { lines: format.list(numbers) });
}

function Texts({ fault: { cells, texts, rows } }: { readonly fault: ImportFault }): JSX.Element | null {
  const t = useT('imports');
  const shown = cells.filter(({ value }) => value !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.importsTexts}>
      {shown.map((cell) => (
        <li key={cell.value}>
          <bdi className={styles.importsCell}>{cell.value}</bdi>
          {cell.rows < rows && <span className={styles.importsPlace}>{t('rows', { count: cell.rows })}</span>}
        </li>
      ))}
      {texts > cells.length && <li className="muted">{t('faults.moreTexts', { count: texts - cells.length })}</li>}
    </ul>
  );
}
