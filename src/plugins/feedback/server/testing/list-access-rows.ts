import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { giveFeedback } from '../../contract/endpoints.ts';
import * as handlingCalls from '../../contract/handling-endpoints.ts';
import { feedbackRoutes } from '../../contract/routes.ts';

const duty = 'feedback';
const answers = onlyFor({ admin: 200 });

/** The rows of the calls of administrators that read many items of feedback. */
export const listAccessRows: readonly AccessRow[] = [
  // The page opens for every signed-in user: without the duty, it lists the own feedback.
  { call: handlingCalls.listFeedback, answers, duty, screens: [] },
  { call: handlingCalls.listAllFeedback, answers, duty, screens: [] },
  { call: handlingCalls.countWaitingFeedback, answers, duty, screens: [] },
  {
    call: handlingCalls.listSimilarFeedback,
    answers,
    duty,
    shared: 'Administrators with the duty read all feedback.',
    // The page of one item opens for its sender too, who does not make this call.
    screens: [],
    input: async (cell) => ({ params: { id: await anItem(cell) } }),
  },
  {
    call: handlingCalls.getFeedbackFigures,
    answers,
    duty,
    screens: [{ route: feedbackRoutes.overview }],
    input: async () => ({ query: { zone: 'Europe/Berlin', firstDay: 1, weeks: 12 } }),
  },
  { call: handlingCalls.exportFeedback, answers, duty, screens: [] },
];

async function anItem({ server, name, who }: AccessCell): Promise<string> {
  const body = { kind: 'idea', text: 'Show the distance to each job.', language: 'en' } as const;
  return (await server.as('candidate', `${name}-${who}-sender`).reply(giveFeedback, { body })).id;
}
