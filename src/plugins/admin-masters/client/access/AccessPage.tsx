import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { useReadySession } from '#core/client/session/use-ready-session.ts';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { SignInOffer } from '#core/client/ui/SignInOffer.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getAccess } from '../../contract/access-endpoints.ts';
import { MASTER_ACCESS } from '../../contract/master-access.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { useEntity } from '../use-entity.ts';
import { AccessForm } from './AccessForm.tsx';

/**
 * The permissions for the rows of an entity. The page has no auth guard (specification section 2), so a visitor also sees what it is for.
 */
export const Page = observer(function AccessPage(): JSX.Element | null {
  const t = useT('admin-masters');
  const { entity: name } = useParams(masterRoutes.access);
  const entity = useEntity(name);
  const { session, failure, retry } = useReadySession();
  if (entity === undefined) return null;
  if (session.status === 'signed-in') {
    return session.may(MASTER_ACCESS, 'update') ? <Access key={name} entity={entity} /> : <ErrorScreen status={403} needs={['admin']} />;
  }
  return (
    <>
      <PageHeader title={t('access.title', { kind: t(`${entity.texts}.title`) })} />
      {session.status === 'signed-out' && (
        <SignInOffer title={t('access.signedOut')} takesNewcomers={false}>
          {t('access.whatFor')}
        </SignInOffer>
      )}
      {session.status === 'unknown' && failure === undefined && <Skeleton />}
      {session.status === 'unknown' && failure !== undefined && <LoadFailure error={failure} title={t('access.unclear')} onRetry={retry} />}
    </>
  );
});

const Access = observer(function Access({ entity: { description, texts } }: { readonly entity: MasterEntity }): JSX.Element {
  const t = useT('admin-masters');
  const { entity } = description;
  const title = t(`${texts}.title`);
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(getAccess, { params: { entity }, signal }), entity);
  const trail = [
    { to: href(masterRoutes.entities), label: t('entities.title') },
    { to: href(masterRoutes.rows, { entity }), label: title },
  ];
  return (
    <>
      <PageHeader title={t('access.title', { kind: title })} lead={t('access.lead')} trail={trail} />
      {resource.status === 'failed' && <LoadFailure error={resource.error} title={t('access.failed')} onRetry={load} />}
      {resource.value === undefined && resource.status !== 'failed' && <Skeleton />}
      {resource.value !== undefined && <AccessForm entity={entity} access={resource.value} />}
    </>
  );
});
