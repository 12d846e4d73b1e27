import { screen, waitFor, within } from '@testing-library/react';
import { aJob, aManagedJob, besideAPosting, idOf } from '../testing/job-builders.ts';
import { bodiesOf, ManagedServer, openAsMember } from '../testing/managed-server.ts';

const PAGE = `/admin/jobs/all/${idOf(1)}`;

test('managers pause a posting on its page, which then shows the new state', async () => {
  const server = new ManagedServer(aManagedJob({ version: 7 }));
  const job = () => {
    const [row] = server.rows;
    const viewer = { manages: true, moderates: false, mayApply: false, moves: row?.moves ?? [] };
    return aJob({ status: row?.status ?? 'published', viewer });
  };
  const company = { id: idOf(2), name: 'Test Company', about: null };
  const view = await openAsMember(PAGE, { ...besideAPosting, ...server.replies, 'jobs.get': job, 'employer.get-company': company });
  await view.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Pause' }));
  const question = within(await screen.findByRole('dialog', { name: 'Pause “Pump engineer”?' }));
  await view.user.click(question.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('This posting is paused.')).toBeVisible();
  await waitFor(() => expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'paused', version: 7 }]));
});

test('others have no actions on the page of a posting', async () => {
  await openAsMember(PAGE, {
    ...besideAPosting,
    'jobs.get': aJob(),
    'employer.get-company': { id: idOf(2), name: 'Test Company', about: null },
  });
  expect(await screen.findByRole('heading', { name: 'Pump engineer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});
