import { screen, waitFor } from '@testing-library/react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { clientPlugins } from '#plugins/index.client.ts';

// Dashboards make calls that these tests do not answer. Only the opened address matters here.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const CHOOSE_ROLE = '/admin/profile/choose-role';
const FORBIDDEN_TO_NOBODY = [
  '/admin/dashboard/dashboard-candidate',
  '/admin/dashboard/dashboard-employer',
  '/admin/dashboard/dashboard-admin',
];

it('S2-7 choose-role asks a visitor to sign in, and brings them back', async () => {
  const view = await renderPlugin(clientPlugins, { at: CHOOSE_ROLE });
  expect(view.address).toBe('/login?next=%2Fadmin%2Fprofile%2Fchoose-role');
});

it('S2-7 choose-role has no layout: no header, no navigation, no footer', async () => {
  const view = await renderPlugin(clientPlugins, { at: CHOOSE_ROLE, as: 'newcomer' });
  expect(view.address).toBe(CHOOSE_ROLE);
  expect(screen.getByRole('main')).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull();
});

it.each(FORBIDDEN_TO_NOBODY)('S2-7 choose-role is shown after sign-up: %s leads a user without a role there', async (address) => {
  const view = await renderPlugin(clientPlugins, { at: address, as: 'newcomer' });
  expect(view.address.split('?')[0]).toBe(CHOOSE_ROLE);
});

it('S6-1 candidate and employer can be chosen, administrator cannot', async () => {
  await renderPlugin(clientPlugins, { at: CHOOSE_ROLE, as: 'newcomer' });
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['candidate', 'employer']);
});

it.each(['candidate', 'employer'] as const)('S6-1 a user who chooses %s gets that role', async (role) => {
  const api: FakeReplies = { 'account.choose-role': ({ body }: { body: { role: 'candidate' | 'employer' } }) => testPerson(body.role) };
  const view = await renderPlugin(clientPlugins, { at: CHOOSE_ROLE, as: 'newcomer', api });
  await view.user.click(screen.getByDisplayValue(role));
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(view.address).not.toBe(CHOOSE_ROLE));
  expect(view.api.calls.find(({ id }) => id === 'account.choose-role')).toMatchObject({ body: { role } });
});

it.each(['admin', 'candidate', 'employer'] as const)('S6-1 the role %s has a dashboard of its own', async (role) => {
  const view = await renderPlugin(clientPlugins, { at: '/admin/dashboard', as: role });
  await waitFor(() => expect(view.address).toBe(`/admin/dashboard/dashboard-${role}`));
});
