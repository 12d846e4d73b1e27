import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { VirtualLedger } from '#core/client/ui/data-list/VirtualLedger.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';
import type { CompanyFilters } from '../../contract/company.ts';
import type { ListedCompany } from '../../contract/company-schemas.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { CompanyFilterFields } from './CompanyFilterFields.tsx';
import { CompanyRow } from './CompanyRow.tsx';
import { companiesAt, companyFiltersIn } from './company-filters.ts';
import * as styles from './companies.module.css';

/** All companies. The address holds the filters and the order. */
export const Page = observer(function CompaniesPage(): JSX.Element {
  const t = useT('employer');
  const search = useSearch();
  const filters = useMemo(() => companyFiltersIn(search), [search]);
  const store = useService(CompanyStore);
  const session = useService(SessionStore);
  // Employers add theirs on their own page.
  const adds = session.role === 'admin' && session.may('company', 'create');
  const isReturn = useIsReturn();
  useEffect(() => void store.showAll(filters, isReturn), [store, filters, isReturn]);
  return (
    <>
      <PageHeader
        title={t('companies.title')}
        actions={adds && <ButtonLink to={href(employerRoutes.companyForm)}>{t('companies.add')}</ButtonLink>}
      />
      {filters.owner === undefined ? <CompanyFilterFields filters={filters} /> : <OwnerLine owner={filters.owner} />}
      <Companies filters={filters} onRetry={() => void store.showAll(filters, false)} />
    </>
  );
});

/** Says that only the companies of one account are shown, with the way back to it. */
function OwnerLine({ owner }: { readonly owner: string }): JSX.Element {
  const t = useT('employer');
  return (
    <p className={`row ${styles.companiesOwner}`}>
      <span className="soft">{t('companies.ofAccount')}</span>
      <Link className="link" to={href(userRoutes.user, { id: owner })}>
        {t('companies.toAccount')}
      </Link>
      <Link className="link" to={href(employerRoutes.companies)}>
        {t('companies.all')}
      </Link>
    </p>
  );
}

interface CompaniesProps {
  readonly filters: CompanyFilters;
  readonly onRetry: () => void;
}

const idOf = ({ id }: ListedCompany): string => id;
const rowOf = (company: ListedCompany): JSX.Element => <CompanyRow company={company} />;

const Companies = observer(function Companies({ filters, onRetry }: CompaniesProps): JSX.Element {
  const t = useT('employer');
  const { all } = useService(CompanyStore);
  if (all.isEmpty) return <NoCompanies filters={filters} />;
  if (all.items.length === 0) {
    if (all.status === 'failed') return <ErrorNote title={t('companies.failed')} onRetry={onRetry} />;
    return <Skeleton />;
  }
  return <VirtualLedger label={t('companies.title')} rows={all.items} rowId={idOf} paging={all} estimate={77} row={rowOf} />;
});

function NoCompanies({ filters: { q, industry, sort } }: { readonly filters: CompanyFilters }): JSX.Element {
  const t = useT('employer');
  if (q === undefined && industry === undefined) return <EmptyState title={t('companies.none')} />;
  return (
    <EmptyState
      art={<SearchArt />}
      title={t(industry === undefined ? 'companies.noneNamed' : 'companies.noneFound')}
      action={<ButtonLink to={companiesAt({ sort })}>{t('companies.all')}</ButtonLink>}
    />
  );
}
