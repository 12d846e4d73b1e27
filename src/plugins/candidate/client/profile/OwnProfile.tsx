import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { CandidateProfile } from '../../contract/profile.ts';
import { ProfileStore } from '../profile-store.ts';
import { ProfileForm } from './ProfileForm.tsx';

interface OwnProfileProps {
  /** Ends the form: its buttons. */
  readonly end: (busy: boolean) => ReactNode;
  readonly onSubmitted: () => void;
}

/** Loads the candidate's own profile into the form that changes it. */
export const OwnProfile = observer(function OwnProfile({ end, onSubmitted }: OwnProfileProps): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  // The form is made from what was just fetched, once: what it saves comes back into the store, and must not overwrite what is typed on.
  const [basis, setBasis] = useState<CandidateProfile>();
  const fetchBasis = useCallback(async (): Promise<void> => {
    await store.load();
    if (store.mine.status === 'ready') setBasis(store.mine.value);
  }, [store]);
  useEffect(() => void fetchBasis(), [fetchBasis]);
  if (basis !== undefined) {
    return <ProfileForm key={basis.version} profile={basis} end={end} onSubmitted={onSubmitted} onTakeOther={() => void fetchBasis()} />;
  }
  if (store.mine.status !== 'failed') return <Skeleton />;
  return <LoadFailure error={store.mine.error} title={t('profile.failed')} onRetry={() => void fetchBasis()} />;
});
