import { screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { savedRoutes } from '../../contract/routes.ts';
import { aJobSummary, bodiesOf, idOf } from '../testing/job-builders.ts';
import { aSaved, aSavedSearch, openAsSeeker, SavedServer } from '../testing/saved-server.ts';

let asked: readonly string[] = [];
const Source = ({ jobIds }: { readonly jobIds: readonly string[] }): null => {
  asked = jobIds;
  return null;
};
const Mark = ({ jobId }: { readonly jobId: string }): JSX.Element => <p>{`Sent ${jobId} of ${asked.length}`}</p>;

/** A plugin that marks postings. */
const marking = defineClientPlugin({
  id: 'flowers',
  requires: ['jobs'],
  contributes: [postingParts.add('flowers.sent', 10, { mark: { load: async () => ({ Source, Mark }) } })],
});

const SAVED = href(savedRoutes.list);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = async () => within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
const titles = async () => (await rows()).map((row) => within(row).getByRole('heading').textContent);

describe('the page of saved jobs', () => {
  it('leads to the search while nothing is saved', async () => {
    const view = await openAsSeeker(SAVED, new SavedServer());
    expect(view.heading).toBe('Saved jobs');
    expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Find work' })).toHaveAttribute('href', href(jobRoutes.search));
    expect(screen.getByText(/^Save a search on its page/)).toBeVisible();
  });

  it('tells of each job what became of it', async () => {
    const ended = { endedAt: '2026-03-01T09:00:00.000Z' };
    await openAsSeeker(
      SAVED,
      new SavedServer([
        aSaved(1),
        aSaved(2, { status: 'paused' }),
        aSaved(3, { status: 'closed', ...ended, endReason: 'filled_here' }),
        aSaved(4, { status: 'expired', ...ended }),
        aSaved(5, { status: 'removed', ...ended, endReason: 'removed', job: null }),
        aSaved(6, { deadline: '2020-01-31' }),
        aSaved(7, { expiresAt: new Date(Date.now() + 1000).toISOString() }),
      ]),
    );
    const words = (await rows()).map(({ textContent }) => textContent);
    expect(words[0]).toContain('Open');
    expect(words[1]).toContain('Paused');
    expect(words[2]).toMatch(/Closed on .*2026.*Filled through this site/);
    expect(words[3]).toMatch(/Expired on .*2026/);
    expect(words[4]).toMatch(/Job 5.*Removed on .*2026/);
    expect(words[5]).toContain('No more applications');
    expect(words[6]).toMatch(/Expires (today|in 1 day)/);
    expect(screen.getByRole('link', { name: 'Job 3' })).toHaveAttribute('href', href(savedRoutes.detail, { id: idOf(3) }));
    // No page shows it any more.
    expect(screen.queryByRole('link', { name: 'Job 5' })).toBeNull();
  });

  it('shows the pay, the last day to apply and the marks of other plugins on each job', async () => {
    const pay = { min: 3_000_000, max: 3_000_000, currency: 'EUR', period: 'year' } as const;
    const [first, second] = [aSaved(1, { deadline: '2099-01-31' }), aSaved(2)];
    const job = aJobSummary({ id: idOf(2), salary: null });
    await openAsSeeker(
      SAVED,
      new SavedServer([
        { ...first, job: aJobSummary({ id: idOf(1), salary: pay }) },
        { ...second, job },
      ]),
      {},
      [marking],
    );
    expect(await screen.findByText(`Sent ${idOf(1)} of 2`)).toBeVisible();
    const words = (await rows()).map(({ textContent }) => textContent);
    expect(words[0]).toMatch(/€30,000.*Apply by Jan 31, 2099/);
    expect(words[1]).toContain('Pay not stated');
  });

  it('shows the logo of the company on each job', async () => {
    const company = { id: idOf(8), name: 'Test Company', logoFileId: idOf(7) };
    await openAsSeeker(SAVED, new SavedServer([aSaved(1, { job: aJobSummary({ company }) }), aSaved(2)]));
    const pictures = (await rows()).map((row) => row.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual([`/files/public/${idOf(7)}/128.webp`, undefined]);
  });

  it('takes a job away at once, and puts it back at its place', async () => {
    const server = new SavedServer([aSaved(1), aSaved(2, { note: 'Ask for Kim' }), aSaved(3)]);
    const view = await openAsSeeker(SAVED, server);
    await view.user.click(await button('Remove “Job 2”'));
    expect(await titles()).toEqual(['Job 1', 'Job 3']);
    expect(screen.getByRole('link', { name: 'Job 3' })).toHaveFocus();
    await waitFor(() => expect(view.snackbar).toContain('“Job 2” is no longer saved.'));
    await view.user.click(await button('Undo'));
    await waitFor(async () => expect(await titles()).toEqual(['Job 1', 'Job 2', 'Job 3']));
    expect(bodiesOf(view, 'jobs.save')).toEqual([{ note: 'Ask for Kim' }]);
  });

  it('puts a job back when the server refuses', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new SavedServer([aSaved(1)]);
    server.refuses = true;
    const view = await openAsSeeker(SAVED, server);
    await view.user.click(await button('Remove “Job 1”'));
    await waitFor(async () => expect(await titles()).toEqual(['Job 1']));
    expect(view.snackbar).not.toBe('');
  });

  it('shows the empty list when the last job is taken away', async () => {
    const view = await openAsSeeker(SAVED, new SavedServer([aSaved(1)]));
    await view.user.click(await button('Remove “Job 1”'));
    expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  });

  it('edits a note in place, and undoes it', async () => {
    const server = new SavedServer([aSaved(1, { note: 'Ask for Kim' })]);
    const view = await openAsSeeker(SAVED, server);
    await view.user.click(await button('Edit note on “Job 1”'));
    const field = await screen.findByRole('textbox', { name: 'Your note' });
    expect(field).toHaveFocus();
    await view.user.clear(field);
    await view.user.type(field, 'Call on Monday');
    await view.user.click(await button('Save note'));
    expect(await screen.findByText('Call on Monday')).toBeVisible();
    expect(await button('Edit note on “Job 1”')).toHaveFocus();
    await view.user.click(await button('Undo'));
    expect(await screen.findByText('Ask for Kim')).toBeVisible();
    expect(bodiesOf(view, 'jobs.save')).toEqual([{ note: 'Call on Monday' }, { note: 'Ask for Kim' }]);
  });

  it('keeps a note that is too long in its field, and leaves it with Escape', async () => {
    const view = await openAsSeeker(SAVED, new SavedServer([aSaved(1)]));
    await view.user.click(await button('Add a note to “Job 1”'));
    const field = await screen.findByRole('textbox', { name: 'Your note' });
    await view.user.click(field);
    await view.user.paste('x'.repeat(501));
    await view.user.click(await button('Save note'));
    await waitFor(() => expect(field).toBeInvalid());
    expect(bodiesOf(view, 'jobs.save')).toEqual([]);
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull();
  });

  it('says what did not load, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const server = new SavedServer([aSaved(1)], [aSavedSearch(1)]);
    const failing = (id: string) => (call: unknown) => {
      if (fails) throw refusal(500, 'internal', 'Something went wrong.');
      return (server.replies[id] as (call: unknown) => unknown)(call);
    };
    const ids = ['jobs.list-saved', 'jobs.list-searches'];
    const view = await openAsSeeker(SAVED, server, Object.fromEntries(ids.map((id) => [id, failing(id)])));
    const notes = await screen.findAllByRole('alert');
    expect(notes.map(({ textContent }) => textContent).join()).toContain('Your saved searches did not load.');
    fails = false;
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await view.user.click(again);
    expect(await titles()).toEqual(['Job 1']);
    expect(await screen.findByRole('link', { name: 'Search 1' })).toBeVisible();
  });
});

