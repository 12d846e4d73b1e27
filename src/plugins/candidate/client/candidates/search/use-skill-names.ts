import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { filterValues } from '#plugins/jobs/contract/filter-values.ts';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import type { CandidateFacets } from '../../../contract/candidate-search-schemas.ts';

/**
 * Returns the name of a skill by its key. The names come with what can be chosen; those of other chosen skills are asked for. A skill that a
 * candidate typed is its own name.
 */
export function useSkillNames({ skills }: CandidateQuery, facets: CandidateFacets | undefined): (key: string) => string {
  const known = new Map(facets?.skills.flatMap(({ value, name }) => (name === null ? [] : [[value, name] as const])));
  const missing = filterValues(skills).filter((key) => !key.startsWith('~') && !known.has(key));
  const source = useListSource(offeredList('skills'), { nameOf: () => undefined });
  const { nameOf } = usePickerNames(source, missing);
  return (key) => known.get(key) ?? (key.startsWith('~') ? key.slice(1).replaceAll('_', ' ') : nameOf(key));
}
