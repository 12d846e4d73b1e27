import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { MOST_TYPED } from '../search/candidate-terms.ts';
import { ManagedCandidatesStore } from './managed-candidates-store.ts';
import { shownCandidatesIn } from './shown-candidates.ts';
import { DIRECTIONS, useManagedColumns } from './use-managed-columns.tsx';

/** All candidates without their profiles, for administrators. The address keeps the search and the order. */
export const ManagedCandidates = observer(function ManagedCandidates(): JSX.Element {
  const t = useT('candidate');
  const go = useGo();
  const search = useSearch();
  const shown = useMemo(() => shownCandidatesIn(search), [search]);
  const { q, sort = 'newest' } = shown;
  const store = useService(ManagedCandidatesStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show(shown, isReturn);
    return () => store.candidates.cancel();
  }, [store, shown, isReturn]);
  const columns = useManagedColumns();
  const all = href(candidateRoutes.list, {}, { sort: shown.sort });
  return (
    <>
      <PageHeader title={t('candidates.managed.title')} lead={t('candidates.managed.lead')} />
      <ListFilters
        filters={q === undefined ? {} : { q }}
        action={t('candidates.managed.search')}
        clear={all}
        onApply={(typed, address) => go(href(candidateRoutes.list, {}, shownCandidatesIn({ ...typed, sort: shown.sort })), address)}
      >
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
        rows={store.candidates.items}
        rowId={({ candidateId }) => candidateId}
        columns={columns}
        href={({ candidateId }) => href(candidateRoutes.detail, { id: candidateId }, shown)}
        sort={{ column: sort, direction: DIRECTIONS[sort] }}
        onSort={({ column }) => go(href(candidateRoutes.list, {}, shownCandidatesIn({ q, sort: column })))}
        paging={store.candidates}
        empty={
          <EmptyState
            art={<SearchArt />}
            title={t(q === undefined ? 'candidates.managed.none' : 'candidates.managed.noneFound')}
            {...(q === undefined ? {} : { action: <ButtonLink to={all}>{t('candidates.search.clear')}</ButtonLink> })}
          />
        }
      />
    </>
  );
});
