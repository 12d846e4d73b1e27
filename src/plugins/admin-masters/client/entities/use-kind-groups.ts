import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { MASTER_GROUPS, type MasterEntity, masterParts } from '../../contract/master-entity.ts';

/** A kind of master data with the numbers of its rows. */
export interface CountedKind {
  readonly entity: string;
  /** The key above its texts. */
  readonly texts: string;
  readonly rows: number;
  /** Rows without a name in each language. */
  readonly untranslated: number;
}

interface KindGroup {
  readonly group: MasterEntity['group'];
  readonly kinds: readonly CountedKind[];
}

/** The kinds by groups, in their order, without empty groups; `undefined` until the counts and the texts of all plugins are loaded. */
export function useKindGroups(counted: readonly Omit<CountedKind, 'texts'>[] | undefined): readonly KindGroup[] | undefined {
  const found = useContributions(masterParts.part('kind'));
  const hasTexts = useTexts(found.map(({ plugin }) => plugin));
  if (!hasTexts || counted === undefined) return undefined;
  return MASTER_GROUPS.map((group) => ({
    group,
    kinds: found.flatMap(({ thing: { value } }): CountedKind[] => {
      const counts = counted.find(({ entity }) => entity === value.description.entity);
      return value.group !== group || counts === undefined ? [] : [{ ...counts, texts: value.texts }];
    }),
  })).filter(({ kinds }) => kinds.length > 0);
}
