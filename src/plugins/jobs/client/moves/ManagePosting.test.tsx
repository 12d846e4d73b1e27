import { screen, waitFor, within } from '@testing-library/react';
import type { JobStatus } from '../../contract/life-cycle.ts';
import { aJob, aManagedJob, besideAPosting, idOf } from '../testing/job-builders.ts';
import { bodiesOf, ManagedServer, openAsMember, openAsModerator } from '../testing/managed-server.ts';

const PAGE = `/admin/jobs/all/${idOf(1)}`;

test('managers pause a posting on its page, which then shows the new state', async () => {
  const server = new ManagedServer(aManagedJob({ version: 7 }));
  const job = () => {
    const [row] = server.rows;
    const viewer = {
      manages: true,
      moderates: false,
      isOpen: false,
      isRead: true,
      applyBy: null,
      mayApply: false,
      moves: row?.moves ?? [],
    };
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

test.each([
  [true, `/admin/jobs/employer/form?id=${idOf(1)}`],
  [false, undefined],
])('the administrator who wrote a posting has a link to its form on its page, and no other (author: %s)', async (isAuthor, form) => {
  const viewer = {
    manages: false,
    moderates: true,
    isAuthor,
    isOpen: true,
    isRead: true,
    applyBy: 'form' as const,
    mayApply: true,
    moves: ['closed', 'removed'] satisfies JobStatus[],
  };
  const view = await openAsModerator(PAGE, {
    ...besideAPosting,
    'jobs.get': aJob({ viewer }),
    'jobs.list-reports': { items: [], count: 0 },
    'employer.get-company': { id: idOf(2), name: 'Test Company', about: null },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Edit' }) !== null).toBe(isAuthor);
  expect(screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href') ?? undefined).toBe(form);
});

describe('a closed posting on its page', () => {
  const DAY = 86_400_000;
  const openClosed = (daysAgo: number, moves: JobStatus[]) => {
    const endedAt = new Date(Date.now() - daysAgo * DAY).toISOString();
    const server = new ManagedServer(aManagedJob({ version: 7, status: 'closed', endedAt, endReason: 'on_hold', moves }));
    const viewer = { manages: true, moderates: false, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves };
    const company = { id: idOf(2), name: 'Test Company', about: null };
    const job = aJob({ status: 'closed', endedAt, viewer });
    return openAsMember(PAGE, { ...besideAPosting, ...server.replies, 'jobs.get': job, 'employer.get-company': company });
  };

  it('is opened again by a button beside the last day for it', async () => {
    const view = await openClosed(2, ['published']);
    expect(await screen.findByText(/^You can open it again until /)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Open again' }));
    const question = within(await screen.findByRole('dialog', { name: 'Open “Pump engineer” again?' }));
    await view.user.click(question.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'published', version: 7 }]));
  });

  it.each([
    [31, 'It can no longer be opened again: more than 30 days have passed since it was closed.'],
    [2, 'It can no longer be opened again: its days have passed, and it was renewed 6 times.'],
  ])('that cannot be opened again says why, and can be copied (%i days)', async (days, why) => {
    await openClosed(days, []);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});
