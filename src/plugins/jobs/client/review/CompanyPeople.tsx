import { observer } from 'mobx-react-lite';
import { Fragment, type JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getTeam } from '#plugins/employer/contract/team/team-endpoints.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';

/** Links to the accounts of a company's members, for administrators who may read users. */
export const CompanyPeople = observer(function CompanyPeople({ companyId }: { readonly companyId: string }): JSX.Element | undefined {
  return useService(SessionStore).may('user', 'read') ? <People companyId={companyId} /> : undefined;
});

const People = observer(function People({ companyId }: { readonly companyId: string }): JSX.Element | undefined {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource, load } = useResource(
    async (signal) => (await api.call(getTeam, { params: { id: companyId }, signal })).items,
    companyId,
  );
  if (resource.status === 'failed') return <ErrorNote title={t('review.accountsFailed')} onRetry={load} />;
  if (resource.value === undefined || resource.value.length === 0) return undefined;
  return (
    <p className="small">
      {t('review.accounts')}{' '}
      {resource.value.map(({ id, name, email }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <Link className="link" to={href(userRoutes.user, { id })}>
            <bdi>{name || email}</bdi>
          </Link>
        </Fragment>
      ))}
    </p>
  );
});
