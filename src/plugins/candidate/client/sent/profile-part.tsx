import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { PartViewProps } from '#plugins/applications/contract/application-parts.ts';
import { valuesOf } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import type { SentProfile } from '../../contract/sent-profile.ts';
import { type SharedSections, sharedSections } from '../../contract/shared-profile.ts';
import { ProfileFilesContext } from '../files/profile-files.ts';
import { ProfileStore } from '../profile-store.ts';
import { ProfileText } from '../view/ProfileText.tsx';

/** The own profile as the employer will read it. The CV is a part of its own. */
export const Preview = observer(function ProfilePreview(): JSX.Element {
  const t = useT('candidate');
  const { mine, files, ensure, load } = useService(ProfileStore);
  useEffect(() => void ensure(), [ensure]);
  const profile = mine.value;
  if (profile === undefined) {
    return mine.status === 'failed' ? <ErrorNote title={t('profile.failed')} onRetry={() => void load()} /> : <Skeleton />;
  }
  return (
    <div className="stack">
      <ProfileFilesContext value={files}>
        <ProfileText sections={withoutCvs(sharedSections(valuesOf(profile.sections)))} empty={t('shared.empty')} />
      </ProfileFilesContext>
      <p>
        <Link className="link" to={href(candidateRoutes.profile)}>
          {t('widget.change')}
        </Link>
      </p>
    </div>
  );
});

/** The profile that was sent. */
export function View({ copy, files }: PartViewProps): JSX.Element {
  const t = useT('candidate');
  const format = useFormat();
  // What the server half of this part froze.
  const { sections, talentPoolUntil } = copy as SentProfile;
  return (
    <ProfileFilesContext value={files}>
      <ProfileText sections={sections} empty={t('applicant.empty')} />
      {talentPoolUntil !== '' && <p className="muted">{t('candidates.profile.talentPool', { date: format.date(talentPoolUntil) })}</p>}
    </ProfileFilesContext>
  );
}

function withoutCvs(sections: SharedSections): SharedSections {
  return { ...sections, portfolio: { ...sections.portfolio, cvs: [] } };
}
