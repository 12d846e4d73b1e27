import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Link } from '#core/client/navigation/Link.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { VirtualLedger } from '#core/client/ui/data-list/VirtualLedger.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { CompanyIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { useTypedFields } from '#core/client/ui/search-page/use-typed-fields.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { CompanyRow } from './CompanyRow.tsx';
import * as styles from './companies.module.css';

/** All companies by name. The address holds the search text. */
export const Page = observer(function CompaniesPage(): JSX.Element {
  const t = useT('employer');
  const search = useSearch();
  const { q } = search;
  const owner = uuidParam.parse(search.owner ?? '');
  const store = useService(CompanyStore);
  const session = useService(SessionStore);
  // Employers add theirs on their own page.
  const adds = session.role === 'admin' && session.may('company', 'create');
  const isReturn = useIsReturn();
  useEffect(() => void store.showAll({ q, owner }, isReturn), [store, q, owner, isReturn]);
  return (
    <>
      <PageHeader
        title={t('companies.title')}
        actions={adds && <ButtonLink to={href(employerRoutes.companyForm)}>{t('companies.add')}</ButtonLink>}
      />
      {owner === undefined ? <CompanySearch q={q} /> : <OwnerLine owner={owner} />}
      <Companies isSearch={q !== undefined} onRetry={() => void store.showAll({ q, owner }, false)} />
    </>
  );
});

/** Says that only the companies of one account are shown, with the way back to it. */
function OwnerLine({ owner }: { readonly owner: string }): JSX.Element {
  const t = useT('employer');
  return (
    <p className={`row ${styles.companiesSearch}`}>
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

/** The field searches while the user types. */
function CompanySearch({ q }: { readonly q: string | undefined }): JSX.Element {
  const t = useT('employer');
  const go = useGo();
  const fields = useTypedFields({ q }, ({ q: typed = '' }) => {
    const words = typed.trim() === '' ? undefined : typed.trim();
    if (words !== q) go(href(employerRoutes.companies, {}, { q: words }), { replace: true });
    return { q: words };
  });
  return (
    <div className={styles.companiesSearch} ref={fields.root}>
      <SearchBar
        cells={[{ name: 'q', label: t('companies.search'), icon: CompanyIcon, initial: q ?? '' }]}
        action={t('companies.searchAction')}
        onType={fields.soon}
        onSearch={fields.now}
      />
    </div>
  );
}

const Companies = observer(function Companies({ isSearch, onRetry }: { isSearch: boolean; onRetry: () => void }): JSX.Element {
  const t = useT('employer');
  const { all } = useService(CompanyStore);
  if (all.isEmpty) return isSearch ? <NoneNamed /> : <EmptyState title={t('companies.none')} />;
  if (all.items.length === 0) {
    if (all.status === 'failed') return <ErrorNote title={t('companies.failed')} onRetry={onRetry} />;
    return <Skeleton />;
  }
  return (
    <VirtualLedger
      label={t('companies.list')}
      rows={all.items}
      rowId={({ id }) => id}
      paging={all}
      estimate={77}
      row={(company) => <CompanyRow company={company} />}
    />
  );
});

function NoneNamed(): JSX.Element {
  const t = useT('employer');
  return (
    <EmptyState
      art={<SearchArt />}
      title={t('companies.noneNamed')}
      action={<ButtonLink to={href(employerRoutes.companies)}>{t('companies.all')}</ButtonLink>}
    />
  );
}
