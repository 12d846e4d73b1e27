import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { type MasterEntity, masterParts } from '../contract/master-entity.ts';

/** The kind of master data with that name, once its texts are loaded. A guard keeps unknown names from the page. */
export function useEntity(name: string): MasterEntity | undefined {
  const found = useContributions(masterParts.part('kind')).find(({ thing }) => thing.value.description.entity === name);
  const hasTexts = useTexts([found?.plugin ?? 'admin-masters']);
  return hasTexts ? found?.thing.value : undefined;
}
