import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Ledger, LedgerRow } from '#core/client/ui/Ledger.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import type { Role } from '#core/contract/actor.ts';
import { href, type StaticRouteRef } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../contract/routes.ts';

const PLACES: readonly { readonly name: string; readonly route: StaticRouteRef; readonly roles: readonly Role[] }[] = [
  { name: 'search', route: jobRoutes.search, roles: ['candidate', 'employer', 'admin'] },
  { name: 'applied', route: jobRoutes.applied, roles: ['candidate'] },
  { name: 'managed', route: jobRoutes.managed, roles: ['employer'] },
  { name: 'form', route: jobRoutes.form, roles: ['employer'] },
];

/** The way to everything about jobs that the user's role may open. */
export const Page = observer(function JobsHubPage(): JSX.Element {
  const t = useT('jobs');
  const role = useService(SessionStore).me?.role ?? null;
  return (
    <>
      <PageHeader title={t('hub.title')} lead={t('hub.lead')} />
      <Ledger label={t('hub.title')}>
        {PLACES.filter(({ roles }) => role !== null && roles.includes(role)).map(({ name, route }) => (
          <LedgerRow key={name} to={href(route)} title={t(`nav.${name}`)} facts={[t(`hub.${name}Text`)]} />
        ))}
      </Ledger>
    </>
  );
});
