import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { Ledger, LedgerRow } from '#core/client/ui/Ledger.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listEntities } from '../../contract/endpoints.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { AllAccess } from '../access/AllAccess.tsx';
import { AllAccessLink } from '../access/AllAccessLink.tsx';
import { useEntity } from './use-entity.ts';

/** The kinds of master data whose rows the user may read, or the permissions for all of them. */
export function Page(): JSX.Element {
  return useSearch().view === 'access' ? <AllAccess /> : <Entities />;
}

const Entities = observer(function Entities(): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(listEntities, { signal })).items);
  return (
    <>
      <PageHeader title={t('entities.title')} lead={t('entities.lead')} actions={<AllAccessLink />} />
      {resource.status === 'failed' && <LoadFailure error={resource.error} title={t('entities.failed')} onRetry={load} />}
      {resource.value === undefined && resource.status !== 'failed' && <Skeleton />}
      {resource.value !== undefined && (
        <Ledger label={t('entities.title')}>
          {resource.value.map(({ entity, rows }) => (
            <EntityRow key={entity} name={entity} rows={rows} />
          ))}
        </Ledger>
      )}
    </>
  );
});

function EntityRow({ name, rows }: { readonly name: string; readonly rows: number }): JSX.Element | null {
  const t = useT('admin-masters');
  const entity = useEntity(name);
  if (entity === undefined) return null;
  return (
    <LedgerRow to={href(masterRoutes.rows, { entity: name })} title={t(`${entity.texts}.title`)} facts={[t(`${entity.texts}.lead`)]}>
      <span className="muted num">{t('entities.rows', { count: rows })}</span>
    </LedgerRow>
  );
}
