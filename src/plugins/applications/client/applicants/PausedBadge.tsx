import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { Application } from '../../contract/schemas.ts';

/** Says that an application under way is paused. Shows nothing for any other application. */
export function PausedBadge({ application }: { readonly application: Application }): JSX.Element | null {
  const t = useT('applications');
  return application.isPaused ? <StatusBadge tone="wait">{t('applicants.paused')}</StatusBadge> : null;
}
