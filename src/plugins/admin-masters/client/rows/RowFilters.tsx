import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { MasterDescription } from '../../contract/define-master.ts';
import { ROW_FILTERS } from '../../contract/master-row.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { MOST_WORDS, type ShownRows } from '../master-list.ts';

interface RowFiltersProps {
  readonly description: MasterDescription;
  readonly list: ShownRows;
}

/** The search in all names and codes, and the filters. They search all levels, and keep the order. */
export function RowFilters({ description: { entity, levels }, list }: RowFiltersProps): JSX.Element {
  const t = useT('admin-masters');
  const { parent, sort, ...filters } = list.values;
  const offered = ROW_FILTERS.filter((filter) => filter !== 'orphan' || levels > 1);
  return (
    <ListFilters
      filters={filters}
      action={t('rows.searchAction')}
      clear={href(masterRoutes.rows, { entity }, { parent, sort })}
      onApply={list.change}
    >
      <TextInput name="q" type="search" label={t('rows.search')} defaultValue={filters.q} maxLength={MOST_WORDS} autoComplete="off" />
      <Select
        name="filter"
        label={t('rows.filter')}
        defaultValue={filters.filter ?? ''}
        placeholder={t('rows.filters.all')}
        options={offered.map((filter) => ({ value: filter, label: t(`rows.filters.${filter}`) }))}
      />
    </ListFilters>
  );
}
