import { useT } from '#core/client/i18n/use-t.ts';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** The offered categories of job postings, for a picker. The plugin `jobs` has the texts of the built-in ones. */
export function useCategorySource(): PickerSource {
  const jobs = useT('jobs');
  return useListSource(offeredList('job-categories'), {
    nameOf: (code) => jobs(`category.${code}`, { defaultValue: '' }) || undefined,
  });
}

/** Returns the name of each of these categories, also of those that are no longer offered. */
export function useCategoryNames(codes: readonly string[]): (code: string) => string {
  return usePickerNames(useCategorySource(), codes).nameOf;
}
