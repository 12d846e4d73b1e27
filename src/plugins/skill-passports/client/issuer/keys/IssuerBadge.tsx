import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { IssuerState } from '../../../contract/issuer.ts';

const TONES: Readonly<Record<IssuerState, StatusTone>> = { pending: 'wait', trusted: 'live', suspended: 'bad' };

/** The state of an issuer. */
export function IssuerBadge({ state }: { readonly state: IssuerState }): JSX.Element {
  const t = useT('skill-passports');
  return <StatusBadge tone={TONES[state]}>{t(`issuerState.${state}`)}</StatusBadge>;
}
