import type { JobSearches } from '#plugins/jobs/contract/client-extension-points.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { ProfileSections } from '../../contract/sections.ts';

/**
 * The searches for what a candidate looks for: each wanted title at the wanted place, then each title anywhere, then the place alone, then
 * each category. The place is the home town, or remote work for a candidate who wants nothing else.
 */
export function wishedSearches({ preferences, place }: Pick<ProfileSections, 'preferences' | 'place'>): JobSearches {
  const { titles, categories, workModes } = preferences;
  const isRemote = workModes.length === 1 && workModes[0] === 'remote';
  const wanted: JobFilter | undefined = isRemote ? { workMode: 'remote' } : place.city === '' ? undefined : { where: place.city };
  const anywhere = titles.map((q): JobFilter => ({ q }));
  const ofCategories = categories.map((category): JobFilter => ({ category }));
  const atPlace = wanted === undefined ? [] : [anywhere.map((title) => ({ ...title, ...wanted }))];
  const placeAlone = wanted === undefined ? [] : [[wanted]];
  return [...atPlace, anywhere, ...placeAlone, ofCategories].filter(({ length }) => length > 0);
}
