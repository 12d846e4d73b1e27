import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { JobSearches, JobWishModule } from '#plugins/jobs/contract/client-extension-points.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { ProfileStore } from '../profile-store.ts';

/** Reports what the candidate looks for, from the profile. */
export const Source: JobWishModule['Source'] = observer(function WishSource({ onSearches }) {
  const store = useService(ProfileStore);
  const { status } = store.mine;
  useEffect(() => void store.ensure(), [store]);
  useEffect(() => {
    if (status === 'failed') onSearches([]);
    if (status === 'ready') onSearches(wishedSearches({ preferences: store.value('preferences'), place: store.value('place') }));
  }, [status, store, onSearches]);
  return null;
});

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
