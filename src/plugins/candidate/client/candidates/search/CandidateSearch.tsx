import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { SearchPage } from '#core/client/search/SearchPage.tsx';
import { useFacetedSearch } from '#core/client/search/use-faceted-search.ts';
import { Breadcrumb } from '#core/client/ui/Breadcrumb.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { asksForAddress, ConfirmAddress } from '../ConfirmAddress.tsx';
import { CandidateSearchBar } from './CandidateSearchBar.tsx';
import { type CandidateTerms, candidateSearch, candidateTerms, type ShownCandidates } from './candidate-search.ts';
import { candidateSearchParts } from './candidate-search-parts.tsx';
import { HasCompanyStore } from './has-company-store.ts';

/** The search for candidates, for employers with a company. The address holds the terms, for shared links and the back button. */
export const CandidateSearch = observer(function CandidateSearch(): JSX.Element {
  const t = useT('candidate');
  const company = useService(HasCompanyStore);
  const { status, value: hasCompany } = company.answer;
  useEffect(() => void company.ask(), [company]);
  return (
    <>
      <PageTitle title={t('candidates.search.title')} />
      <Breadcrumb title={t('candidates.search.title')} trail={[]} />
      <h1 className="vh" tabIndex={-1}>
        {t('candidates.search.title')}
      </h1>
      {status === 'failed' && <ErrorNote title={t('candidates.search.companiesFailed')} onRetry={() => void company.ask()} />}
      {status === 'loading' && <Skeleton of="rows" count={8} />}
      {status === 'ready' && (hasCompany ? <Search /> : <NoCompany />)}
    </>
  );
});

const Search = observer(function Search(): JSX.Element {
  const shown = useFacetedSearch(candidateSearch, addressOf);
  const { store, terms, onSearch } = shown;
  if (store.results.status === 'failed' && asksForAddress(store.results.error)) return <ConfirmAddress />;
  return (
    <SearchPage
      shown={shown}
      parts={candidateSearchParts}
      bar={<CandidateSearchBar terms={terms} onSearch={onSearch} />}
      actions={terms.q === undefined ? undefined : <Order shown={shown} />}
    />
  );
});

function addressOf(terms: CandidateTerms): string {
  return href(candidateRoutes.list, {}, { ...terms });
}

/** The order of the results. Without words there is only one. */
function Order({ shown: { terms, onSearch } }: { readonly shown: ShownCandidates }): JSX.Element {
  const t = useT('candidate');
  return (
    <Select
      label={t('candidates.search.sortBy')}
      options={[
        { value: 'relevance', label: t('candidates.search.relevance') },
        { value: 'newest', label: t('candidates.search.newest') },
      ]}
      value={terms.sort ?? 'relevance'}
      onChange={({ target }) => onSearch((latest) => candidateTerms.withText(latest, 'sort', target.value))}
    />
  );
}

/** Shown to employers without a company in place of the search. */
function NoCompany(): JSX.Element {
  const t = useT('candidate');
  return (
    <EmptyState
      title={t('candidates.search.noCompany')}
      action={
        <ButtonLink variant="grow" to={href(employerRoutes.companyForm)}>
          {t('candidates.search.addCompany')}
        </ButtonLink>
      }
    >
      {t('candidates.search.noCompanyHelp')}
    </EmptyState>
  );
}
