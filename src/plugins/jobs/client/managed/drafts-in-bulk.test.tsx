import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { aManagedJob, idOf } from '../testing/job-builders.ts';
import { bodiesOf, MANAGED, ManagedServer, openAsMember } from '../testing/managed-server.ts';

const draft = (number: number, lacks: string[]): ManagedJob =>
  aManagedJob({
    ...{ id: idOf(100 + number), title: `Draft ${number}`, reference: `J-DRAFT${String(number).padStart(3, '0')}` },
    ...{ status: 'draft', moves: ['published'], version: number + 1, lacks },
  });
const lacking = draft(1, ['country', 'salary.currency', 'salary.period']);
const ready = draft(2, []);
const offered = fakeNamedList({
  countries: { NL: 'Netherlands', NO: 'Norway' },
  currencies: { EUR: 'Euro' },
  'employment-types': { full_time: 'Full time' },
  'job-categories': {},
  'pay-periods': { year: 'a year' },
  'work-modes': { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
});

interface Body {
  readonly items: readonly { readonly id: string; readonly version: number }[];
}

/** Answers like the server for two drafts, one of which lacks something until it is filled in. */
async function open(at = `${MANAGED}?status=draft`, api: FakeReplies = {}): Promise<View> {
  const server = new ManagedServer(lacking, ready);
  const { 'jobs.count-managed': counts, ...replies } = server.replies;
  const eachOf = ({ items }: Body, change: Partial<ManagedJob>) =>
    items.map(({ id, version }) => {
      server.rows = server.rows.map((row) => (row.id === id ? { ...row, ...change, version: version + 1 } : row));
      return { id, job: server.rows.find((row) => row.id === id) ?? null, error: null };
    });
  const view = await openAsMember(at, {
    ...replies,
    'admin-masters.list-offered': offered,
    'jobs.count-managed': () => ({
      ...(counts as () => object)(),
      lacking: [
        { field: 'country', count: 1 },
        { field: 'nothing', count: 1 },
      ],
    }),
    'jobs.fill-drafts': ({ body }: { body: Body }) => ({ items: eachOf(body, { lacks: [] }) }),
    'jobs.move-several': ({ body }: { body: Body }) => ({ items: eachOf(body, { status: 'published', lacks: undefined, moves: [] }) }),
    'jobs.delete-drafts': ({ body }: { body: Body }) => ({ items: body.items.map(({ id }) => ({ id, error: null })) }),
    ...api,
  });
  await screen.findByRole('row', { name: /^Draft 1/ });
  return view;
}

const selectionBar = () => within(screen.getByRole('region', { name: 'Selected jobs' }));
const dialog = async (name?: string | RegExp) => within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
const selectAll = (view: View): Promise<void> => view.user.click(screen.getByRole('checkbox', { name: /^Select all/ }));

it('the list of drafts says what each draft lacks, and filters by it', async () => {
  const view = await open();
  expect(within(screen.getByRole('row', { name: /^Draft 1/ })).getByText('Country, Currency, Paid per')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /^Draft 2/ })).getByText('Nothing, it can be posted')).toBeVisible();
  const filter = await screen.findByRole('combobox', { name: 'What is missing' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All drafts', 'Nothing is missing (1)', 'Country (1)']);
  await view.user.selectOptions(filter, 'Country (1)');
  await waitFor(() => expect(view.address).toBe(`${MANAGED}?status=draft&lacks=country`));
  await waitFor(() =>
    expect(view.api.calls.findLast(({ id }) => id === 'jobs.list-managed')?.query).toMatchObject({ status: 'draft', lacks: 'country' }),
  );
  expect(screen.getByRole('link', { name: /^All/ })).toHaveAttribute('href', MANAGED);
});

it('the list of drafts shows the drafts of an import, with the way to all drafts', async () => {
  const view = await open(`${MANAGED}?status=draft&import=${idOf(77)}`);
  expect(screen.getByText('These are the drafts of one import.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all drafts' })).toHaveAttribute('href', `${MANAGED}?status=draft`);
  expect(view.api.calls.find(({ id }) => id === 'jobs.list-managed')?.query).toMatchObject({ status: 'draft', import: idOf(77) });
});

it('the list of drafts has neither the column nor the filter for posted jobs', async () => {
  await open(MANAGED);
  expect(screen.queryByRole('columnheader', { name: 'What is missing' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'What is missing' })).toBeNull();
});

