import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PersonSign } from '#core/client/ui/PersonSign.tsx';
import './ProfilePreview.css';

interface ProfilePreviewProps {
  readonly name: string;
  readonly headline: string;
  readonly location: string;
  readonly summary: string;
}

/** What employers see of the profile, as it is typed; where the screen is wide enough. */
export function ProfilePreview({ name, headline, location, summary }: ProfilePreviewProps): JSX.Element {
  const t = useT('candidate');
  return (
    <aside className="profile-preview" aria-label={t('preview.title')}>
      <p className="muted small">{t('preview.title')}</p>
      <div className="panel profile-preview__sheet">
        <div className="profile-preview__who">
          <PersonSign name={name} size="l" />
          <div>
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <p className={headline.trim() === '' ? 'muted' : 'soft'}>
              <bdi>{headline.trim() === '' ? t('preview.noHeadline') : headline}</bdi>
            </p>
          </div>
        </div>
        {location.trim() !== '' && (
          <p className="muted">
            <bdi>{location}</bdi>
          </p>
        )}
        {summary.trim() !== '' && (
          <p className="read profile-preview__words" dir="auto">
            {summary}
          </p>
        )}
      </div>
    </aside>
  );
}
