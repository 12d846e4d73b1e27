import { screen, within } from '@testing-library/react';
import type { PostingEvent } from '../../contract/managing-schemas.ts';
import { aManagedJob, idOf } from '../testing/job-builders.ts';
import { MANAGED, ManagedServer, openAsMember } from '../testing/managed-server.ts';

let number = 0;
const event = (rest: Partial<PostingEvent>): PostingEvent => {
  number += 1;
  return {
    id: idOf(number),
    at: '2026-03-01T09:00:00.000Z',
    by: 'member',
    actor: 'Anna',
    action: 'moved',
    from: 'draft',
    to: 'published',
    reason: null,
    note: null,
    fields: [],
    ...rest,
  };
};

const EVENTS: readonly (readonly [string, PostingEvent])[] = [
  ['Anna created it.', event({ action: 'created', from: null, to: 'draft' })],
  ['Anna copied it from another job.', event({ action: 'copied', from: null, to: 'draft' })],
  [
    'Anna edited it.Changed: title, experience, skills',
    event({ action: 'edited', fields: ['title', 'experienceMin', 'experienceMax', 'details.skills'] }),
  ],
  ['Anna renewed it.', event({ action: 'renewed', from: 'published' })],
  ['Anna published it.', event({})],
  ['Anna published it again.', event({ from: 'paused' })],
  ['Anna paused it.', event({ from: 'published', to: 'paused' })],
  ['Anna sent it to the review.', event({ to: 'pending_review' })],
  ['A deleted account closed it.Reason: Hiring is on hold', event({ actor: null, from: 'published', to: 'closed', reason: 'on_hold' })],
  [
    'Administration sent it back.Name the place.',
    event({ by: 'moderator', actor: null, to: 'changes_requested', note: 'Name the place.' }),
  ],
  ['Olga published it after the review.', event({ by: 'moderator', actor: 'Olga', from: 'pending_review' })],
  [
    'Administration removed it.It is not a job.',
    event({ by: 'moderator', actor: null, to: 'removed', reason: 'removed', note: 'It is not a job.' }),
  ],
  ['It expired.', event({ by: 'system', actor: null, from: 'published', to: 'expired' })],
  ['It was archived.', event({ by: 'system', actor: null, from: 'expired', to: 'archived' })],
  ['It was closed.Reason: The company has no members any more', event({ by: 'system', actor: null, to: 'closed', reason: 'company_gone' })],
  [
    'It was paused, because all members of the company are suspended.',
    event({ by: 'system', actor: null, from: 'published', to: 'paused' }),
  ],
];

async function openHistory(items: readonly PostingEvent[]): Promise<void> {
  const view = await openAsMember(MANAGED, {
    ...new ManagedServer(aManagedJob()).replies,
    'jobs.list-events': { items, nextCursor: null },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Actions for “Pump engineer”' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'History' }));
  await screen.findByRole('dialog', { name: 'History of “Pump engineer”' });
}

test('the history says who did what, why, and which fields changed', async () => {
  await openHistory(EVENTS.map(([, one]) => one));
  const list = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  const words = list.map((item) => {
    item.querySelector('time')?.remove();
    return item.textContent;
  });
  expect(words).toEqual(EVENTS.map(([sentence]) => sentence));
});

test('a posting without recorded events has an empty history', async () => {
  await openHistory([]);
  expect(await screen.findByText('Nothing was recorded yet.')).toBeVisible();
});
