import { can } from '#core/server/access/policy.ts';
import { largestCounts } from '#core/server/db/kept-counts.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  changeFeedbackContract,
  handleFeedbackContract,
  listFeedbackTagsContract,
  listHandlersContract,
  undoHandlingContract,
} from '../contract/handling-schemas.ts';
import { FEEDBACK } from './feedback-abilities.ts';
import type { FeedbackReader } from './feedback-detail.ts';
import { listedHandlers } from './feedback-people.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import type { Handling } from './handling.ts';
import type { UndoneHandling } from './undone-handling.ts';

const MOST_TAGS = 100;

export interface HandlingDependencies {
  readonly db: FeedbackDatabase;
  readonly handling: Handling;
  readonly undone: UndoneHandling;
  readonly reader: FeedbackReader;
}

/** The calls with which administrators handle feedback. */
export function handlingCalls({ db, handling, undone, reader }: HandlingDependencies): readonly Handler[] {
  return [
    handle(handleFeedbackContract, {
      policy: can('handle', FEEDBACK),
      refusals: ['feedback.state-not-allowed'],
      run: async (call) => {
        const entry = await handling.change(call, call.params.id, call.body);
        return { feedback: await reader.detail(call, call.params.id), entry };
      },
    }),
    handle(changeFeedbackContract, {
      policy: can('handle', FEEDBACK),
      run: async (call) => {
        const { ids, ...change } = call.body;
        return { results: await handling.changeSeveral(call, ids, change) };
      },
    }),
    handle(undoHandlingContract, {
      policy: can('handle', FEEDBACK),
      run: async (call) => ({ results: await undone.undo(call, call.body.entries) }),
    }),
    handle(listHandlersContract, { policy: can('list', FEEDBACK), run: async () => ({ items: await listedHandlers(db) }) }),
    handle(listFeedbackTagsContract, { policy: can('list', FEEDBACK), run: async () => ({ items: await frequentTags(db) }) }),
  ];
}

/** The most frequent tags with the number of items that have them. Of equally frequent tags, the first in the alphabet comes first. */
async function frequentTags(db: FeedbackDatabase): Promise<{ tag: string; count: number }[]> {
  const counts = await largestCounts(db, { table: 'feedback', name: 'tags' }, MOST_TAGS);
  return counts.map(([tag, count]) => ({ tag, count }));
}
