import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { adminWords } from '#core/contract/audit.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { createGroup, deleteGroup, listGroups, listUsers, setGroupMembers, updateGroup } from '../../contract/endpoints.ts';
import { userRoutes } from '../../contract/routes.ts';
import type { AdminGroup } from '../../contract/schemas.ts';
import { aGroup, aListedUser, GROUP_ID, USER_ID } from '../testing/sample-users.ts';
import { usersClientPlugin } from '../users.client-plugin.ts';

const texts = async () => ({ default: { duty: { title: 'Gardening', text: 'Water the plants.' } } });
const garden = defineClientPlugin({
  id: 'garden',
  locales: { en: texts, ar: texts, de: texts, fa: texts, he: texts },
  contributes: [adminWords.add('garden.words', 90, { duty: { duty: 'garden', title: 'garden:duty.title', text: 'garden:duty.text' } })],
});

const DUTIES = [
  { duty: 'garden', plugin: 'garden' },
  { duty: 'users', plugin: 'users' },
];
const LIST = href(userRoutes.groups);
const ONE = href(userRoutes.groups, {}, { group: GROUP_ID });

function open(items: readonly AdminGroup[], { at = LIST, api = {} }: { at?: string; api?: FakeReplies } = {}): Promise<View> {
  return renderPlugin([...standIns(usersClientPlugin), usersClientPlugin, garden], {
    at,
    as: 'admin',
    me: { abilities: ['admin-group:list', 'user:list'] },
    api: { [listGroups.id]: { items, duties: DUTIES }, ...api },
  });
}

const save = async (view: View) => view.user.click(await screen.findByRole('button', { name: 'Save group' }));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('only users with the right open the groups', async () => {
  await renderPlugin([...standIns(usersClientPlugin), usersClientPlugin], { at: LIST, as: 'admin', me: { abilities: ['user:list'] } });
  expect(screen.getByText('403')).toBeVisible();
});

test('a group is shown with the titles of its duties, and a removed one with its name', async () => {
  await open([aGroup({ duties: ['garden', 'lost'], members: [{ id: USER_ID, name: 'Ada', email: 'ada@example.org' }] })]);
  const row = (await screen.findByRole('link', { name: 'Support' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('lost').parentElement).toHaveTextContent('Gardening · lost');
  expect(within(row).getByText('1')).toBeVisible();
});

test('without groups, the page says how to begin', async () => {
  await open([]);
  expect(await screen.findByText('No groups yet')).toBeVisible();
});

test('the heading has the focus in the list and in the form', async () => {
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
  const view = await open([aGroup()], { at: href(userRoutes.users), api: { [listUsers.id]: { items: [], nextCursor: null } } });
  await view.user.click(await screen.findByRole('link', { name: 'Groups of administrators' }));
  expect(await screen.findByRole('link', { name: 'Support' })).toBeVisible();
  expect(heading('Groups of administrators')).toHaveFocus();
  await view.user.click(screen.getByRole('link', { name: 'New group' }));
  await waitFor(() => expect(heading('New group')).toHaveFocus());
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(heading('Groups of administrators')).toHaveFocus());
});

test('a new group is created with its duties, then its members are added', async () => {
  const member = aListedUser({ role: 'admin' });
  const view = await open([], {
    at: `${LIST}?group=new`,
    api: {
      [listUsers.id]: { items: [member], nextCursor: null },
      [createGroup.id]: aGroup({ name: 'Editors', duties: ['garden'] }),
      [setGroupMembers.id]: aGroup({ name: 'Editors', duties: ['garden'], version: 2 }),
    },
  });
  await save(view);
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Editors');
  await view.user.click(screen.getByRole('checkbox', { name: 'Gardening' }));
  await view.user.type(screen.getByRole('searchbox', { name: 'Members' }), 'Ada');
  await view.user.click(await screen.findByRole('button', { name: 'Add Ada Palmer' }));
  expect(screen.getByRole('button', { name: /Ada Palmer/ })).toBeVisible();
  await save(view);
  expect(await screen.findByText('Group Editors saved.')).toBeVisible();
  expect(view.api.calls.find(({ id }) => id === createGroup.id)).toMatchObject({ body: { name: 'Editors', duties: ['garden'] } });
  expect(view.api.calls.find(({ id }) => id === setGroupMembers.id)).toMatchObject({ body: { userIds: [USER_ID], version: 1 } });
  expect(view.address).toBe(LIST);
});

test('Enter in the search adds the first administrator and does not send the form', async () => {
  const view = await open([aGroup()], { at: ONE, api: { [listUsers.id]: { items: [aListedUser({ role: 'admin' })], nextCursor: null } } });
  await view.user.type(await screen.findByRole('searchbox', { name: 'Members' }), 'Ada');
  await screen.findByRole('button', { name: 'Add Ada Palmer' });
  await view.user.keyboard('{Enter}');
  expect(screen.getByText('Ada Palmer')).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).not.toContain(updateGroup.id);
});

