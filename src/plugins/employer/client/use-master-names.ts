import { useMemo } from 'react';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** The offered rows of a kind, for a picker. A row whose name is not known yet has an empty one, because its code says nothing. */
export function useMasterSource(entity: string): PickerSource {
  const source = useListSource(offeredList(entity), { nameOf: () => undefined, isByName: true });
  return useMemo(() => ({ ...source, nameOf: () => '' }), [source]);
}

/** Returns the names of rows of a kind, also of those that are no longer offered; empty while they load. */
export function useMasterNames(entity: string, codes: readonly string[]): (code: string) => string {
  return usePickerNames(useMasterSource(entity), codes).nameOf;
}
