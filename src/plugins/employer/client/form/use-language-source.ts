import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** The offered languages, for a picker. */
export function useLanguageSource(): PickerSource {
  return useListSource(offeredList('languages'), { nameOf: useLanguageName(), isByName: true });
}
