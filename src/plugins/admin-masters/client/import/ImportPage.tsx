import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { ImportDesk } from '#core/client/spreadsheets/ImportDesk.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { MASTER_IMPORTS } from '../../contract/import-target.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { useEntity } from '../entities/use-entity.ts';
import { masterList } from '../rows/master-list.ts';
import { useColumnText } from './use-column-text.ts';

/** Imports rows of one kind of master data from a spreadsheet. */
export function Page(): JSX.Element | null {
  const { entity: name } = useParams(masterRoutes.import);
  const entity = useEntity(name);
  return entity === undefined ? null : <Import entity={entity} />;
}

function Import({ entity }: { readonly entity: MasterEntity }): JSX.Element {
  const t = useT('admin-masters');
  const columnText = useColumnText(entity);
  const { entity: name } = entity.description;
  const { outdate } = useEntities(masterList(name).rows);
  const title = t(`${entity.texts}.title`);
  const rows = href(masterRoutes.rows, { entity: name });
  const trail = [
    { to: href(masterRoutes.entities), label: t('entities.title') },
    { to: rows, label: title },
  ];
  return (
    <>
      <PageHeader title={t('import.title', { name: title })} lead={t('import.lead')} trail={trail} />
      <ImportDesk
        target={MASTER_IMPORTS}
        place={name}
        columnText={columnText}
        list={{ to: rows, label: t('import.seeRows') }}
        onChanged={outdate}
      />
    </>
  );
}
