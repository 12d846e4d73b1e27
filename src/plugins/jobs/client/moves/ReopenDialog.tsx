import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { MOST_RENEWALS, PUBLISHED_DAYS } from '../../contract/life-cycle.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { useQuestion } from './use-question.ts';

const DAY_MS = 86_400_000;

interface ReopenDialogProps extends Omit<MoveDialogProps, 'jobs'> {
  readonly job: ManagedJob;
}

/** Says what happens when a closed posting is opened again. */
export function ReopenDialog({ job, busy, onMove, onClose }: ReopenDialogProps): JSX.Element {
  const t = useT('jobs');
  const to = job.moves.includes('pending_review') ? 'pending_review' : 'published';
  const isOver = hasPassed(job);
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={useQuestion('reopen', [job])}
      action={t('moves.do.reopen')}
      keep={t('moves.cancel')}
      busy={busy}
      onConfirm={() => onMove({ to, ...(isOver && { days: PUBLISHED_DAYS.default }) })}
      onClose={onClose}
    >
      <p>{t('moves.reopenText')}</p>
      {to === 'pending_review' && <p>{t('moves.reopenReview')}</p>}
      <NextExpiry job={job} isOver={isOver} />
    </ConfirmDialog>
  );
}

function hasPassed({ expiresAt }: ManagedJob): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

/** When the posting will expire. A posting whose days have passed gets new ones. */
function NextExpiry({ job, isOver }: Pick<ReopenDialogProps, 'job'> & { readonly isOver: boolean }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  if (job.expiresAt === null) return null;
  const expiry = isOver ? new Date(Date.now() + PUBLISHED_DAYS.default * DAY_MS).toISOString() : job.expiresAt;
  const left = MOST_RENEWALS - job.renewals - 1;
  return (
    <p>
      <strong>{t('moves.newExpiry', { date: format.date(expiry) })}</strong>{' '}
      {isOver && (
        <span className="muted">
          {t('moves.reopenRenewal')} {left <= 0 ? t('moves.lastRenewal') : t('moves.renewalsLeft', { count: left })}
        </span>
      )}
    </p>
  );
}