describe('the saved searches', () => {
  const searchRows = async () => within(await screen.findByRole('list', { name: 'Searches' })).getAllByRole('listitem');

  it('tell how many new jobs they found, and open with all their terms', async () => {
    const terms = { q: 'nurse', workMode: 'hybrid,remote', minSalary: 30_000 };
    await openAsSeeker(
      SAVED,
      new SavedServer(
        [],
        [
          aSavedSearch(1, { terms, fresh: { count: 3, more: false } }),
          aSavedSearch(2, { fresh: { count: 100, more: true } }),
          aSavedSearch(3),
        ],
      ),
    );
    expect((await searchRows()).map(({ textContent }) => textContent)).toEqual(['Search 13 new', 'Search 2More than 100 new', 'Search 3']);
    expect(screen.getByRole('link', { name: 'Search 1' })).toHaveAttribute('href', href(jobRoutes.search, {}, terms));
  });

  it('have the logo of a company that is followed', async () => {
    const logoFileId = idOf(77);
    const company = { id: idOf(2), name: 'Harbour works', logoFileId };
    const followed = [
      aSavedSearch(1, { terms: { companies: idOf(2) }, company }),
      aSavedSearch(2, { terms: { companies: idOf(3) }, company: { ...company, name: 'Quay', logoFileId: null } }),
      aSavedSearch(3),
    ];
    await openAsSeeker(SAVED, new SavedServer([], followed));
    const rows = await searchRows();
    expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
      publicPictureAddress(logoFileId, '128'),
      undefined,
      undefined,
    ]);
    expect(rows.map((row) => row.querySelector('[aria-hidden] bdi')?.textContent)).toEqual(['HW', 'Q', undefined]);
  });

  it('are shown in full on demand', async () => {
    const view = await openAsSeeker(
      SAVED,
      new SavedServer(
        [],
        Array.from({ length: 7 }, (_, at) => aSavedSearch(at)),
      ),
    );
    expect(await searchRows()).toHaveLength(5);
    await view.user.click(await button('Show all 7 searches'));
    expect(await searchRows()).toHaveLength(7);
  });

  it('are renamed', async () => {
    const view = await openAsSeeker(SAVED, new SavedServer([], [aSavedSearch(1)]));
    await view.user.click(await button('Rename “Search 1”'));
    const field = await screen.findByRole('textbox', { name: 'Name of the search' });
    await view.user.clear(field);
    await view.user.click(await button('Rename'));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await view.user.type(field, 'Night shifts');
    await view.user.click(await button('Rename'));
    expect(await screen.findByRole('link', { name: 'Night shifts' })).toBeVisible();
    expect(bodiesOf(view, 'jobs.rename-search')).toEqual([{ name: 'Night shifts' }]);
  });

  it('are deleted at once, with an undo', async () => {
    const server = new SavedServer([], [aSavedSearch(1), aSavedSearch(2)]);
    const view = await openAsSeeker(SAVED, server);
    await view.user.click(await button('Delete “Search 1”'));
    await waitFor(async () => expect(await searchRows()).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Search 2' })).toHaveFocus();
    await view.user.click(await button('Undo'));
    await waitFor(async () => expect(await searchRows()).toHaveLength(2));
    expect(bodiesOf(view, 'jobs.save-search')).toEqual([{ name: 'Search 1', terms: { q: 'word1' } }]);
  });

  it('come back when the server does not delete them', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new SavedServer([], [aSavedSearch(1)]);
    server.refuses = true;
    const view = await openAsSeeker(SAVED, server);
    await view.user.click(await button('Delete “Search 1”'));
    expect(await screen.findByRole('link', { name: 'Search 1' })).toBeVisible();
  });
});

