import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import { Rail } from '#core/client/ui/rail/Rail.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { completenessOf, isFinished, type SectionState, stateOfSection } from '../../contract/completeness.ts';
import { countViews } from '../../contract/endpoints.ts';
import { SEEN_DAYS } from '../../contract/preview.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import type { OwnProfile } from '../../contract/schemas.ts';
import { SECTIONS } from '../../contract/section-names.ts';
import { Completeness } from '../completeness/Completeness.tsx';
import { ProfileStore } from '../profile-store.ts';

/** How many companies opened the profile. Nothing while the number is unknown or 0. */
const ViewsLine = observer(function ViewsLine(): JSX.Element | null {
  const t = useT('candidate');
  const api = useService(ApiClient);
  // Quiet: the widget is complete without the number.
  const { resource } = useResource((signal) => api.call(countViews, { signal, quiet: true }));
  const companies = resource.value?.companies ?? 0;
  return companies === 0 ? null : <p>{t('views.companies', { count: companies, days: SEEN_DAYS })}</p>;
});

const CELLS: Readonly<Record<SectionState, PartState>> = { done: 'leaf', begun: 'bud', empty: 'frame', skipped: 'dashed' };

/** The filled and the missing parts of the candidate's profile, and the step that adds most. */
export const Widget = observer(function ProfileWidget(): JSX.Element {
  const t = useT('candidate');
  const { mine, load, show } = useService(ProfileStore);
  useEffect(() => void show(), [show]);
  if (mine.value !== undefined) return <Filled profile={mine.value} />;
  if (mine.status === 'failed') return <ErrorNote title={t('profile.failed')} onRetry={() => void load()} />;
  return <Skeleton />;
});

function Filled({ profile }: { readonly profile: OwnProfile }): JSX.Element {
  const t = useT('candidate');
  const { headline } = profile.sections.basics.value;
  const isComplete = completenessOf(profile.sections) === 100;
  return (
    <div className="stack">
      {headline !== '' && (
        <p>
          <bdi>{headline}</bdi>
        </p>
      )}
      <ViewsLine />
      {!isComplete && <Completeness sections={profile.sections} />}
      <Rail
        label={t('widget.title')}
        vertical
        steps={SECTIONS.map((section) => ({
          id: section,
          label: t(`step.${section}.name`),
          state: CELLS[stateOfSection(section, profile.sections)],
        }))}
      />
      <p className="muted small">{t(isComplete ? 'widget.complete' : 'widget.lacks')}</p>
      <ButtonLink size="s" to={href(candidateRoutes.profile)}>
        {t(isFinished(profile) ? 'widget.change' : 'widget.goOn')}
      </ButtonLink>
    </div>
  );
}
