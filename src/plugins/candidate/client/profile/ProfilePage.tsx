import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useWizard } from '#core/client/wizard/use-wizard.ts';
import { href } from '#core/contract/route-ref.ts';
import { isFinished } from '../../contract/completeness.ts';
import { valuesOf } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import type { OwnProfile } from '../../contract/schemas.ts';
import { ProfileFilesContext } from '../files/profile-files.ts';
import { ProfileStore } from '../profile-store.ts';
import { filled, SHOWN_SECTIONS } from '../view/SectionView.tsx';
import { FilledSection, OpenSections } from './ProfileParts.tsx';
import { ReviewChoices } from './ReviewChoices.tsx';
import * as styles from './ProfilePage.module.css';

/** The candidate's own profile: filled parts, missing parts, and links to each of them. */
export const Page = observer(function ProfilePage(): JSX.Element {
  const t = useT('candidate');
  const { mine, files, load } = useService(ProfileStore);
  const wizard = useWizard('candidate');
  const hasTexts = useTexts(['jobs']);
  useEffect(() => void load(), [load]);
  const isUnderWay =
    mine.value !== undefined && !isFinished(mine.value) && filled(valuesOf(mine.value.sections), SHOWN_SECTIONS).length > 0;
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        lead={t('profile.lead')}
        actions={
          <>
            <ButtonLink to={href(candidateRoutes.view)}>{t('preview.open')}</ButtonLink>
            {isUnderWay && (
              <ButtonLink variant="grow" to={wizard.resume?.address ?? href(candidateRoutes.basics)}>
                {t('profile.goOn')}
              </ButtonLink>
            )}
          </>
        }
      />
      {mine.status === 'failed' && <LoadFailure error={mine.error} title={t('profile.failed')} onRetry={() => void load()} />}
      {mine.status !== 'failed' && (mine.value === undefined || !hasTexts) && <Skeleton />}
      {mine.value !== undefined && hasTexts && (
        <ProfileFilesContext value={files}>
          <Sections profile={mine.value} />
        </ProfileFilesContext>
      )}
    </>
  );
});

function Sections({ profile }: { readonly profile: OwnProfile }): JSX.Element {
  const t = useT('candidate');
  const values = valuesOf(profile.sections);
  const known = filled(values, SHOWN_SECTIONS);
  return (
    <div className={styles.ownProfile}>
      <OpenSections sections={profile.sections} known={known} />
      <div className={styles.ownProfileParts}>
        {known.length === 0 && (
          <EmptyState
            title={t('todo.title')}
            action={
              <ButtonLink variant="grow" to={href(candidateRoutes.basics)}>
                {t('todo.action')}
              </ButtonLink>
            }
          >
            {t('todo.text')}
          </EmptyState>
        )}
        {known.map((section) => (
          <FilledSection key={section} section={section} values={values} />
        ))}
        <ReviewChoices values={values} />
      </div>
    </div>
  );
}
