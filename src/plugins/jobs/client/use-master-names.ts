import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** The names of rows of master data, also of rows that are no longer offered. A row without a known name is shown as its code. */
export function useMasterNames(entity: string, codes: readonly string[]): (code: string) => string {
  const source = useListSource(offeredList(entity), { nameOf: () => undefined });
  return usePickerNames(source, codes).nameOf;
}
