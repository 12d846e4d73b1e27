import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { aCompany } from '#plugins/employer/contract/testing/a-company.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import type { SavedSearch } from '../../contract/saved-schemas.ts';

const ID = '018f0000-0000-7000-8000-000000000002';

const COMPANY = aCompany({ id: ID, name: 'Harbour works' });

const followed = (): SavedSearch => ({
  id: '018f0000-0000-7000-8000-000000000009',
  name: 'Jobs at Harbour works',
  terms: { companies: ID },
  fresh: { count: 0, more: false },
  company: { id: ID, name: 'Harbour works', logoFileId: null },
  createdAt: '2026-03-01T09:00:00.000Z',
  seenAt: '2026-03-01T09:00:00.000Z',
});

const open = (person: { readonly as?: 'candidate' | 'employer' }, api: FakeReplies = {}, query = ''): Promise<View> =>
  renderPlugin(clientPlugins, {
    at: href(employerRoutes.openCompany, { id: ID }) + query,
    ...person,
    me: { abilities: person.as === 'candidate' ? ['job-search:save'] : [] },
    api: {
      'employer.get-company': COMPANY,
      'jobs.search': { items: [], nextCursor: null, place: null, corrected: null, read: [], others: [], words: [] },
      'jobs.list-searches': { items: [] },
      '*': { items: [] },
      ...api,
    },
  });

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

test('a candidate follows a company, is told so, and takes it back', async () => {
  const view = await open({ as: 'candidate' }, { 'jobs.save-search': followed(), 'jobs.delete-search': undefined });
  await waitFor(async () => expect(await button('Follow')).toBeEnabled());
  await view.user.click(await button('Follow'));
  expect(await button('Following')).toHaveAttribute('aria-pressed', 'true');
  expect(view.snackbar).toContain('You follow Harbour works.');
  const sent = view.api.calls.filter(({ id }) => id === 'jobs.save-search').map(({ body }) => body);
  expect(sent).toEqual([{ name: 'Jobs at Harbour works', terms: { companies: ID } }]);
  await view.user.click(await button('Following'));
  expect(await button('Follow')).toHaveAttribute('aria-pressed', 'false');
});

test('a company stays unfollowed when the server refuses', async () => {
  const full = refusal(409, 'jobs.searches-limit', 'You have saved 50 searches. Delete one to save another.');
  const view = await open({ as: 'candidate' }, { 'jobs.save-search': full });
  await waitFor(async () => expect(await button('Follow')).toBeEnabled());
  await view.user.click(await button('Follow'));
  await waitFor(() => expect(view.snackbar).toContain('50 searches'));
  expect(await button('Follow')).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is led to the sign-up and back to the company', async () => {
  await open({});
  const link = await screen.findByRole('link', { name: 'Follow' });
  expect(link.getAttribute('href')).toBe(`/signup?next=${encodeURIComponent(`/companies/${ID}?then=follow`)}`);
});

test('a company is followed once when the address asks for it', async () => {
  const view = await open({ as: 'candidate' }, { 'jobs.save-search': followed() }, '?then=follow');
  expect(await button('Following')).toBeVisible();
  expect(view.address).toBe(`/companies/${ID}`);
  expect(view.api.calls.filter(({ id }) => id === 'jobs.save-search')).toHaveLength(1);
});

test('an employer does not follow companies', async () => {
  await open({ as: 'employer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour works' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Follow' })).toBe(null);
});
