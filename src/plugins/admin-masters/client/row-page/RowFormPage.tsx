import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getRow } from '../../contract/endpoints.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { RowForm } from '../form/RowForm.tsx';
import { RowPath } from '../form/RowPath.tsx';
import type { RowList } from '../form/row-list.ts';
import { rowFilters } from '../master-list.ts';
import { useNameOf } from '../row-source.ts';
import { useEntity } from '../use-entity.ts';
import { RowWork } from './RowWork.tsx';

/** Adds a row, or changes the row whose code is in the address. The address also holds what the list shows. */
export function Page(): JSX.Element | null {
  const { entity: name } = useParams(masterRoutes.form);
  const search = useSearch();
  const { code, parent } = search;
  const entity = useEntity(name);
  if (entity === undefined) return null;
  const list = { entity, address: href(masterRoutes.rows, { entity: name }, filterValuesIn(rowFilters, search)) };
  if (code !== undefined) return <SavedRow key={code} list={list} code={code} />;
  return entity.description.isFixed ? <NoNewRow /> : <NewRow list={list} parent={parent} />;
}

/** The rows of a fixed kind belong to a standard, so there is no page to add one. */
function NoNewRow(): JSX.Element {
  const t = useT('admin-masters');
  return <ErrorScreen status={404} description={t('form.fixed')} />;
}

function NewRow({ list, parent }: { readonly list: RowList; readonly parent: string | undefined }): JSX.Element {
  const t = useT('admin-masters');
  return (
    <>
      <PageHeader title={t(`${list.entity.texts}.add`)} trail={useTrail(list)} />
      <RowForm list={list} parent={parent} may={{ update: true, hide: true }} />
    </>
  );
}

const SavedRow = observer(function SavedRow({ list, code }: { readonly list: RowList; readonly code: string }): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const trail = useTrail(list);
  const nameOf = useNameOf();
  const { entity } = list.entity.description;
  const { resource, load } = useResource((signal) => api.call(getRow, { params: { entity, code }, signal }), code);
  const { value: row, status, error } = resource;
  if (status === 'failed') return <LoadFailure error={error} title={t('form.failed')} onRetry={load} />;
  if (row === undefined) return <Skeleton />;
  return (
    <>
      <PageHeader title={nameOf(row)} lead={<code dir="ltr">{row.code}</code>} trail={trail} />
      <RowPath list={list} path={row.path} />
      {row.code !== code && <Note tone="sky" title={t('form.wasMerged', { code })} />}
      <RowWork key={row.code} list={list} row={row} onLatest={resource.replace} />
    </>
  );
});

function useTrail({ entity, address }: RowList): { to: string; label: string }[] {
  const t = useT('admin-masters');
  return [
    { to: href(masterRoutes.entities), label: t('entities.title') },
    { to: address, label: t(`${entity.texts}.title`) },
  ];
}
