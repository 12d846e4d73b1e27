import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PersonAvatar } from '#core/client/ui/Avatars.tsx';
import type { ProfileSections } from '../../contract/sections.ts';
import { sharedSections } from '../../contract/shared-profile.ts';
import { ProfilePicture } from '../files/ProfilePicture.tsx';
import { filled, READING_ORDER, SectionView, useSectionTitle } from './SectionView.tsx';
import * as styles from './ProfilePreview.module.css';

interface ProfilePreviewProps {
  readonly name: string;
  readonly sections: ProfileSections;
}

/** The profile as employers see it, updated while the candidate types. */
export function ProfilePreview({ name, sections }: ProfilePreviewProps): JSX.Element {
  const t = useT('candidate');
  const titleOf = useSectionTitle();
  const shown = sharedSections(sections);
  const { photo, headline, pronouns } = shown.basics;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself takes the keyboard
    <aside className={styles.profilePreview} aria-label={t('preview.title')} tabIndex={0}>
      <p className="muted small">{t('preview.title')}</p>
      <div className={`panel ${styles.profilePreviewSheet}`}>
        <div className={styles.profilePreviewWho}>
          <PersonAvatar name={name} size="l">
            <ProfilePicture fileId={photo} alt="" className="avatar__photo" />
          </PersonAvatar>
          <div>
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <p className={headline.trim() === '' ? 'muted' : 'soft'}>
              <bdi>{headline.trim() === '' ? t('preview.noHeadline') : headline}</bdi>
            </p>
            {pronouns !== '' && (
              <p className="muted small">
                <bdi>{pronouns}</bdi>
              </p>
            )}
          </div>
        </div>
        {filled(shown, READING_ORDER).map((section) => (
          <section key={section}>
            <h3>{titleOf(section)}</h3>
            <SectionView section={section} sections={shown} />
          </section>
        ))}
      </div>
    </aside>
  );
}
