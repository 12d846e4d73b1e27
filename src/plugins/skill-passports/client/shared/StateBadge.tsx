import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import { type ShownState, shownState } from '../../contract/credential-states.ts';
import type { Credential } from '../../contract/schemas.ts';

const TONES: Readonly<Record<ShownState, StatusTone>> = {
  requested: 'wait',
  offered: 'wait',
  declined: 'off',
  active: 'live',
  suspended: 'bad',
  revoked: 'bad',
  superseded: 'off',
  expired: 'off',
};

/** The state of a credential. One whose last day is over is shown as expired. */
export function StateBadge({ credential }: { readonly credential: Pick<Credential, 'state' | 'validUntil'> }): JSX.Element {
  const t = useT('skill-passports');
  const state = shownState(credential, new Date());
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
