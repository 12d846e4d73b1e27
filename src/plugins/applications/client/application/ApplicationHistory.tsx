import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import type { ApplicationStage } from '../../contract/application.ts';
import type { ApplicationMove } from '../../contract/schemas.ts';

const ENDED: readonly ApplicationStage[] = ['rejected', 'withdrawn', 'closed_unfilled'];

/** The moves of an application, oldest first. */
export function ApplicationHistory({ history }: { readonly history: readonly ApplicationMove[] }): JSX.Element {
  const t = useT('applications');
  const stateOf = (to: ApplicationStage): PartState => (ENDED.includes(to) ? 'frame' : 'leaf');
  return (
    <Timeline
      label={t('application.history')}
      events={history.map(({ from, to, at }) => ({
        id: `${at} ${to}`,
        at,
        what: from === null ? t('history.sent') : t('history.moved', { from: t(`stage.${from}`), to: t(`stage.${to}`) }),
        state: stateOf(to),
      }))}
    />
  );
}
