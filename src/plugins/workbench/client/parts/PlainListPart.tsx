import { type JSX, useCallback } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanyAvatar } from '#core/client/ui/Avatars.tsx';
import { VirtualList } from '#core/client/ui/data-list/VirtualList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ListRow } from '#core/client/ui/List.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { SampleRow } from '../sample-rows.ts';
import { SampleChoice, useSample } from './SampleChoice.tsx';

const idOf = ({ id }: SampleRow): string => id;

/** The plain list with no rows, three, ten thousand, and rows that are hard to show. */
export function PlainListPart(): JSX.Element {
  const t = useT('workbench');
  const format = useFormat();
  const { sample, rows } = useSample();
  const row = useCallback(
    ({ id, name, state, count, amount, changed }: SampleRow) => (
      <ListRow to={`#${id}`} title={name} facts={[name, format.number(count), format.date(changed)]} avatar={<CompanyAvatar name={name} />}>
        <span className="strong">{format.money(amount, 'EUR')}</span>
        <StatusBadge tone={state}>{t(`sample.${state}`)}</StatusBadge>
      </ListRow>
    ),
    [t, format],
  );
  return (
    <>
      <div className="form">
        <SampleChoice part="plain" sample={sample} />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('sample.empty')}>{t('sample.emptyWhy')}</EmptyState>
      ) : (
        <VirtualList label={t('sample.label')} rowId={idOf} {...{ rows, row }} />
      )}
    </>
  );
}
