import { type AccessRow, answers } from '#core/testing/access-row.ts';
import { giveFeedback } from '../../contract/endpoints.ts';
import { conversationAccessRows } from './conversation-access-rows.ts';
import { listAccessRows } from './list-access-rows.ts';

const body = { kind: 'idea', text: 'Show the distance to each job.', language: 'en', homepage: '' };

export const accessRows: readonly AccessRow[] = [
  { call: giveFeedback, answers: answers(201), input: async () => ({ body }) },
  ...conversationAccessRows,
  ...listAccessRows,
];
