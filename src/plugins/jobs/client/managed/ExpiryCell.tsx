import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { WarningIcon } from '#core/client/ui/icons/page-icons.tsx';
import { daysLeft, isNear } from '../../contract/days-left.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import * as styles from './managed.module.css';

/** The time until the posting expires, or the day on which it ended. */
export function ExpiryCell({ job }: { readonly job: ManagedJob }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  const { status, expiresAt, endedAt } = job;
  const isLive = status === 'published' || status === 'paused';
  if (isLive && expiresAt !== null) {
    const days = daysLeft(expiresAt);
    const words = days < 1 ? t('managed.expiresToday') : t('managed.expiresIn', { count: days });
    return (
      <time dateTime={expiresAt} title={format.dateTime(expiresAt)} className={isNear(expiresAt) ? styles.managedNear : undefined}>
        {isNear(expiresAt) && <WarningIcon className="icon--s" />} {words}
      </time>
    );
  }
  if (endedAt === null) return null;
  return (
    <>
      {t(`managed.ended.${status}`, { date: format.date(endedAt) })}
      <Reason job={job} />
    </>
  );
}

function Reason({ job: { status, endReason } }: { readonly job: ManagedJob }): JSX.Element | null {
  const t = useT('jobs');
  if (endReason === null || endReason === 'removed' || status === 'expired') return null;
  return <small className={styles.managedMore}>{t(`moves.endReason.${endReason}`)}</small>;
}
