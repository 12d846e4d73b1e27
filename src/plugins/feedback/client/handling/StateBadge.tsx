import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { FeedbackState } from '../../contract/life-cycle.ts';

const TONES: Readonly<Record<FeedbackState, StatusTone>> = {
  new: 'wait',
  triaged: 'info',
  'in-progress': 'live',
  resolved: 'off',
  closed: 'off',
  spam: 'bad',
};

/** The state of feedback, as administrators see it. */
export function StateBadge({ state }: { readonly state: FeedbackState }): JSX.Element {
  const t = useT('feedback');
  return <StatusBadge tone={TONES[state]}>{t(`state.name.${state}`)}</StatusBadge>;
}
