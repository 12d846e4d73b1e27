import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Panel as PanelFrame } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { ApplicationDetail } from '#plugins/applications/contract/schemas.ts';
import { getCandidate } from '../../contract/candidate-endpoints.ts';
import { filesById, ProfileFilesContext } from '../files/profile-files.ts';
import { ProfileText } from './ProfileText.tsx';

/** The candidate's profile, beside the application. */
export const Panel = observer(function ApplicantProfilePanel({ application }: { readonly application: ApplicationDetail }): JSX.Element {
  const candidateId = application.candidate.id;
  const t = useT('candidate');
  const api = useService(ApiClient);
  const { resource: profile, load } = useResource((signal) => api.call(getCandidate, { params: { id: candidateId }, signal }), candidateId);
  return (
    <PanelFrame title={t('applicant.title')}>
      {profile.status === 'failed' && <ErrorNote title={t('profile.failed')} onRetry={load} />}
      {profile.status === 'loading' && <Skeleton />}
      {profile.value !== undefined && (
        <ProfileFilesContext value={filesById(profile.value.files)}>
          <ProfileText sections={profile.value.sections} empty={t('applicant.empty')} />
        </ProfileFilesContext>
      )}
    </PanelFrame>
  );
});
