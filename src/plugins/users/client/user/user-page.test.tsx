import { screen, waitFor, within } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { ViewAs } from '#core/client/session/view-as.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { changeRole, endUserSessions, getUser, liftSuspension, suspendUser } from '../../contract/endpoints.ts';
import { factPlaces } from '../../contract/fact-places.ts';
import { userRoutes } from '../../contract/routes.ts';
import type { ManagedUser, Suspension } from '../../contract/schemas.ts';
import { openView } from '../../contract/view-as-endpoints.ts';
import { aManagedUser, USER_ID } from '../testing/sample-users.ts';
import { usersClientPlugin } from '../users.client-plugin.ts';

const texts = async () => ({ default: { userFacts: { trees_one: '{{count, number}} tree', trees_other: '{{count, number}} trees' } } });
const garden = defineClientPlugin({
  id: 'garden',
  requires: ['users'],
  locales: { en: texts, ar: texts, de: texts, fa: texts, he: texts },
  contributes: [
    factPlaces.add('garden.trees', 10, {
      code: 'garden.trees',
      ability: { subject: 'tree', action: 'list' },
      to: (owner, { only = 'none' }) => `/trees?owner=${owner}&only=${only}`,
    }),
  ],
});

const suspension: Suspension = { reason: 'fraud', note: 'Asked for money.', since: '2026-03-02T10:00:00.000Z', by: 'Bo' };
const suspended = aManagedUser({ status: 'suspended', suspension, version: 4 });

function open(user: ManagedUser, api: FakeReplies = {}, abilities: string[] = []): Promise<View> {
  return renderPlugin([...standIns(usersClientPlugin), usersClientPlugin, garden], {
    at: href(userRoutes.user, { id: USER_ID }),
    as: 'admin',
    me: { abilities: ['user:read', ...abilities] },
    api: { [getUser.id]: user, ...api },
  });
}

const press = async (view: View, name: string) => view.user.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('a user is shown with the facts of other plugins', async () => {
  await open(aManagedUser({ facts: [{ code: 'garden.trees', count: 3 }] }));
  expect(await screen.findByRole('heading', { name: 'Ada Palmer' })).toBeVisible();
  expect(await screen.findByText('3 trees')).toBeVisible();
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.queryByRole('link', { name: '3 trees' })).toBeNull();
});

test('a fact leads to what it counts, for administrators who may see that', async () => {
  await open(aManagedUser({ facts: [{ code: 'garden.trees', count: 1, only: 'oak' }] }), {}, ['tree:list']);
  expect(await screen.findByRole('link', { name: '1 tree' })).toHaveAttribute('href', `/trees?owner=${USER_ID}&only=oak`);
});

test('a user who cannot be changed has no buttons', async () => {
  await open(aManagedUser({ may: { suspend: false, changeRole: false, endSessions: false, viewAs: false } }));
  expect(await screen.findByText('You cannot change this user.')).toBeVisible();
});

test('a suspension needs a reason, and the page then shows it', async () => {
  const view = await open(aManagedUser(), { [suspendUser.id]: suspended });
  await press(view, 'Suspend');
  await view.user.click(dialog().getByRole('button', { name: 'Suspend' }));
  expect(await dialog().findByText('Choose a reason.')).toBeVisible();
  await view.user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Fraud');
  await view.user.type(dialog().getByRole('textbox', { name: /^Note/ }), 'Asked for money.');
  await view.user.click(dialog().getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Suspended: Fraud')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.api.calls.at(-1)).toMatchObject({ body: { reason: 'fraud', note: 'Asked for money.', version: 3 } });
  await waitFor(() => expect(screen.getByText('Ada Palmer is suspended.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'End suspension' })).toHaveFocus();
});

test('when another administrator was first, the page loads the user again and keeps the typed text', async () => {
  let version = 3;
  const view = await open(aManagedUser(), {
    [getUser.id]: () => aManagedUser({ version }),
    [suspendUser.id]: ({ body }: { body: { version: number } }) => {
      if (body.version === 4) return suspended;
      version = 4;
      throw refusal(409, 'conflict', 'This was changed in the meantime.');
    },
  });
  await press(view, 'Suspend');
  await view.user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Fraud');
  await view.user.click(dialog().getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(view.api.calls.filter(({ id }) => id === getUser.id)).toHaveLength(2));
  expect(dialog().getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Fraud');
  await view.user.click(dialog().getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Suspended: Fraud')).toBeVisible();
});

test('a suspension ends with one press', async () => {
  const view = await open(suspended, { [liftSuspension.id]: aManagedUser({ version: 5 }) });
  expect(await screen.findByText('Asked for money.')).toBeVisible();
  await press(view, 'End suspension');
  await waitFor(() => expect(screen.queryByText('Suspended: Fraud')).toBeNull());
  expect(screen.getByRole('button', { name: 'Suspend' })).toHaveFocus();
});

test('obstacles to another role are named before it is chosen, and only full administrators appoint', async () => {
  const user = aManagedUser({ roleObstacles: [{ code: 'garden.trees', count: 1 }] });
  const view = await open(user);
  await press(view, 'Change role');
  expect(await dialog().findByText('1 tree')).toBeVisible();
  const options = dialog()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['Choose', 'Employer']);
});

test('a changed role is shown', async () => {
  const view = await open(aManagedUser(), { [changeRole.id]: aManagedUser({ role: 'admin', version: 4 }) }, ['admin-group:update']);
  await press(view, 'Change role');
  await view.user.selectOptions(dialog().getByRole('combobox', { name: 'New role' }), 'Administrator');
  expect(dialog().getByText(/have no duties/)).toBeVisible();
  await view.user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'New colleague');
  await view.user.click(dialog().getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Administrator')).toBeVisible();
  expect(view.api.calls.at(-1)).toMatchObject({ body: { role: 'admin', reason: 'New colleague', version: 3 } });
});

test('sessions end after a question, and the page says how many', async () => {
  let sessions = 2;
  const view = await open(aManagedUser(), {
    [getUser.id]: () => aManagedUser({ sessions }),
    [endUserSessions.id]: () => {
      sessions = 0;
      return { ended: 2 };
    },
  });
  await press(view, 'Sign out everywhere');
  await view.user.click(dialog().getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(screen.getByText('2 sessions ended.')).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a view begins with a reason of ten characters', async () => {
  const opened = { id: 'view', endsAt: '2026-03-02T10:30:00.000Z', user: { id: USER_ID, name: 'Ada Palmer' } };
  const view = await open(aManagedUser(), { [openView.id]: opened });
  const begin = jest.spyOn(view.resolve(ViewAs), 'begin').mockImplementation(() => undefined);
  await press(view, 'See the site as this user');
  await view.user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'Help');
  await view.user.click(dialog().getByRole('button', { name: 'Open view' }));
  expect(await dialog().findByText('Use at least 10 characters.')).toBeVisible();
  await view.user.type(dialog().getByRole('textbox', { name: /^Reason/ }), ' with a form');
  await view.user.click(dialog().getByRole('button', { name: 'Open view' }));
  await waitFor(() => expect(begin).toHaveBeenCalledWith(opened));
});

test('a missing user is 404', async () => {
  await open(aManagedUser(), {
    [getUser.id]: refusal(404, 'not-found', 'This does not exist.'),
  });
  expect(await screen.findByText('404')).toBeVisible();
});
