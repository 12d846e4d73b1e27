import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/router/use-search.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { CompanySign } from '#core/client/ui/CompanySign.tsx';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { CompanyAbout } from './CompanyAbout.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanySections } from './CompanySections.tsx';
import './companies.css';

/** One company as everybody sees it; the address gives its id. */
export const Page = observer(function CompanyPage(): JSX.Element {
  const t = useT('employer');
  const { id } = useSearch();
  const store = useService(CompanyStore);
  const mayChange = useMayChange(id);
  useEffect(() => {
    if (id !== undefined) void store.open(id);
  }, [store, id]);
  if (id === undefined) return <ErrorScreen status={404} description={t('company.unknown')} />;
  const { value: company, status, error } = store.company;
  if (status === 'failed') return <LoadFailure error={error} title={t('company.failed')} onRetry={() => void store.open(id)} />;
  if (company?.id !== id) return <Skeleton />;
  return (
    <>
      <div className="company__head">
        <CompanySign name={company.name} size="l" />
        <PageHeader
          title={company.name}
          {...(company.tagline === null ? {} : { lead: <span dir="auto">{company.tagline}</span> })}
          back={{ to: href(employerRoutes.companies), label: t('companies.title') }}
          actions={mayChange && <ButtonLink to={href(employerRoutes.companyForm, {}, { id })}>{t('company.edit')}</ButtonLink>}
        />
      </div>
      <CompanyFacts company={company} />
      <div className="company__about">
        <CompanyAbout company={company} />
      </div>
      <CompanySections companyId={id} />
    </>
  );
});

// Members change their company, administrators any; candidates have none to ask for.
function useMayChange(id: string | undefined): boolean {
  const store = useService(CompanyStore);
  const session = useService(SessionStore);
  const isAdmin = session.role === 'admin';
  const asks = session.may('company', 'update') && !isAdmin;
  useEffect(() => {
    if (asks) void store.loadMine();
  }, [store, asks]);
  return isAdmin || (asks && store.mine.value?.some((own) => own.id === id) === true);
}
