import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { SenderState } from '../../contract/life-cycle.ts';
import type { OwnFeedback } from '../../contract/schemas.ts';
import * as styles from './own-list.module.css';

const TONES: Readonly<Record<SenderState, StatusTone>> = { received: 'info', 'in-progress': 'live', resolved: 'off', closed: 'off' };

/** The columns of the user's own feedback. */
export function useOwnColumns(): readonly Column<OwnFeedback>[] {
  const t = useT('feedback');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'text', title: t('own.text'), isTitle: true, min: 18, cell: (feedback) => <TextCell feedback={feedback} /> },
      { id: 'kind', title: t('own.kind'), width: 7, hideable: true, cell: ({ kind }) => t(`kind.${kind}`) },
      { id: 'state', title: t('own.state'), width: 9.5, cell: ({ state }) => <SenderStateBadge state={state} /> },
      {
        id: 'sent',
        title: t('own.sent'),
        width: 8,
        cell: ({ sentAt }) => <time dateTime={sentAt}>{format.date(sentAt)}</time>,
      },
      {
        id: 'answered',
        title: t('own.answered'),
        width: 9,
        cell: ({ answeredAt }) => answeredAt !== null && <time dateTime={answeredAt}>{format.relative(answeredAt)}</time>,
      },
      {
        id: 'number',
        title: t('own.number'),
        width: 7,
        hideable: true,
        cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      },
    ],
    [t, format],
  );
}

/** The beginning of the text. A leaf mark with a word stands before it while an answer is unread. */
function TextCell({ feedback: { excerpt, isUnread } }: { readonly feedback: OwnFeedback }): JSX.Element {
  const t = useT('feedback');
  return (
    <>
      {isUnread && (
        <span className={styles.ownListNew}>
          <NewMark>{t('own.unread')}</NewMark>
        </span>
      )}
      <bdi>{excerpt}</bdi>
    </>
  );
}

/** The state of feedback in the words of its sender. */
export function SenderStateBadge({ state }: { readonly state: SenderState }): JSX.Element {
  const t = useT('feedback');
  return <StatusBadge tone={TONES[state]}>{t(`senderState.${state}`)}</StatusBadge>;
}
