import { can } from '#core/server/access/policy.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { allRows } from '#core/server/http/all-rows.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  countWaitingFeedbackContract,
  exportFeedbackContract,
  getFeedbackFiguresContract,
  listAllFeedbackContract,
  listFeedbackContract,
  listSimilarFeedbackContract,
} from '../contract/handling-schemas.ts';
import { FEEDBACK } from './feedback-abilities.ts';
import { feedbackExported } from './feedback-actions.ts';
import { feedbackFile } from './feedback-file.ts';
import { FeedbackList } from './feedback-list.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { feedbackFigures } from './figures.ts';
import { similarFeedback } from './similar-feedback.ts';
import { countWaiting } from './waiting-since.ts';

interface ListDependencies {
  readonly db: FeedbackDatabase;
  readonly cursorKey: Buffer;
  readonly now: () => Date;
}

/** The calls of administrators that read many items of feedback. */
export function feedbackListHandlers({ db, cursorKey, now }: ListDependencies): readonly Handler[] {
  const list = new FeedbackList(db, cursorKey);
  return [
    handle(listFeedbackContract, { policy: can('list', FEEDBACK), run: ({ query }) => list.page(query) }),
    handle(listAllFeedbackContract, {
      policy: can('list', FEEDBACK),
      run: ({ query }) => allRows((limit) => list.page({ ...query, limit })),
    }),
    handle(countWaitingFeedbackContract, {
      policy: can('list', FEEDBACK),
      run: async () => ({ count: await countWaiting(db) }),
    }),
    handle(listSimilarFeedbackContract, {
      policy: can('list', FEEDBACK),
      run: async ({ params }) => ({ items: await similarFeedback(db, params.id) }),
    }),
    handle(getFeedbackFiguresContract, {
      policy: can('list', FEEDBACK),
      run: ({ query }) => feedbackFigures(db, { ...query, now: now() }),
    }),
    handleDownload(exportFeedbackContract, {
      policy: can('export', FEEDBACK),
      run: async ({ query, audit }) => {
        await inTransaction(db, (_own, transaction) => audit(transaction, feedbackExported));
        return { body: feedbackFile(db, query), name: `feedback-${now().toISOString().slice(0, 10)}.csv` };
      },
    }),
  ];
}
