import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { FEEDBACK_RATINGS } from '../../contract/feedback.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { FeedbackNumber } from '../give/FeedbackNumber.tsx';
import { SenderStateBadge } from '../list/use-own-columns.tsx';
import * as styles from './item.module.css';

const BEST = Math.max(...FEEDBACK_RATINGS);

/** The facts of an item. Administrators with the duty see its state in the handling, and here what the sender sees. */
export function ItemFacts({ feedback }: { readonly feedback: FeedbackDetail }): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const { number, state, sentAt, editedAt, page, rating, handling } = feedback;
  return (
    <div className={styles.itemFacts}>
      <FactGrid
        facts={[
          { term: t(handling === null ? 'item.state' : 'item.stateForSender'), value: <SenderStateBadge state={state} /> },
          { term: t('item.number'), value: <FeedbackNumber number={number} /> },
          {
            term: t('item.sent'),
            value: <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>,
            note: editedAt === null ? undefined : t('item.edited', { when: format.dateTime(editedAt) }),
          },
          {
            term: t('rating.short'),
            value: rating !== null && t('rating.given', { rating, most: BEST, word: t(`rating.word.${rating}`) }),
          },
          {
            term: t('item.page'),
            value: page !== null && (
              <code className={styles.itemPage} dir="ltr">
                {page}
              </code>
            ),
          },
        ]}
      />
    </div>
  );
}
