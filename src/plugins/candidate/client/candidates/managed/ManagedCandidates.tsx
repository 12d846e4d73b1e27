import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { MOST_TYPED } from '../search/candidate-search.ts';
import { candidateList } from './candidate-list.ts';
import { DIRECTIONS, useManagedColumns } from './use-managed-columns.tsx';

/** All candidates without their profiles, for administrators. The address keeps the search and the order. */
export const ManagedCandidates = observer(function ManagedCandidates(): JSX.Element {
  const t = useT('candidate');
  const list = useList(candidateList, (values) => href(candidateRoutes.list, {}, values));
  const { q, sort = 'newest' } = list.values;
  return (
    <>
      <PageHeader title={t('candidates.managed.title')} lead={t('candidates.managed.lead')} />
      <ListFilters {...list.filterProps} action={t('candidates.managed.search')}>
        <TextInput
          name="q"
          type="search"
          label={t('candidates.managed.words')}
          defaultValue={q}
          maxLength={MOST_TYPED}
          autoComplete="off"
        />
      </ListFilters>
      <DataList
        id="candidate.managed"
        label={t('candidates.managed.title')}
        {...list.dataProps}
        columns={useManagedColumns()}
        href={({ candidateId }) => href(candidateRoutes.detail, { id: candidateId }, list.values)}
        sort={{ column: sort, direction: DIRECTIONS[sort] }}
        onSort={({ column }) => list.change({ sort: column })}
        empty={
          <NoRows
            list={list}
            none={t('candidates.managed.none')}
            noneFound={t('candidates.managed.noneFound')}
            all={t('candidates.search.clear')}
          />
        }
      />
    </>
  );
});
