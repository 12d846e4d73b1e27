import { observer } from 'mobx-react-lite';
import { type JSX, useMemo, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { RowSelection } from '#core/client/lists/row-selection.ts';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { SelectionBar } from '#core/client/ui/selection-bar/SelectionBar.tsx';
import type { SampleRow } from '../sample-rows.ts';
import { SampleChoice, useSample } from './SampleChoice.tsx';

const idOf = ({ id }: SampleRow): string => id;
const addressOf = ({ id }: SampleRow): string => `#${id}`;

/** The data list with no rows, three, ten thousand, and rows that are hard to show. */
export const ListPart = observer(function ListPart(): JSX.Element {
  const t = useT('workbench');
  const { sample, rows, paging } = useSample();
  const [selection] = useState(() => new RowSelection(idOf));
  const columns = useColumns();
  return (
    <>
      <DataList
        id="workbench.rows"
        label={t('sample.label')}
        rowId={idOf}
        href={addressOf}
        empty={<EmptyState title={t('sample.empty')}>{t('sample.emptyWhy')}</EmptyState>}
        tools={<SampleChoice part="list" sample={sample} />}
        {...{ rows, columns, selection }}
        {...(paging === undefined ? {} : { paging })}
      />
      {selection.size > 0 && (
        <SelectionBar chosen={t('sample.chosen', { count: selection.size })} onClear={selection.clear}>
          {null}
        </SelectionBar>
      )}
    </>
  );
});

function useColumns(): readonly Column<SampleRow>[] {
  const t = useT('workbench');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'name', title: t('sample.name'), isTitle: true, min: 12, cell: ({ name }) => <bdi>{name}</bdi>, compare: byName },
      {
        id: 'state',
        title: t('sample.state'),
        width: 8,
        hideable: true,
        cell: ({ state }) => <StatusBadge tone={state}>{t(`sample.${state}`)}</StatusBadge>,
      },
      {
        id: 'count',
        title: t('sample.count'),
        width: 6,
        align: 'end',
        hideable: true,
        cell: ({ count }) => format.number(count),
        compare: byCount,
      },
      {
        id: 'amount',
        title: t('sample.amount'),
        width: 8,
        align: 'end',
        hideable: true,
        cell: ({ amount }) => format.money(amount, 'EUR'),
        compare: (a, b) => a.amount - b.amount,
      },
      {
        id: 'changed',
        title: t('sample.changed'),
        width: 9,
        hideable: true,
        cell: ({ changed }) => <time dateTime={changed}>{format.date(changed)}</time>,
        compare: (a, b) => Date.parse(a.changed) - Date.parse(b.changed),
      },
      { id: 'choice', title: t('sample.choice'), width: 9, holdsControl: true, cell: (row) => <Choice row={row} t={t} /> },
    ],
    [t, format],
  );
}

interface ChoiceProps {
  readonly row: SampleRow;
  readonly t: Translate;
}

function Choice({ row, t }: ChoiceProps): JSX.Element {
  return (
    <select className="input input--select input--s" aria-label={t('sample.choiceOf', { name: row.name })} defaultValue={row.state}>
      <option value="live">{t('sample.live')}</option>
      <option value="wait">{t('sample.wait')}</option>
      <option value="off">{t('sample.off')}</option>
    </select>
  );
}

const byName = (a: SampleRow, b: SampleRow): number => a.name.localeCompare(b.name);
const byCount = (a: SampleRow, b: SampleRow): number => a.count - b.count;
