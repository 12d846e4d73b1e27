import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Panel as PanelFrame } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { ApplicationDetail } from '#plugins/applications/contract/application.ts';
import { getCandidate } from '../../contract/endpoints.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { BasicsView } from './PersonViews.tsx';
import { filled, READING_ORDER, SectionView, SHOWN_SECTIONS, useSectionTitle } from './SectionView.tsx';

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

/** A profile as others read it: the filled sections under headings of level 3. */
function ProfileText({ sections }: { readonly sections: ProfileSections }): JSX.Element {
  const titleOf = useSectionTitle();
  const hasTexts = useTexts(['jobs']);
  if (!hasTexts) return <Skeleton />;
  return (
    <div className="profile-text">
      <div className="profile-text__basics">
        <BasicsView {...sections.basics} />
      </div>
      {filled(sections, READING_ORDER).map((section) => (
        <section key={section} aria-labelledby={`profile-${section}`}>
          <h3 id={`profile-${section}`}>{titleOf(section)}</h3>
          <SectionView section={section} sections={sections} />
        </section>
      ))}
    </div>
  );
}