it('the page of a saved job has the note on top and the posting below it, and leads back', async () => {
  const view = await openAsSeeker(href(savedRoutes.detail, { id: idOf(1) }), new SavedServer([aSaved(1, { note: 'Ask for Kim' })]));
  expect(view.heading).toBe('Job 1');
  const note = await screen.findByRole('region', { name: 'Your note' });
  expect(note).toHaveTextContent('Ask for Kim');
  expect(note.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Saved jobs' })).toHaveAttribute(
    'href',
    SAVED,
  );
  await view.user.click(await button('Saved'));
  expect(screen.queryByRole('region', { name: 'Your note' })).toBeNull();
  await view.user.click(await button('Undo'));
  expect(await screen.findByRole('region', { name: 'Your note' })).toHaveTextContent('Ask for Kim');
});

it('the page of a saved job shows at once that a note was deleted', async () => {
  const server = new SavedServer([aSaved(1, { note: 'Ask for Kim' })]);
  let asked = 0;
  const read = (): unknown =>
    ++asked === 1 ? { saved: { note: 'Ask for Kim', savedAt: aSaved(1).savedAt } } : new Promise(() => undefined);
  const view = await openAsSeeker(href(savedRoutes.detail, { id: idOf(1) }), server, { 'jobs.get-saved': read });
  await view.user.click(await button('Edit note on “Job 1”'));
  await view.user.clear(await screen.findByRole('textbox', { name: 'Your note' }));
  await view.user.click(await button('Save note'));
  expect(await button('Add a note to “Job 1”')).toBeVisible();
  expect(screen.queryByText('Ask for Kim')).toBeNull();
});

it('the page of a saved job is a 404 like the page of the posting when it cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = (): never => {
    throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
  };
  await openAsSeeker(href(savedRoutes.detail, { id: idOf(1) }), new SavedServer(), { 'jobs.get': gone });
  expect(await screen.findByRole('heading', { name: 'This job is no longer available.' })).toBeVisible();
});
