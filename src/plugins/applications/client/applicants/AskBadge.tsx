import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { Application } from '../../contract/schemas.ts';

/** Whether nobody from the company has opened the application. After an answer it does not matter. */
export function isUnread({ isAwaited, openedAt }: Application): boolean {
  return isAwaited && openedAt === null;
}

/** Says that the candidate waits for an answer and has asked for one. Shows nothing for any other application. */
export function AskBadge({ application: { isAsking } }: { readonly application: Application }): JSX.Element | null {
  const t = useT('applications');
  return isAsking ? <StatusBadge tone="wait">{t('applicants.asks')}</StatusBadge> : null;
}
