import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import type { PageOpening } from '#core/client/plugin/page-opening.ts';
import { masterParts } from '../../contract/master-entity.ts';
import { givenRows, masterList, rowFilters } from '../master-list.ts';

/** Begins to load the rows of one kind of master data. Suggestions load with their view. */
export function beginRows({ params: { entity }, search, signal, resolve }: PageOpening<{ entity: string }>): void {
  const kinds = resolve(ClientRegistry).contributions(masterParts.part('kind'));
  const { description } = kinds.find(({ thing }) => thing.value.description.entity === entity)?.thing.value ?? {};
  if (description === undefined || search.view === 'suggestions') return;
  const given = givenRows(entity, filterValuesIn(rowFilters, search), description.levels, resolve(LanguageStore).current);
  beginList(resolve(ApiClient), masterList(entity), search, signal, given);
}
