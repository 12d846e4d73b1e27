import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters, params, red } from '../testing/open-masters.ts';

const umber = { ...red, code: 'umber', name: 'Umber', uses: 0 };
const search = href(masterRoutes.rows, params, { q: 'r' });

/** A server with two rows on two pages. */
const paged = ({ query }: { query: { cursor?: string } }) =>
  query.cursor === undefined ? { items: [red], nextCursor: 'next' } : { items: [umber], nextCursor: null };

const openSearch = (replies: FakeReplies): Promise<View> => openMasters(search, { 'admin-masters.list-rows': paged, ...replies });
/** The calls for pages. Other calls of the same endpoint ask for the number of rows. */
const listed = (view: View): number =>
  view.api.calls.filter(({ id, query }) => id === 'admin-masters.list-rows' && !(query instanceof Object && 'count' in query)).length;

describe('after a row was saved', () => {
  it('the search and its loaded pages are shown again, with the saved row in focus', async () => {
    const view = await openSearch({ 'admin-masters.update-row': { ...red, name: 'Scarlet' } });
    expect(await screen.findByText('Umber')).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Red' }));
    await view.user.type(await screen.findByLabelText('Name in English'), 'dish');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.address).toBe(search));
    expect(await screen.findByText('Umber')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('row', { name: 'Scarlet' })).toHaveFocus());
    expect(listed(view)).toBe(2);
    expect(view.snackbar).toBe('Saved “Scarlet” in Colours.');
  });

  it('the search is shown again after a reload of the form', async () => {
    const view = await openMasters(href(masterRoutes.form, params, { code: 'red', q: 'r' }), { 'admin-masters.update-row': red });
    await view.user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.address).toBe(search));
  });

  it('a new row is in its place among the loaded pages', async () => {
    const sage = { ...umber, code: 'sage', name: 'Sage' };
    let isAdded = false;
    const create = (): unknown => {
      isAdded = true;
      return sage;
    };
    const view = await openSearch({
      'admin-masters.create-row': create,
      'admin-masters.list-rows': (call: { query: { cursor?: string } }) =>
        isAdded && call.query.cursor !== undefined ? { items: [sage, umber], nextCursor: null } : paged(call),
    });
    expect(await screen.findByText('Umber')).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'New colour' }));
    await view.user.type(await screen.findByLabelText('Name in English'), 'Sage');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.address).toBe(search));
    expect(await screen.findByText('Sage')).toBeVisible();
    expect(await screen.findByText('Umber')).toBeVisible();
    expect(listed(view)).toBe(4);
  });

  it('a search that the user opens anew is fetched anew', async () => {
    const view = await openSearch({});
    expect(await screen.findByText('Umber')).toBeVisible();
    await view.open(href(masterRoutes.access, params));
    await view.open(search);
    await waitFor(() => expect(listed(view)).toBe(4));
  });

  it('Cancel returns to the search too', async () => {
    const view = await openSearch({});
    await view.user.click(await screen.findByRole('link', { name: 'Red' }));
    await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(view.address).toBe(search));
  });
});
