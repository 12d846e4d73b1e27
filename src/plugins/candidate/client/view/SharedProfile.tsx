import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type ProfileFile, valuesOf } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { SHARED_SECTIONS, type SharedSections, sharedSections } from '../../contract/shared-profile.ts';
import { ProfileFilesContext } from '../files/profile-files.ts';
import { ProfileStore } from '../profile-store.ts';
import { ProfileText } from './ProfileText.tsx';
import { filled, useSectionTitle } from './SectionView.tsx';

/** The names of the profile's sections that an employer reads: the filled ones, or all of them while the profile is unknown. */
export const List = observer(function SharedProfileList(): JSX.Element {
  const t = useT('candidate');
  const titleOf = useSectionTitle();
  const { sections, isLoading } = useOwnSections();
  const names = sections === undefined ? SHARED_SECTIONS : filled(sections, SHARED_SECTIONS);
  return (
    <div>
      <dt>{t('applicant.title')}</dt>
      <dd>
        {isLoading && <Skeleton count={2} />}
        {!isLoading && names.length === 0 && <p>{t('shared.empty')}</p>}
        {!isLoading && names.length > 0 && (
          <ul aria-label={t('applicant.title')}>
            {names.map((section) => (
              <li key={section}>{titleOf(section)}</li>
            ))}
          </ul>
        )}
        <p className="muted">{t('shared.current')}</p>
        <Link className="link" to={href(candidateRoutes.profile)}>
          {t('widget.change')}
        </Link>
      </dd>
    </div>
  );
});

/** The candidate's own profile as an employer reads it. */
export const Preview = observer(function SharedProfilePreview(): JSX.Element {
  const t = useT('candidate');
  const { sections, files, isLoading, load } = useOwnSections();
  if (sections !== undefined) {
    return (
      <ProfileFilesContext value={files}>
        <ProfileText sections={sections} empty={t('shared.empty')} />
      </ProfileFilesContext>
    );
  }
  return isLoading ? <Skeleton /> : <ErrorNote title={t('profile.failed')} onRetry={load} />;
});

interface OwnSections {
  /** `undefined` while the profile is loading and after a failure. */
  readonly sections: SharedSections | undefined;
  readonly files: ReadonlyMap<string, ProfileFile>;
  readonly isLoading: boolean;
  readonly load: () => void;
}

function useOwnSections(): OwnSections {
  const { mine, files, load } = useService(ProfileStore);
  useEffect(() => void load(), [load]);
  const profile = mine.value;
  return {
    sections: profile && sharedSections(valuesOf(profile.sections)),
    files,
    isLoading: profile === undefined && mine.status !== 'failed',
    load: () => void load(),
  };
}
