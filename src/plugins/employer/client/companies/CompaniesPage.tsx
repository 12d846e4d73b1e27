import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { INSIDE_COMPANIES } from '../company-addresses.ts';
import { Companies } from './Companies.tsx';
import { companiesAt } from './company-search-parts.tsx';
import * as styles from './companies.module.css';

const PLACE = companiesAt(INSIDE_COMPANIES);

/** All companies, for signed-in users. */
export const Page = observer(function CompaniesPage(): JSX.Element {
  const t = useT('employer');
  const session = useService(SessionStore);
  // Employers add theirs on their own page.
  const adds = session.role === 'admin' && session.may('company', 'create');
  return (
    <>
      <PageHeader
        title={t('companies.title')}
        actions={adds && <ButtonLink to={href(employerRoutes.companyForm)}>{t('companies.add')}</ButtonLink>}
      />
      {session.may('managed-company', 'list') ? (
        <PluginPart plugin="employer" what="employer.managed" load={loadManaged} given={{ ofOwner }} />
      ) : (
        <Companies place={PLACE} ofOwner={ofOwner} />
      )}
    </>
  );
});

// Other users need no code of the table.
const loadManaged = async () => (await import('../managed/ManagedCompanies.tsx')).ManagedCompanies;

function ofOwner(owner: string): JSX.Element {
  return <OwnerLine owner={owner} />;
}

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
