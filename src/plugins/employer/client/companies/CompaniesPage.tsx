import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { type ShownListOf, useList } from '#core/client/lists/use-list.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { VirtualList } from '#core/client/ui/data-list/VirtualList.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';
import type { ListedCompany } from '../../contract/company-schemas.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { useCompanyAddresses } from '../use-company-addresses.ts';
import { CompanyFilterFields } from './CompanyFilterFields.tsx';
import { CompanyRow } from './CompanyRow.tsx';
import { companyList } from './company-list.ts';
import * as styles from './companies.module.css';

/** All companies. The address holds the filters and the order. */
export const Page = observer(function CompaniesPage(): JSX.Element {
  const t = useT('employer');
  const addresses = useCompanyAddresses();
  const list = useList(companyList, addresses.list);
  const session = useService(SessionStore);
  // Employers add theirs on their own page.
  const adds = session.role === 'admin' && session.may('company', 'create');
  const { owner } = list.values;
  return (
    <>
      <PageHeader
        title={t('companies.title')}
        actions={adds && <ButtonLink to={href(employerRoutes.companyForm)}>{t('companies.add')}</ButtonLink>}
      />
      {owner === undefined ? <CompanyFilterFields list={list} /> : <OwnerLine owner={owner} />}
      <Companies list={list} />
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

const rowOf = (company: ListedCompany): JSX.Element => <CompanyRow company={company} />;

const Companies = observer(function Companies({ list }: { readonly list: ShownListOf<typeof companyList> }): JSX.Element {
  const t = useT('employer');
  const { rows, values } = list;
  if (rows.isEmpty) {
    const noneFound = t(values.industry === undefined ? 'companies.noneNamed' : 'companies.noneFound');
    return <NoRows list={list} none={t('companies.none')} noneFound={noneFound} all={t('companies.all')} />;
  }
  if (rows.items.length === 0) {
    return rows.status === 'failed' ? <ErrorNote title={t('companies.failed')} onRetry={() => void rows.again()} /> : <Skeleton />;
  }
  return <VirtualList label={t('companies.title')} {...list.dataProps} estimate={77} row={rowOf} />;
});
