import { screen, within } from '@testing-library/react';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { clientPlugins } from '#plugins/index.client.ts';

/** The waiting work of each duty: its abilities, its call, and the task. */
const DUTIES = [
  {
    duty: 'jobs',
    abilities: ['job-posting:list', 'job-posting:moderate'],
    call: 'jobs.count-managed',
    answer: { items: [{ status: 'pending_review', count: 3 }], reported: 2 },
    tasks: {
      '2 jobs were reported': ['/admin/jobs/employer?reported=true'],
      '3 jobs wait for a review': ['/admin/jobs/employer?status=pending_review'],
    },
  },
  {
    duty: 'feedback',
    abilities: ['feedback:list'],
    call: 'feedback.count-waiting',
    answer: { count: 120 },
    tasks: { '120 messages wait for an answer': ['/admin/feedbacks/list?sort=waiting'] },
  },
  {
    duty: 'passports',
    abilities: ['credential-issuer:decide'],
    call: 'skill-passports.count-waiting-issuers',
    answer: { count: 1 },
    tasks: { '1 company waits for a decision': ['/admin/skill-passports?status=waiting'] },
  },
  {
    duty: 'masters',
    abilities: ['master-data:read', 'master-data:approve'],
    call: 'admin-masters.count-suggestions',
    answer: {
      items: [
        { entity: 'skills', count: 4 },
        { entity: 'cities', count: 1 },
      ],
    },
    tasks: {
      '5 suggestions for master data wait for a decision': [
        '/admin/settings/masters/skills?view=suggestions',
        '/admin/settings/masters/cities?view=suggestions',
      ],
    },
  },
];

/** The task of every user of the test, whose address is not confirmed. */
const CONFIRM = { 'Confirm your email address': ['/email-verify'] };

const QUIET = { 'jobs.list-categories': { items: [] }, 'jobs.search': { items: [], nextCursor: null, total: 0, isExact: true } };

const open = (abilities: readonly string[], api: Readonly<Record<string, unknown>>): Promise<View> =>
  renderPlugin(clientPlugins, {
    at: ADDRESSES.dashboard,
    as: 'admin',
    me: { abilities: [...abilities] },
    api: { ...QUIET, 'feedback.list-mine': { items: [], nextCursor: null }, ...api },
  });

/** The links of each task, by its title. */
async function tasks(): Promise<Readonly<Record<string, readonly (string | null)[]>>> {
  const list = await screen.findByRole('region', { name: 'What to do next' });
  const entries = within(list).getAllByRole('listitem');
  return Object.fromEntries(
    entries.map((entry) => [
      within(entry).getByRole('heading').textContent,
      within(entry)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ]),
  );
}

const countCalls = ({ api }: View): readonly string[] =>
  DUTIES.map(({ call }) => call).filter((call) => api.calls.some(({ id }) => id === call));

test.each(DUTIES)('an administrator with the duty $duty has its waiting work as tasks, each with its number', async (duty) => {
  const view = await open(duty.abilities, { [duty.call]: duty.answer });
  expect(await tasks()).toEqual({ ...duty.tasks, ...CONFIRM });
  expect(countCalls(view)).toEqual([duty.call]);
});

test.each(DUTIES)('the navigation of an administrator with the duty $duty has the same number', async (duty) => {
  await open(duty.abilities, { [duty.call]: duty.answer });
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  expect(await within(navigation).findByText(Object.keys(duty.tasks).at(-1) ?? '')).toBeInTheDocument();
});

test('an administrator without a duty has no task of a duty, and no number is asked for', async () => {
  const view = await open([], {});
  expect(await screen.findByText('You have one open task.')).toBeVisible();
  expect(await tasks()).toEqual(CONFIRM);
  expect(countCalls(view)).toEqual([]);
});

test('nothing that waits is no task', async () => {
  await open(['feedback:list'], { 'feedback.count-waiting': { count: 0 } });
  expect(await screen.findByText('You have one open task.')).toBeVisible();
  expect(await tasks()).toEqual(CONFIRM);
});
