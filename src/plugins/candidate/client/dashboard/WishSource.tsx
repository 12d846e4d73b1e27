import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { JobWishModule } from '#plugins/jobs/contract/client-extension-points.ts';
import { ProfileStore } from '../profile-store.ts';
import { wishedSearches } from './wished-searches.ts';

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
