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
 * The searches for what a candidate looks for: each wanted title at the home town, then each title elsewhere in reach, then the town alone,
 * then each category in reach. A candidate who wants only remote work has no town. Nothing is out of reach while the profile says nothing of it.
 */
export function wishedSearches({ preferences, place }: Pick<ProfileSections, 'preferences' | 'place'>): JobSearches {
  const { titles, categories, workModes } = preferences;
  const isRemote = workModes.length === 1 && workModes[0] === 'remote';
  const [near, wider] = isRemote ? [[REMOTE], []] : [place.city === '' ? [] : [{ where: place.city }], reachOf(preferences, place)];
  const isKnown = near.length > 0 || place.country !== '' || place.moveTo.length > 0 || place.mayWorkIn.length > 0;
  const anywhere: JobFilter[] = isKnown ? wider : [{}];
  const each = (wanted: readonly JobFilter[], places: readonly JobFilter[]): JobFilter[] =>
    wanted.flatMap((one) => places.map((at) => ({ ...one, ...at })));
  const ofTitles = titles.map((q): JobFilter => ({ q }));
  const ofCategories = categories.map((category): JobFilter => ({ category }));
  const groups = [each(ofTitles, near), each(ofTitles, anywhere), near, each(ofCategories, [...near, ...anywhere])];
  return groups.filter(({ length }) => length > 0);
}

const REMOTE: JobFilter = { workMode: 'remote' };

/** What is in reach besides the home town: the own country, those to which the candidate would move, and remote work. */
function reachOf({ workModes }: ProfileSections['preferences'], { country, moveTo, mayWorkIn }: ProfileSections['place']): JobFilter[] {
  const wanted = [...new Set([country, ...moveTo])].filter((code) => code !== '');
  // Without a country to live in, the permit alone says where the candidate may work.
  const allowed = wanted.length === 0 ? mayWorkIn : wanted.filter((code) => mayWorkIn.length === 0 || mayWorkIn.includes(code));
  return [
    ...(allowed.length === 0 ? [] : [{ country: allowed.join(',') }]),
    ...(workModes.length === 0 || workModes.includes('remote') ? [REMOTE] : []),
  ];
}
