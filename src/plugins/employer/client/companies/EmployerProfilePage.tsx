import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { List } from '#core/client/ui/List.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { OwnInvitations } from '../team/OwnInvitations.tsx';
import { OwnRequest } from '../team/OwnRequest.tsx';
import { TeamStore } from '../team/team-store.ts';
import { CompanyRow, rowOfOwn } from './CompanyRow.tsx';

/** The companies an employer belongs to. */
export const Page = observer(function EmployerProfilePage(): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const { mine } = store;
  useEffect(() => void store.loadMine(), [store]);
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <OwnInvitations />
      <OpenRequest />
      {mine.status === 'failed' && <LoadFailure error={mine.error} title={t('companies.failed')} onRetry={() => void store.loadMine()} />}
      {mine.value === undefined && mine.status !== 'failed' && <Skeleton />}
      {mine.value?.length === 0 && <NoCompany />}
      {mine.value !== undefined && mine.value.length > 0 && (
        <List label={t('profile.title')}>
          {mine.value.map((company) => (
            <CompanyRow key={company.id} company={rowOfOwn(company)} to={href(employerRoutes.companyView, {}, { id: company.id })} />
          ))}
        </List>
      )}
    </>
  );
});

const OpenRequest = observer(function OpenRequest(): JSX.Element | null {
  const { requests, loadRequests } = useService(TeamStore);
  const mayAsk = useService(SessionStore).may('company-join-request', 'create');
  useEffect(() => {
    if (mayAsk) void loadRequests();
  }, [mayAsk, loadRequests]);
  const [open] = requests.value ?? [];
  return open === undefined ? null : <OwnRequest request={open} />;
});

function NoCompany(): JSX.Element {
  const t = useT('employer');
  return (
    <EmptyState
      title={t('profile.none')}
      action={
        <ButtonLink variant="grow" to={href(employerRoutes.companyForm)}>
          {t('profile.name')}
        </ButtonLink>
      }
    />
  );
}
