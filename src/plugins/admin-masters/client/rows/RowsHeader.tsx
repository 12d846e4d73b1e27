import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getRow } from '../../contract/endpoints.ts';
import { MASTER_ACCESS } from '../../contract/master-access.ts';
import { type MasterEntity, masterParts } from '../../contract/master-entity.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { isSearch, type RowValues } from '../master-list.ts';
import { mayDo } from '../may.ts';
import { useNameOf } from '../row-source.ts';
import { ExportMenu } from './ExportMenu.tsx';

interface RowsHeaderProps {
  readonly entity: MasterEntity;
  readonly shown: RowValues;
}

/** The title of the rows, the rows above them, and the actions that the user may do. */
export const RowsHeader = observer(function RowsHeader({ entity, shown }: RowsHeaderProps): JSX.Element {
  const t = useT('admin-masters');
  const nameOf = useNameOf();
  const { entity: name, levels } = entity.description;
  const parent = levels > 1 && !isSearch(shown) ? shown.parent : undefined;
  const above = useRow(name, parent);
  const title = t(`${entity.texts}.title`);
  const trail: Place[] = [{ to: href(masterRoutes.entities), label: t('entities.title') }];
  if (parent !== undefined) trail.push({ to: href(masterRoutes.rows, { entity: name }), label: title });
  for (const row of above?.path ?? []) {
    trail.push({ to: href(masterRoutes.rows, { entity: name }, { parent: row.code }), label: nameOf(row) });
  }
  return (
    <PageHeader
      title={parent === undefined ? title : above === undefined ? title : nameOf(above)}
      lead={t(`${entity.texts}.lead`)}
      trail={trail}
      actions={<RowsActions entity={entity} shown={shown} />}
    />
  );
});

function useRow(entity: string, code: string | undefined): MasterRowDetail | undefined {
  const api = useService(ApiClient);
  const load = async (signal: AbortSignal) =>
    code === undefined ? undefined : await api.call(getRow, { params: { entity, code }, signal });
  return useResource(load, `${entity} ${code}`).resource.value;
}

const RowsActions = observer(function RowsActions({ entity: { description, texts }, shown }: RowsHeaderProps): JSX.Element {
  const t = useT('admin-masters');
  const session = useService(SessionStore);
  const pages = useContributions(masterParts.part('page'));
  const { entity, isFixed, hasAlternatives } = description;
  return (
    <>
      {session.may(MASTER_ACCESS, 'update') && <ButtonLink to={href(masterRoutes.access, { entity })}>{t('rows.access')}</ButtonLink>}
      {!isFixed && hasAlternatives && mayDo(session, entity, 'approve') && (
        <ButtonLink to={href(masterRoutes.rows, { entity }, { view: 'suggestions' })}>{t('suggestions.title')}</ButtonLink>
      )}
      {pages.map(
        ({ thing: { id, value } }) =>
          mayDo(session, entity, value.action) && (
            <ButtonLink key={id} to={href(value.route, { entity })}>
              {t(value.label)}
            </ButtonLink>
          ),
      )}
      {mayDo(session, entity, 'export') && <ExportMenu entity={entity} shown={shown} />}
      {!isFixed && mayDo(session, entity, 'create') && (
        <ButtonLink variant="ink" to={href(masterRoutes.form, { entity }, { ...shown })}>
          <PlusIcon />
          {t(`${texts}.add`)}
        </ButtonLink>
      )}
    </>
  );
});
