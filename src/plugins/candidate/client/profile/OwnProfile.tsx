import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { ProfileStore } from '../profile-store.ts';
import { ProfileForm } from './ProfileForm.tsx';

interface OwnProfileProps {
  readonly action: string;
  readonly onSaved?: () => void;
}

/** Loads the candidate's own profile into the form that changes it. */
export const OwnProfile = observer(function OwnProfile({ action, onSaved }: OwnProfileProps): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  const snackbar = useService(SnackbarStore);
  useEffect(() => void store.load(), [store]);
  const { value: profile, status, error } = store.mine;
  if (profile === undefined) {
    if (status !== 'failed') return <LoadingState />;
    return <LoadFailure error={error} title={t('profile.failed')} onRetry={() => void store.load()} />;
  }
  const saved = (): void => {
    snackbar.raise(t('profile.saved'));
    onSaved?.();
  };
  return <ProfileForm key={profile.version} profile={profile} action={action} onSaved={saved} />;
});
