import { useMemo } from 'react';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** The offered industries, for a picker. An industry whose name is not known yet has an empty one, because its code says nothing. */
export function useIndustrySource(): PickerSource {
  const source = useListSource(offeredList('industries'), { nameOf: () => undefined, isByName: true });
  return useMemo(() => ({ ...source, nameOf: () => '' }), [source]);
}

/** Returns the names of industries, also of those that are no longer offered; empty while they load. */
export function useIndustryNames(codes: readonly string[]): (code: string) => string {
  return usePickerNames(useIndustrySource(), codes).nameOf;
}

/** The name of an industry; empty for none. */
export function useIndustryName(code: string | null): string {
  const nameOf = useIndustryNames(code === null ? [] : [code]);
  return code === null ? '' : nameOf(code);
}
