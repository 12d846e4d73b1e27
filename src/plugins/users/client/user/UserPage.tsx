import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { DetailLayout } from '#core/client/ui/detail/DetailLayout.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getUser } from '../../contract/endpoints.ts';
import { userRoutes } from '../../contract/routes.ts';
import type { ManagedUser } from '../../contract/schemas.ts';
import { userList, users } from '../list/user-list.ts';
import { SuspensionNote } from './SuspensionNote.tsx';
import { UserActions } from './UserActions.tsx';
import { UserFacts } from './UserFacts.tsx';

/** One user with what an administrator may do. The address keeps the filters of the list. */
export const Page = observer(function UserPage(): JSX.Element {
  const t = useT('users');
  const { id } = useParams(userRoutes.user);
  const search = useSearch();
  const api = useService(ApiClient);
  const news = useEntities(users);
  const { resource, load } = useResource((signal) => api.call(getUser, { params: { id }, signal }), id);
  const user = resource.value?.id === id ? resource.value : undefined;
  const back = { to: href(userRoutes.users, {}, filterValuesIn(userList.filters, search)), label: t('list.title') };
  const show = (changed: ManagedUser): void => {
    news.outdate();
    resource.replace(changed);
  };
  return (
    <>
      <PageHeader title={user === undefined ? t('user.title') : user.name || user.email} back={back} />
      {resource.status === 'failed' && <LoadFailure error={resource.error} title={t('user.failed')} onRetry={load} />}
      {resource.status !== 'failed' && user === undefined && <Skeleton />}
      {user !== undefined && (
        <>
          {user.suspension !== null && <SuspensionNote suspension={user.suspension} />}
          <DetailLayout aside={<UserActions user={user} onChanged={show} onOutdated={load} />}>
            <UserFacts user={user} />
          </DetailLayout>
        </>
      )}
    </>
  );
});
