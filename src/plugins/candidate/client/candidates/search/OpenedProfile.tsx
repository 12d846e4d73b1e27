import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getCandidate } from '../../../contract/candidate-endpoints.ts';
import { filesById, ProfileFilesContext } from '../../files/profile-files.ts';
import { ProfileText } from '../../view/ProfileText.tsx';
import { ProfileFailure } from '../detail/ProfileFailure.tsx';
import * as styles from '../candidates.module.css';

/** The profile in the preview, after the user asked for it. */
export const OpenedProfile = observer(function OpenedProfile({ id }: { readonly id: string }): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(getCandidate, { params: { id }, signal }), id);
  const profile = resource.value?.candidateId === id ? resource.value : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself takes the keyboard
    <section className={styles.candidateOpened} aria-label={t('candidates.search.profile')} tabIndex={0}>
      {resource.status === 'failed' && <ProfileFailure error={resource.error} onRetry={load} />}
      {resource.status !== 'failed' && profile === undefined && <Skeleton />}
      {profile !== undefined && (
        <ProfileFilesContext value={filesById(profile.files)}>
          <ProfileText sections={profile.sections} empty={t('candidates.profile.empty')} />
        </ProfileFilesContext>
      )}
    </section>
  );
});
