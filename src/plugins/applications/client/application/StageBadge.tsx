import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { ApplicationStage } from '../../contract/application.ts';

const TONES: Readonly<Record<ApplicationStage, StatusTone>> = {
  submitted: 'info',
  in_review: 'live',
  shortlisted: 'live',
  assessment: 'live',
  interview: 'live',
  offer: 'live',
  hired: 'live',
  rejected: 'off',
  withdrawn: 'off',
  closed_unfilled: 'off',
};

/** The stage of an application, in words that are also suitable for the candidate. */
export function StageBadge({ stage }: { readonly stage: ApplicationStage }): JSX.Element {
  const t = useT('applications');
  return <StatusBadge tone={TONES[stage]}>{t(`stage.${stage}`)}</StatusBadge>;
}