describe('several drafts', () => {
  it('are filled in, stay selected, and are posted in their new versions', async () => {
    const view = await open();
    await selectAll(view);
    await view.user.click(selectionBar().getByRole('button', { name: 'Fill in' }));
    const form = await dialog('Fill in 2 drafts');
    await pick(view.user, form.getByLabelText('Country'), 'Norway');
    await pick(view.user, form.getByLabelText('Currency'), 'EUR');
    await view.user.selectOptions(form.getByLabelText('Paid per'), 'year');
    await view.user.selectOptions(form.getByLabelText('Work mode'), 'Hybrid');
    await view.user.selectOptions(form.getByLabelText('Days on site'), '2');
    await view.user.click(form.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(view.snackbar).toBe('2 drafts are filled in.'));
    const items = [lacking, ready].map(({ id, version }) => ({ id, version }));
    const values = { country: 'NO', workMode: 'hybrid', salary: { currency: 'EUR', period: 'year' }, details: { daysOnSite: 2 } };
    expect(bodiesOf(view, 'jobs.fill-drafts')).toEqual([{ items, values, replaces: false }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(screen.getByRole('row', { name: /^Draft 1/ })).getByText('Nothing, it can be posted')).toBeVisible();
    expect(selectionBar().getByText('2 selected')).toBeVisible();
    await view.user.click(selectionBar().getByRole('button', { name: 'Post' }));
    await view.user.click((await dialog('Post 2 jobs?')).getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(view.snackbar).toBe('2 jobs are posted.'));
    expect(bodiesOf(view, 'jobs.move-several')).toEqual([
      { to: 'published', items: items.map((one) => ({ ...one, version: one.version + 1 })) },
    ]);
  });

  it('are not filled in with nothing', async () => {
    const view = await open();
    await selectAll(view);
    await view.user.click(selectionBar().getByRole('button', { name: 'Fill in' }));
    const form = await dialog('Fill in 2 drafts');
    await view.user.click(form.getByRole('checkbox', { name: 'Replace values that are there already' }));
    await view.user.click(form.getByRole('button', { name: 'Fill in' }));
    expect(await form.findByText('Choose a value for at least one field.')).toBeVisible();
    expect(bodiesOf(view, 'jobs.fill-drafts')).toEqual([]);
  });

  it('are posted as far as they can be, with what the others lack', async () => {
    const issues = ['country', 'salary.currency'].map((path) => ({ path, code: 'needed', message: 'This is required.' }));
    const view = await open(undefined, {
      'jobs.move-several': {
        items: [
          { id: lacking.id, job: null, error: { code: 'invalid', message: 'Some of the information is not valid.', issues } },
          { id: ready.id, job: { ...ready, status: 'published', lacks: undefined, moves: [] }, error: null },
        ],
      },
    });
    await selectAll(view);
    await view.user.click(selectionBar().getByRole('button', { name: 'Post' }));
    const question = await dialog('Post 2 jobs?');
    expect(question.getByText('1 draft lacks something and stays a draft. The result says what.')).toBeVisible();
    await view.user.click(question.getByRole('button', { name: 'Post' }));
    const results = await dialog('1 job stayed as it was');
    expect(results.getByText('Missing: Country, Currency')).toBeVisible();
    await view.user.click(results.getByRole('button', { name: 'Back to the list' }));
    expect(selectionBar().getByText('1 selected')).toBeVisible();
  });

  it('are deleted after a question, and those that stay are named', async () => {
    const error = { code: 'conflict', message: 'This was changed in the meantime. Reload to see the current version.', issues: [] };
    const view = await open(undefined, {
      'jobs.delete-drafts': {
        items: [
          { id: lacking.id, error: null },
          { id: ready.id, error },
        ],
      },
    });
    await selectAll(view);
    await view.user.click(selectionBar().getByRole('button', { name: 'Delete the drafts' }));
    await view.user.click((await dialog('Delete 2 drafts?')).getByRole('button', { name: 'Delete the drafts' }));
    const results = await dialog('1 job stayed as it was');
    expect(results.getByText('Draft 2')).toBeVisible();
    expect(bodiesOf(view, 'jobs.delete-drafts')).toEqual([{ items: [lacking, ready].map(({ id, version }) => ({ id, version })) }]);
    await view.user.click(results.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(view.snackbar).toBe('1 draft is deleted.'));
  });
});
