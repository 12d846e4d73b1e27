import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { type OwnResource, useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listAccess } from '../../contract/access-endpoints.ts';
import type { EntityAccess, GrantGroup } from '../../contract/access-schemas.ts';
import { MASTER_ACCESS } from '../../contract/master-access.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { AccessTable } from './AccessTable.tsx';
import { CopyAccess } from './CopyAccess.tsx';
import { useShownKinds } from './use-shown-kinds.ts';

/** The permissions for all kinds of master data, for full administrators. */
export const AllAccess = observer(function AllAccess(): JSX.Element {
  const session = useService(SessionStore);
  return session.may(MASTER_ACCESS, 'update') ? <Overview /> : <ErrorScreen status={403} needs={['admin']} />;
});

interface AccessList {
  readonly items: readonly EntityAccess[];
  readonly groups: readonly GrantGroup[];
}

const Overview = observer(function Overview(): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const list: OwnResource<AccessList> = useResource((signal) => api.call(listAccess, { signal }));
  const { resource, load } = list;
  return (
    <>
      <PageHeader
        title={t('access.overview.title')}
        lead={t('access.overview.lead')}
        back={{ to: href(masterRoutes.entities), label: t('entities.title') }}
      />
      {resource.status === 'failed' && <LoadFailure error={resource.error} title={t('access.failed')} onRetry={load} />}
      {resource.value === undefined && resource.status !== 'failed' && <Skeleton />}
      {resource.value !== undefined && <Kinds list={resource.value} {...{ resource, load }} />}
    </>
  );
});

function Kinds({ list: { items, groups }, resource, load }: OwnResource<AccessList> & { readonly list: AccessList }): JSX.Element {
  const kinds = useShownKinds(items);
  if (kinds === undefined) return <Skeleton />;
  const adopt = (copied: readonly EntityAccess[]): void =>
    resource.replace({ groups, items: items.map((item) => copied.find(({ entity }) => entity === item.entity) ?? item) });
  return (
    <>
      <AccessTable kinds={kinds} groups={groups} />
      <CopyAccess kinds={kinds} groups={groups} onCopied={adopt} onOutdated={load} />
    </>
  );
}
