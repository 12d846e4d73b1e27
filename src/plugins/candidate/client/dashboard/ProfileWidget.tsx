import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Rail } from '#core/client/ui/rail/Rail.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { CandidateProfile } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { ProfileStore } from '../profile-store.ts';

const FIELDS = ['headline', 'location', 'summary'] as const;

/** What the candidate's profile says already, and what it does not. */
export const Widget = observer(function ProfileWidget(): JSX.Element {
  const t = useT('candidate');
  const { mine, load } = useService(ProfileStore);
  useEffect(() => void load(), [load]);
  if (mine.value !== undefined) return <Filled profile={mine.value} />;
  if (mine.status === 'failed') return <ErrorNote title={t('profile.failed')} onRetry={() => void load()} />;
  return <Skeleton />;
});

function Filled({ profile }: { readonly profile: CandidateProfile }): JSX.Element {
  const t = useT('candidate');
  const lacks = FIELDS.filter((field) => profile[field] === null);
  return (
    <div className="stack">
      {profile.headline !== null && (
        <p>
          <bdi>{profile.headline}</bdi>
        </p>
      )}
      <Rail
        label={t('widget.title')}
        vertical
        steps={FIELDS.map((field) => ({ id: field, label: t(`profile.${field}`), state: profile[field] === null ? 'frame' : 'leaf' }))}
      />
      <p className="muted small">{t(lacks.length === 0 ? 'widget.full' : 'widget.lacks')}</p>
      <ButtonLink size="s" to={href(candidateRoutes.profile)}>
        {t(lacks.length === 0 ? 'widget.change' : 'widget.goOn')}
      </ButtonLink>
    </div>
  );
}
