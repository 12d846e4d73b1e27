import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { daysLeft, isNear } from '#plugins/jobs/contract/days-left.ts';
import { dayEnd } from '#plugins/jobs/contract/deadline.ts';
import type { SavedJob } from '../../contract/saved-schemas.ts';
import * as styles from './saved.module.css';

/** The state of a saved posting: open, about to expire, paused, or why it ended. */
export function SavedStatus({ saved }: { readonly saved: SavedJob }): JSX.Element {
  const t = useT('job-search');
  const format = useFormat();
  const { status, endedAt, endReason } = saved;
  if (status === 'published') return <OpenStatus saved={saved} />;
  if (endedAt === null) return <StatusBadge tone="off">{t(`jobs:status.${status}`)}</StatusBadge>;
  const isTold = endReason !== null && endReason !== 'removed' && endReason !== 'other';
  return (
    <span className={styles.savedStatus}>
      <StatusBadge tone="off">{t(`jobs:managed.ended.${status}`, { date: format.date(endedAt) })}</StatusBadge>
      {isTold && <small className="muted">{t(`jobs:moves.endReason.${endReason}`)}</small>}
    </span>
  );
}

function OpenStatus({ saved: { deadline, expiresAt } }: { readonly saved: SavedJob }): JSX.Element {
  const t = useT('job-search');
  if (deadline !== null && dayEnd(deadline) <= new Date()) return <StatusBadge tone="off">{t('saved.tooLate')}</StatusBadge>;
  if (expiresAt === null || !isNear(expiresAt)) return <StatusBadge tone="live">{t('saved.open')}</StatusBadge>;
  const days = daysLeft(expiresAt);
  return <StatusBadge tone="wait">{days < 1 ? t('saved.endsToday') : t('saved.endsIn', { count: days })}</StatusBadge>;
}
