import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { savedRoutes } from '../../contract/routes.ts';
import { MOST_SAVED_SEARCHES } from '../../contract/saved.ts';
import { bodiesOf } from '../testing/job-builders.ts';
import { aSavedSearch, openAsSeeker, SavedServer } from '../testing/saved-server.ts';

const at = (query: Record<string, string>) => href(jobRoutes.search, {}, query);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('saving a search on its page', () => {
  it('proposes a name from the terms, and says that it is saved', async () => {
    const server = new SavedServer();
    const view = await openAsSeeker(at({ q: 'night nurse', where: 'Bergen', workMode: 'hybrid', sort: 'newest' }), server);
    await view.user.click(await button('Save this search'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    expect(await dialog.findByRole('textbox', { name: 'Name of the search' })).toHaveValue('night nurse, Bergen, Hybrid');
    await view.user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await screen.findByRole('link', { name: 'Saved as “night nurse, Bergen, Hybrid”' })).toHaveAttribute(
      'href',
      href(savedRoutes.list),
    );
    const terms = { q: 'night nurse', where: 'Bergen', workMode: 'hybrid' };
    expect(bodiesOf(view, 'jobs.save-search')).toEqual([{ name: 'night nurse, Bergen, Hybrid', terms }]);
    await view.user.click(await button('Undo'));
    expect(await button('Save this search')).toBeVisible();
    expect(server.searches).toEqual([]);
  });

  it('says in the dialog that another tab has saved it meanwhile, and keeps the name', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new SavedServer();
    const view = await openAsSeeker(at({ q: 'nurse' }), server);
    await view.user.click(await button('Save this search'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    server.searches = [aSavedSearch(1, { name: 'nurse', terms: { q: 'nurse' } })];
    await view.user.click(await dialog.findByRole('button', { name: 'Save search' }));
    await waitFor(() => expect(dialog.getAllByText('You have saved this search already.').length).toBeGreaterThan(0));
    expect(dialog.getByRole('textbox', { name: 'Name of the search' })).toHaveValue('nurse');
  });

  it('says before anything is typed that there is no room', async () => {
    const searches = Array.from({ length: MOST_SAVED_SEARCHES }, (_, index) => aSavedSearch(index));
    const view = await openAsSeeker(at({ q: 'nurse' }), new SavedServer([], searches));
    await waitFor(() => expect(bodiesOf(view, 'jobs.list-searches')).toHaveLength(1));
    await view.user.click(await button('Save this search'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    expect(await dialog.findByText('You have saved 50 searches. Delete one to save another.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Go to saved searches' })).toHaveAttribute('href', href(savedRoutes.list));
  });

  it('is not offered for a search without terms', async () => {
    await openAsSeeker(at({}), new SavedServer());
    expect(await screen.findByRole('link', { name: 'Pump engineer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  });
});

it('a saved search that is opened is marked as seen, and other ones with news are named', async () => {
  const server = new SavedServer(
    [],
    [
      aSavedSearch(1, { terms: { q: 'nurse', workMode: 'hybrid,remote' }, fresh: { count: 2, more: false } }),
      aSavedSearch(2, { fresh: { count: 1, more: false } }),
      aSavedSearch(3),
    ],
  );
  // The same values in another order.
  const view = await openAsSeeker(at({ workMode: 'remote,hybrid', q: 'nurse' }), server);
  expect(await screen.findByRole('link', { name: 'Saved as “Search 1”' })).toBeVisible();
  await waitFor(() => expect(server.searches[0]?.fresh.count).toBe(0));
  expect(view.api.calls.filter(({ id }) => id === 'jobs.mark-search-seen')).toHaveLength(1);
  const other = screen.getByRole('link', { name: '1 new job for “Search 2”' });
  expect(other).toHaveAttribute('href', at({ q: 'word2' }));
  expect(screen.queryByText(/Search 3/)).toBeNull();
});

test('the hub says how many new jobs the saved searches found', async () => {
  const searches = [aSavedSearch(1, { fresh: { count: 2, more: false } }), aSavedSearch(2, { fresh: { count: 3, more: false } })];
  await openAsSeeker(href(jobRoutes.hub), new SavedServer([], searches));
  const place = within(screen.getByRole('main')).getByRole('link', { name: 'Saved jobs' }).closest('li');
  await waitFor(() => expect(place).toHaveTextContent('5 new'));
});