test('Enter adds no administrator whom an earlier text found', async () => {
  const answers: Record<string, readonly ReturnType<typeof aListedUser>[]> = { Ada: [aListedUser({ role: 'admin' })] };
  const found = ({ query }: { query: { q: string } }) => ({ items: answers[query.q] ?? [], nextCursor: null });
  const view = await open([aGroup()], { at: ONE, api: { [listUsers.id]: found } });
  const search = await screen.findByRole('searchbox', { name: 'Members' });
  await view.user.type(search, 'Ada');
  await screen.findByRole('button', { name: 'Add Ada Palmer' });
  await view.user.type(search, 'm{Enter}');
  expect(screen.queryByText('Ada Palmer')).toBeNull();
  expect(await screen.findByText('No administrator found')).toBeVisible();
});

test('only what changed is sent', async () => {
  const view = await open([aGroup()], { at: ONE, api: { [updateGroup.id]: aGroup({ name: 'Help', version: 2 }) } });
  await view.user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Help');
  await save(view);
  expect(await screen.findByText('Group Help saved.')).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).not.toContain(setGroupMembers.id);
});

describe('when another administrator saved first', () => {
  const theirs = aGroup({ name: 'Service', duties: ['garden'], version: 2 });
  const conflict = (): FakeReplies => {
    let isFirst = true;
    return {
      [listGroups.id]: () => {
        const items = [isFirst ? aGroup() : theirs];
        isFirst = false;
        return { items, duties: DUTIES };
      },
      [updateGroup.id]: ({ body }: { body: { version: number } }) => {
        if (body.version !== 2) throw refusal(409, 'conflict', 'This was changed in the meantime.');
        return aGroup({ name: 'Help', version: 3 });
      },
    };
  };

  async function meet(): Promise<View> {
    const view = await open([], { at: ONE, api: conflict() });
    await view.user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Help');
    await save(view);
    const note = within(await screen.findByRole('alert'));
    expect(note.getByText('Service')).toBeVisible();
    expect(note.getByText('Gardening')).toBeVisible();
    return view;
  }

  test('the own changes can be saved over theirs', async () => {
    const view = await meet();
    await view.user.click(screen.getByRole('button', { name: 'Save my changes' }));
    await waitFor(() => expect(view.address).toBe(LIST));
    const saves = view.api.calls.filter(({ id }) => id === updateGroup.id);
    expect(saves.at(-1)).toMatchObject({ body: { name: 'Help', duties: ['users'], version: 2 } });
  });

  test('the own changes can be discarded', async () => {
    const view = await meet();
    await view.user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Service');
    expect(screen.getByRole('checkbox', { name: 'Gardening' })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a group is deleted after a question that names its members', async () => {
  const members = [{ id: USER_ID, name: 'Ada', email: 'ada@example.org' }];
  const view = await open([aGroup({ members })], { at: ONE, api: { [deleteGroup.id]: undefined } });
  await view.user.click(await screen.findByRole('button', { name: 'Delete group' }));
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText(/Its member loses/)).toBeVisible();
  await view.user.click(question.getByRole('button', { name: 'Delete group' }));
  // The message moves from the dialog to the page.
  await waitFor(() => expect(screen.getByText('Group Support deleted.')).toBeVisible());
});

test('a group that does not exist is 404', async () => {
  await open([], { at: ONE });
  expect(await screen.findByText('404')).toBeVisible();
});

test('a kept draft is based on the version in which it began', async () => {
  const first = await open([aGroup()], { at: ONE });
  await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), ' team');
  cleanup();
  const second = await open([aGroup({ version: 5 })], { at: ONE, api: { [updateGroup.id]: aGroup({ version: 6 }) } });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Support team');
  await save(second);
  await waitFor(() => expect(second.api.calls.find(({ id }) => id === updateGroup.id)).toMatchObject({ body: { version: 1 } }));
});
