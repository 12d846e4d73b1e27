import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import { RetryButton } from './RetryButton.tsx';
import * as styles from './outgoing.module.css';

const TONES: Readonly<Record<OutgoingMailRow['state'], StatusTone>> = { waiting: 'wait', sent: 'live', failed: 'bad', dropped: 'off' };

/** The columns of outgoing mail. */
export function useMailColumns(): readonly Column<OutgoingMailRow>[] {
  const t = useT('notifications');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'to', title: t('outgoing.to'), isTitle: true, min: 12, cell: (mail) => <To mail={mail} /> },
      {
        id: 'group',
        title: t('outgoing.group'),
        width: 13,
        hideable: true,
        cell: ({ group }) => (group === 'every' ? t('outgoing.every') : t(`groups.${group}`)),
      },
      { id: 'state', title: t('outgoing.state'), min: 16, cell: (mail) => <State mail={mail} /> },
      {
        id: 'created',
        title: t('outgoing.created'),
        width: 11,
        hideable: true,
        cell: ({ createdAt }) => <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>,
      },
      {
        id: 'sent',
        title: t('outgoing.sent'),
        width: 11,
        cell: ({ sentAt }) => sentAt !== null && <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>,
      },
      {
        id: 'retry',
        title: t('outgoing.retry'),
        width: 9,
        holdsControl: true,
        cell: (mail) => mail.canRetry && <RetryButton mail={mail} />,
      },
    ],
    [t, format],
  );
}

/** The masked address. It is erased when nobody has it and its mail has ended. */
function To({ mail: { to } }: { readonly mail: OutgoingMailRow }): JSX.Element {
  const t = useT('notifications');
  return to === null ? <span className="muted">{t('outgoing.erased')}</span> : <bdi dir="ltr">{to}</bdi>;
}

/** The state, with its reason and what happens next below it. */
function State({ mail: { state, reason, attempts, dueAt } }: { readonly mail: OutgoingMailRow }): JSX.Element {
  const t = useT('notifications');
  const { dateTime } = useFormat();
  const reasonText = useReasonText();
  return (
    <>
      <StatusBadge tone={TONES[state]}>{t(`mailState.${state}`)}</StatusBadge>
      <small className={styles.outgoingMore}>
        {reason !== null && <span>{reasonText(reason)}</span>}
        {state === 'waiting' && <span>{t('outgoing.due', { when: dateTime(dueAt) })}</span>}
        {attempts > 1 && <span>{t('outgoing.attempts', { count: attempts })}</span>}
      </small>
    </>
  );
}

/** The reasons for which there are words. A mail server may give others. */
const REASONS = [
  'read',
  'unconfirmed',
  'suspended',
  'not-wanted',
  'undeliverable',
  'untrue',
  'no-connection',
  'recipient',
  'content',
  'address',
  'reserved-domain',
] as const;

function useReasonText(): (code: string) => string {
  const t = useT('notifications');
  return (code) => {
    const known = REASONS.find((reason) => reason === code);
    return known === undefined ? t('reason.other', { code }) : t(`reason.${known}`);
  };
}
