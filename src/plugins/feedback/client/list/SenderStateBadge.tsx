import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { SenderState } from '../../contract/life-cycle.ts';

const TONES: Readonly<Record<SenderState, StatusTone>> = { received: 'info', 'in-progress': 'live', resolved: 'off', closed: 'off' };

/** The state of feedback in the words of its sender. */
export function SenderStateBadge({ state }: { readonly state: SenderState }): JSX.Element {
  const t = useT('feedback');
  return <StatusBadge tone={TONES[state]}>{t(`senderState.${state}`)}</StatusBadge>;
}
