import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** The names of skills, also of skills that are no longer offered. A skill without a known name is shown as its code. */
export function useSkillNames(codes: readonly string[]): (code: string) => string {
  return usePickerNames(useListSource(offeredList('skills'), { nameOf: () => undefined }), codes).nameOf;
}
