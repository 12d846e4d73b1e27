import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { listGroups, listUsers } from '../../contract/endpoints.ts';
import { userRoutes } from '../../contract/routes.ts';
import { aGroup, aListedUser, GROUP_ID } from '../testing/sample-users.ts';
import { usersClientPlugin } from '../users.client-plugin.ts';

const page = (...items: ReturnType<typeof aListedUser>[]) => ({ [listUsers.id]: { items, nextCursor: null } });

const open = (api: FakeReplies, { at = href(userRoutes.users), abilities = ['user:list'] } = {}): Promise<View> =>
  renderPlugin([...standIns(usersClientPlugin), usersClientPlugin], { at, as: 'admin', me: { abilities }, api });

const lastQuery = (view: View) => view.api.calls.filter(({ id }) => id === listUsers.id).at(-1)?.query;

test('an administrator without the duty is refused', async () => {
  await open({}, { abilities: [] });
  expect(screen.getByText('403')).toBeVisible();
});

test('a user has a name, a role with the groups, and a status', async () => {
  await open(page(aListedUser({ role: 'admin', groups: ['Support', 'Editors'], status: 'suspended' })));
  const [row] = (await screen.findAllByRole('row')).slice(1);
  for (const text of ['Ada Palmer', 'ada@example.org', 'Administrator', 'Support, Editors', 'Suspended', 'Never']) {
    expect(within(row as HTMLElement).getByText(text, { exact: false })).toBeVisible();
  }
});

test('a user without a name has the address as the title', async () => {
  await open(page(aListedUser({ name: '' })));
  expect(await screen.findByRole('link', { name: 'ada@example.org' })).toBeVisible();
});

test('the filters and the order are in the address, and the users are asked with them', async () => {
  const view = await open(page(), { at: `${href(userRoutes.users)}?q=Ada&sort=name` });
  expect(await screen.findByText('No user matches these filters')).toBeVisible();
  expect(lastQuery(view)).toMatchObject({ q: 'Ada', sort: 'name' });
  await view.user.click(screen.getByRole('button', { name: '1 filter' }));
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'No role yet');
  const inSheet = within(screen.getByRole('dialog')).getByRole('link', { name: 'Clear filters' });
  expect(inSheet).toHaveAttribute('href', '/admin/users?sort=name');
  await view.user.click(screen.getByRole('button', { name: 'Show users' }));
  await waitFor(() => expect(lastQuery(view)).toMatchObject({ q: 'Ada', role: 'none', status: 'suspended', sort: 'name' }));
  expect(view.address).toBe('/admin/users?q=Ada&role=none&status=suspended&sort=name');
  await view.user.click(screen.getAllByRole('link', { name: 'Clear filters' })[0] as HTMLElement);
  await waitFor(() => expect(view.address).toBe('/admin/users?sort=name'));
});

test('the head of a column sorts the users, and keeps the filters', async () => {
  const view = await open(page(aListedUser()), { at: `${href(userRoutes.users)}?q=Ada` });
  await view.user.click(await screen.findByRole('button', { name: 'Name' }));
  await waitFor(() => expect(view.address).toBe('/admin/users?q=Ada&sort=name'));
  await waitFor(() => expect(lastQuery(view)).toMatchObject({ q: 'Ada', sort: 'name' }));
});

test('the number of users on all pages is asked for with the filters, and shown', async () => {
  const counted = ({ query: { count, cursor = '1' } }: { query: { count?: string; cursor?: string } }) =>
    count === 'only'
      ? { items: [], nextCursor: null, count: { count: 1234, more: false } }
      : { items: [aListedUser({ id: `018f0000-0000-7000-8000-${cursor.padStart(12, '0')}` })], nextCursor: String(Number(cursor) + 1) };
  const view = await open({ [listUsers.id]: counted }, { at: `${href(userRoutes.users)}?q=Ada` });
  expect(await screen.findByText(/^1,234 /)).toBeVisible();
  expect(view.api.calls.find(({ query }) => query instanceof Object && 'count' in query)?.query).toMatchObject({ q: 'Ada' });
});

test('full administrators filter by group', async () => {
  const api = { ...page(aListedUser()), [listGroups.id]: { items: [aGroup()], duties: [] } };
  const view = await open(api, { at: `${href(userRoutes.users)}?group=${GROUP_ID}`, abilities: ['user:list', 'admin-group:list'] });
  await screen.findByText('Ada Palmer');
  await view.user.click(screen.getByRole('button', { name: '1 filter' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Support'));
  expect(lastQuery(view)).toMatchObject({ group: GROUP_ID });
});

test('other administrators see neither the filter nor the page of groups', async () => {
  const view = await open(page(aListedUser()));
  await screen.findByText('Ada Palmer');
  await view.user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByRole('combobox', { name: 'Group' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Groups of administrators' })).toBeNull();
});

test('a list that does not load can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAway = true;
  const view = await open({
    [listUsers.id]: () => {
      if (isAway) throw refusal(503, 'unavailable', 'The server is away.');
      return { items: [aListedUser()], nextCursor: null };
    },
  });
  isAway = false;
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Palmer')).toBeVisible();
});
