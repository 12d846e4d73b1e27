import { type JSX, useCallback } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { VirtualLedger } from '#core/client/ui/data-list/VirtualLedger.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { CompanySign } from '#core/client/ui/Signs.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { SampleRow } from '../sample-rows.ts';
import { SampleChoice, useSample } from './SampleChoice.tsx';

const idOf = ({ id }: SampleRow): string => id;

/** The ledger with no rows, three, ten thousand, and rows that are hard to show. */
export function LedgerPart(): JSX.Element {
  const t = useT('workbench');
  const format = useFormat();
  const { sample, rows } = useSample();
  const row = useCallback(
    ({ id, name, state, count, amount, changed }: SampleRow) => (
      <LedgerRow to={`#${id}`} title={name} facts={[name, format.number(count), format.date(changed)]} sign={<CompanySign name={name} />}>
        <span className="strong">{format.money(amount, 'EUR')}</span>
        <StatusBadge tone={state}>{t(`sample.${state}`)}</StatusBadge>
      </LedgerRow>
    ),
    [t, format],
  );
  return (
    <>
      <div className="form">
        <SampleChoice part="ledger" sample={sample} />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('sample.empty')}>{t('sample.emptyWhy')}</EmptyState>
      ) : (
        <VirtualLedger label={t('sample.label')} rowId={idOf} {...{ rows, row }} />
      )}
    </>
  );
}
