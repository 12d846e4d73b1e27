import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getRow } from '../../contract/endpoints.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { useEntity } from '../entities/use-entity.ts';
import { RowForm } from './RowForm.tsx';

/** Adds a row, or changes the row whose code is in the address. */
export function Page(): JSX.Element {
  const { entity } = useParams(masterRoutes.form);
  const { code } = useSearch();
  return code === undefined ? <NewRow entity={entity} /> : <ChangeRow entity={entity} code={code} />;
}

function NewRow({ entity: name }: { readonly entity: string }): JSX.Element | null {
  const t = useT('admin-masters');
  const entity = useEntity(name);
  const trail = useTrail(name);
  if (entity === undefined) return null;
  return (
    <>
      <PageHeader title={t(entity.add)} trail={trail} />
      <RowForm entity={name} />
    </>
  );
}

const ChangeRow = observer(function ChangeRow({ entity, code }: { readonly entity: string; readonly code: string }): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const trail = useTrail(entity);
  const { resource, load } = useResource((signal) => api.call(getRow, { params: { entity, code }, signal }), code);
  const { value: row, status, error } = resource;
  if (status === 'failed') return <LoadFailure error={error} title={t('form.failed')} onRetry={load} />;
  if (row === undefined) return <Skeleton />;
  return (
    <>
      <PageHeader title={row.name} lead={<code dir="ltr">{row.code}</code>} trail={trail} />
      <RowForm entity={entity} row={row} />
    </>
  );
});

function useTrail(name: string): { to: string; label: string }[] {
  const t = useT('admin-masters');
  const entity = useEntity(name);
  const all = { to: href(masterRoutes.entities), label: t('entities.title') };
  return entity === undefined ? [all] : [all, { to: href(masterRoutes.rows, { entity: name }), label: t(entity.title) }];
}
