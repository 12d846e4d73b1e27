import { screen } from '@testing-library/react';
import type { FeedbackHistoryEntry } from '../../contract/schemas.ts';
import { openPanel } from '../testing/panel-page.tsx';
import { ADA, aDetail, aRow, idOf } from '../testing/sample-feedback.ts';
import { TeamServer } from '../testing/team-server.ts';

type Changes = FeedbackHistoryEntry['changes'];

const byAda = { name: ADA.name, isSender: false };
const bySender = { name: 'Noor', isSender: true };

async function sentences(action: FeedbackHistoryEntry['action'], by: FeedbackHistoryEntry['by'], changes: Changes = []): Promise<string> {
  const entry = { id: idOf(80), at: '2026-03-02T09:00:00.000Z', action, by, changes };
  await openPanel(aDetail(aRow(), [entry]), new TeamServer(aRow()).replies);
  await screen.findByText('History (1 entry)');
  return document.querySelector('.timeline__words')?.textContent ?? '';
}

it.each<[string, Changes[number]]>([
  ['Ada Palmer changed the state from “New” to “In progress”.', { field: 'state', from: 'new', to: 'in-progress' }],
  ['Ada Palmer assigned it to Cleo.', { field: 'assignee', from: '', to: 'Cleo' }],
  ['Ada Palmer took it.', { field: 'assignee', from: 'Cleo', to: 'Ada Palmer' }],
  ['Ada Palmer assigned it to Dan, before that to Cleo.', { field: 'assignee', from: 'Cleo', to: 'Dan' }],
  ['Ada Palmer removed the assignment to Cleo.', { field: 'assignee', from: 'Cleo', to: '' }],
  ['Ada Palmer set the tags: login, map.', { field: 'tags', from: '', to: 'login,map' }],
  ['Ada Palmer removed all tags.', { field: 'tags', from: 'login', to: '' }],
])('the history says: %s', async (sentence, change) => {
  expect(await sentences('handled', byAda, [change])).toContain(sentence);
});

it('the history does not name the sender, and says that an account was deleted', async () => {
  const text = await sentences('edited', bySender, [
    { field: 'kind', from: 'idea', to: 'problem' },
    { field: 'rating', from: '', to: '4' },
  ]);
  expect(text).toContain('The sender changed the message.Kind: Problem (before: Idea)Rating: 4 (before: none)');
  expect(text).not.toContain('Noor');
});

it.each([
  ['answered', byAda, 'Ada Palmer answered.'],
  ['noted', null, 'A deleted account added an internal note.'],
  ['reopened', bySender, 'The sender answered, which opened it again.'],
] as const)('the history says what was written: %s', async (action, by, sentence) => {
  expect(await sentences(action, by)).toContain(sentence);
});
