import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Panel as PanelFrame } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { ApplicationDetail } from '#plugins/applications/contract/application.ts';
import { getCandidate } from '../../contract/endpoints.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { ProfileText } from './ProfileText.tsx';
import { filled, SHOWN_SECTIONS } from './section-views.ts';

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
      {profile.value !== undefined && <Filled sections={profile.value.sections} />}
    </PanelFrame>
  );
});

function Filled({ sections }: { readonly sections: ProfileSections }): JSX.Element {
  const t = useT('candidate');
  if (filled(sections, SHOWN_SECTIONS).length === 0) return <p className="muted">{t('applicant.empty')}</p>;
  return <ProfileText sections={sections} />;
}
