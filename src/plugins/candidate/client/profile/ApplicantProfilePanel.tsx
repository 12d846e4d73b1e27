import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Panel as PanelFrame } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getCandidate } from '../../contract/endpoints.ts';
import type { CandidateProfile } from '../../contract/profile.ts';

/** What a candidate says of themselves, beside their application. */
export const Panel = observer(function ApplicantProfilePanel({ candidateId }: { readonly candidateId: string }): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const { resource: profile, load } = useResource(
    (signal) => api.call(getCandidate, { params: { id: candidateId }, signal, quiet: true }),
    candidateId,
  );
  return (
    <PanelFrame title={t('applicant.title')}>
      {profile.status === 'failed' && <ErrorNote title={t('profile.failed')} onRetry={load} />}
      {profile.status === 'loading' && <Skeleton />}
      {profile.value !== undefined && <ProfileText profile={profile.value} />}
    </PanelFrame>
  );
});

function ProfileText({ profile }: { readonly profile: CandidateProfile }): JSX.Element {
  const t = useT('candidate');
  const { headline, location, summary } = profile;
  if (headline === null && location === null && summary === null) return <p className="muted">{t('applicant.empty')}</p>;
  return (
    <>
      {headline !== null && (
        <p>
          <strong>
            <bdi>{headline}</bdi>
          </strong>
        </p>
      )}
      {location !== null && <p className="muted">{location}</p>}
      {summary !== null && (
        <p className="read" dir="auto">
          {summary}
        </p>
      )}
    </>
  );
}
