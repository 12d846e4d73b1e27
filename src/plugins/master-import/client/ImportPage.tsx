import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type MasterEntity, masterParts } from '#plugins/admin-masters/contract/master-entity.ts';
import { masterRowsOf } from '#plugins/admin-masters/contract/master-rows-kind.ts';
import { masterRoutes } from '#plugins/admin-masters/contract/routes.ts';
import { type ImportDeskProps, importDesks } from '#plugins/imports/contract/import-desk.ts';
import { MASTER_IMPORTS } from '../contract/import-target.ts';
import { masterImportRoutes } from '../contract/routes.ts';
import { useColumnText } from './use-column-text.ts';

/** Imports rows of one kind of master data from a spreadsheet. A guard keeps unknown kinds from the page. */
export function Page(): JSX.Element | null {
  const { entity } = useParams(masterImportRoutes.rows);
  const found = useContributions(masterParts.part('kind')).find(({ thing }) => thing.value.description.entity === entity);
  const hasTexts = useTexts(['admin-masters', found?.plugin ?? 'admin-masters']);
  return hasTexts && found !== undefined ? <Import entity={found.thing.value} /> : null;
}

function Import({ entity: { description, texts } }: { readonly entity: MasterEntity }): JSX.Element {
  const t = useT('master-import');
  const { entity } = description;
  const title = t(`${texts}.title`);
  const rows = href(masterRoutes.rows, { entity });
  const trail = [
    { to: href(masterRoutes.entities), label: t('admin-masters:entities.title') },
    { to: rows, label: title },
  ];
  const given: ImportDeskProps = {
    target: MASTER_IMPORTS,
    place: entity,
    columnText: useColumnText(texts),
    list: { to: rows, label: t('seeRows') },
    onChanged: useEntities(masterRowsOf(entity)).outdate,
  };
  return (
    <>
      <PageHeader title={t('title', { name: title })} lead={t('lead')} trail={trail} />
      {useContributions(importDesks).map(({ plugin, thing: { id, value } }) => (
        <PluginPart key={id} plugin={plugin} what={id} load={async () => (await value.load()).ImportDesk} given={given} />
      ))}
    </>
  );
}
