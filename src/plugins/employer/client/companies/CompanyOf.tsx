import { observer } from 'mobx-react-lite';
import { type JSX, Suspense, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { VerifiedBadge } from '#core/client/ui/VerifiedBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type ActionCompany, companyParts } from '../../contract/company-parts.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { useCompanyAddresses } from '../company-addresses.ts';
import { CompanyStore } from '../company-store.ts';
import { CompanyCover } from './CompanyCover.tsx';
import { CompanyAbout, CompanyFacts } from './CompanyProfile.tsx';
import { CompanySections } from './CompanySections.tsx';
import * as styles from './companies.module.css';

// Visitors load no form.
const AskToJoin = lazyExtra(async () => (await import('../team/AskToJoin.tsx')).AskToJoin);
const DeleteCompany = lazyExtra(async () => (await import('./DeleteCompany.tsx')).DeleteCompany);

/** What everybody reads about a company. */
export const CompanyOf = observer(function CompanyOf({ id }: { readonly id: string }): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const addresses = useCompanyAddresses();
  const mayChange = useMayChange(id);
  const mayDelete = useService(SessionStore).may('company', 'delete');
  useEffect(() => {
    void store.open(id);
  }, [store, id]);
  const { value: company, status, error } = store.company;
  if (status === 'failed') return <LoadFailure error={error} title={t('company.failed')} onRetry={() => void store.open(id)} />;
  if (company?.id !== id) return <Skeleton />;
  return (
    <>
      {company.coverFileId !== null && <CompanyCover key={company.coverFileId} fileId={company.coverFileId} />}
      <div className={styles.companyHead}>
        <CompanyLogo name={company.name} size="l" fileId={company.logoFileId} />
        <PageHeader
          title={company.name}
          {...((company.tagline !== null || company.verified !== null) && { lead: <CompanyLead company={company} /> })}
          back={{ to: addresses.list({}), label: t('companies.title') }}
          actions={
            <>
              <CompanyActions company={company} />
              {mayDelete && (
                <Suspense>
                  <DeleteCompany company={company} />
                </Suspense>
              )}
              {mayChange && <ButtonLink to={href(employerRoutes.companyForm, {}, { id })}>{t('company.edit')}</ButtonLink>}
            </>
          }
        />
      </div>
      {!company.hasMembers && <Unclaimed company={company} />}
      <CompanyFacts company={company} />
      <div className={styles.companyAbout}>
        <CompanyAbout company={company} />
      </div>
      <CompanySections part="section" given={{ companyId: id, onChanged: () => void store.open(id) }} />
    </>
  );
});

/** A company of an import. Nobody manages its page until somebody asks to. */
const Unclaimed = observer(function Unclaimed({ company }: { readonly company: ActionCompany }): JSX.Element {
  const t = useT('employer');
  const mayAsk = useService(SessionStore).may('company-join-request', 'create');
  return (
    <div className={styles.companyUnclaimed}>
      <p className="muted">{t('company.imported', { company: company.name })}</p>
      {mayAsk && (
        <Suspense>
          <AskToJoin company={company} label={t('company.isYours')} />
        </Suspense>
      )}
    </div>
  );
});

/** The badge and the company's own line below its name. */
function CompanyLead({ company: { tagline, verified } }: { readonly company: Company }): JSX.Element {
  return (
    <>
      {verified !== null && <VerifiedBadge verified={verified} />} {tagline !== null && <span dir="auto">{tagline}</span>}
    </>
  );
}

// Owners may change their company, and administrators with the right any company. Users without the right need no request.
function useMayChange(id: string): boolean {
  const store = useService(CompanyStore);
  const session = useService(SessionStore);
  const isAdmin = session.role === 'admin';
  const mayChange = session.may('company', 'update');
  const asks = mayChange && !isAdmin;
  useEffect(() => {
    if (asks) void store.loadMine();
  }, [store, asks]);
  return isAdmin ? mayChange : asks && store.mine.value?.some((own) => own.id === id && own.role === 'owner') === true;
}

/** What readers can do about a company, by other plugins. */
const CompanyActions = observer(function CompanyActions({ company: { id, name } }: { readonly company: ActionCompany }): JSX.Element {
  const actions = useContributions(companyParts.part('action'));
  const { role } = useService(SessionStore);
  // Actions are for those who look for work. The facts below do not move when they come.
  const reserves = role !== 'employer' && role !== 'admin';
  return (
    <>
      {actions.map(({ plugin, thing }) => {
        const load = async () => (await thing.value.load()).Action;
        return (
          <PluginPart
            key={`${thing.id} ${id}`}
            plugin={plugin}
            what={thing.id}
            load={load}
            given={{ company: { id, name } }}
            hasOpenTexts
            placeholder={<span className={reserves ? styles.companyActionPlace : undefined} />}
          />
        );
      })}
    </>
  );
});
