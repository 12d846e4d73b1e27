import { useCountryName } from '#core/client/i18n/use-countries.ts';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** The offered countries by name. */
export function useCountrySource(): PickerSource {
  return useListSource(offeredList('countries'), { nameOf: useCountryName(), isByName: true });
}
