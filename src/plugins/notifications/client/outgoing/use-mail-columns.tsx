import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import { RetryButton } from './RetryButton.tsx';

const TONES: Readonly<Record<OutgoingMailRow['state'], StatusTone>> = { waiting: 'wait', sent: 'live', failed: 'bad', dropped: 'off' };

/** The columns of outgoing mail. */
export function useMailColumns(): readonly Column<OutgoingMailRow>[] {
  const t = useT('notifications');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'to', title: t('outgoing.to'), isTitle: true, min: 11, cell: (mail) => <To mail={mail} /> },
      {
        id: 'group',
        title: t('outgoing.group'),
        width: 10,
        hideable: true,
        cell: ({ group }) => (group === 'every' ? t('outgoing.every') : t(`groups.${group}`)),
      },
      {
        id: 'state',
        title: t('outgoing.state'),
        width: 9,
        cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`mailState.${state}`)}</StatusBadge>,
      },
      { id: 'reason', title: t('outgoing.reason'), min: 12, cell: (mail) => <Reason mail={mail} /> },
      {
        id: 'created',
        title: t('outgoing.created'),
        width: 9.5,
        hideable: true,
        cell: ({ createdAt }) => <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>,
      },
      {
        id: 'sent',
        title: t('outgoing.sent'),
        width: 9.5,
        cell: (mail) => <Sent mail={mail} />,
      },
      {
        id: 'retry',
        title: t('outgoing.retry'),
        width: 8.5,
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

/** Why the mail was not sent, or how often it was tried. */
function Reason({ mail: { reason, attempts } }: { readonly mail: OutgoingMailRow }): JSX.Element {
  const t = useT('notifications');
  const reasonText = useReasonText();
  if (reason !== null) return <>{reasonText(reason)}</>;
  return <>{attempts > 1 && t('outgoing.attempts', { count: attempts })}</>;
}

/** When the mail was sent, or will be. */
function Sent({ mail: { state, sentAt, dueAt } }: { readonly mail: OutgoingMailRow }): JSX.Element {
  const t = useT('notifications');
  const { dateTime } = useFormat();
  if (sentAt !== null) return <time dateTime={sentAt}>{dateTime(sentAt)}</time>;
  return <>{state === 'waiting' && <span className="muted">{t('outgoing.due', { when: dateTime(dueAt) })}</span>}</>;
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
