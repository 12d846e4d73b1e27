import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List, ListRow } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';
import { listCompanyMembers } from '../../contract/endpoints.ts';

/** The accounts of the members of a company, for administrators who may read users. */
export const Section = observer(function CompanyAccounts({ companyId }: { readonly companyId: string }): JSX.Element {
  const t = useT('employer');
  const api = useService(ApiClient);
  const { resource, load } = useResource(
    async (signal) => (await api.call(listCompanyMembers, { params: { id: companyId }, signal })).items,
    companyId,
  );
  const members = resource.value;
  if (members === undefined) {
    return resource.status === 'failed' ? <ErrorNote title={t('accounts.failed')} onRetry={load} /> : <Skeleton count={1} />;
  }
  if (members.length === 0) return <p className="muted">{t('accounts.none')}</p>;
  return (
    <List label={t('accounts.title')} headingLevel={3}>
      {members.map(({ id, name, email, isSuspended }) => (
        <ListRow
          key={id}
          to={href(userRoutes.user, { id })}
          title={name || email}
          facts={[email, isSuspended ? t('accounts.suspended') : undefined]}
        />
      ))}
    </List>
  );
});
