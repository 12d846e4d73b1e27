import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { aListedCandidate, idOf } from '../../testing/candidate-builders.ts';
import { callsOf, openAsAdministrator, pageOf } from '../../testing/open-candidates.ts';

const LIST = href(candidateRoutes.list);

test('an administrator without the duty is refused', async () => {
  await openAsAdministrator(LIST, {}, []);
  expect(screen.getByText('403')).toBeVisible();
});

test('a candidate has a name, an address, a state, a completeness and a visibility', async () => {
  const other = aListedCandidate({ candidateId: idOf(2), name: '', email: 'kim@example.org', isSuspended: true, isConfirmed: false });
  await openAsAdministrator(LIST, { 'candidate.list': pageOf(aListedCandidate(), other) });
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  for (const text of ['Robin Vos', 'robin@example.org', 'Looking', '85%', 'verified companies']) expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('Not confirmed');
  expect(second).toHaveTextContent('Suspended');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/admin/candidates/${idOf(1)}`);
});

test('the words are in the address, and lead back from a candidate', async () => {
  const view = await openAsAdministrator(LIST, { 'candidate.list': pageOf(aListedCandidate()) });
  await view.user.click(await screen.findByRole('button', { name: 'Filters' }));
  await view.user.type(screen.getByRole('searchbox', { name: 'Name or email' }), ' robin ');
  await view.user.click(screen.getByRole('button', { name: 'Show candidates' }));
  await waitFor(() => expect(view.address).toBe('/admin/candidates?q=robin'));
  await waitFor(() => expect(callsOf(view, 'candidate.list').at(-1)).toMatchObject({ q: 'robin' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Robin Vos' })).toHaveAttribute('href', `/admin/candidates/${idOf(1)}?q=robin`),
  );
});

test('the order is in the address, is asked for, and is kept by a search and by a candidate', async () => {
  const view = await openAsAdministrator(`${LIST}?q=robin`, { 'candidate.list': pageOf(aListedCandidate()) });
  await screen.findByText('Robin Vos');
  expect(callsOf(view, 'candidate.list').at(-1)).toMatchObject({ sort: 'newest' });
  await view.user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(view.address).toBe('/admin/candidates?q=robin&sort=name'));
  await waitFor(() => expect(callsOf(view, 'candidate.list').at(-1)).toMatchObject({ q: 'robin', sort: 'name' }));
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('link', { name: 'Robin Vos' })).toHaveAttribute('href', `/admin/candidates/${idOf(1)}?q=robin&sort=name`);
});

test('typed words keep the order', async () => {
  const view = await openAsAdministrator(`${LIST}?sort=name`, { 'candidate.list': pageOf(aListedCandidate()) });
  await view.user.click(await screen.findByRole('button', { name: 'Filters' }));
  await view.user.type(screen.getByRole('searchbox'), 'robin');
  await waitFor(() => expect(view.address).toBe('/admin/candidates?q=robin&sort=name'));
});

test('the number of candidates on all pages is asked for with the words, and shown', async () => {
  const counted = ({ query: { count, cursor = '1' } }: { query: { count?: string; cursor?: string } }) =>
    count === 'only'
      ? { items: [], nextCursor: null, count: { count: 1234, more: false } }
      : { items: [aListedCandidate({ candidateId: idOf(Number(cursor)) })], nextCursor: String(Number(cursor) + 1) };
  const view = await openAsAdministrator(`${LIST}?q=robin`, { 'candidate.list': counted });
  expect(await screen.findByText(/^1,234 /)).toBeVisible();
  expect(callsOf(view, 'candidate.list').find((query) => query instanceof Object && 'count' in query)).toMatchObject({ q: 'robin' });
});

test('no candidate matches', async () => {
  await openAsAdministrator(`${LIST}?q=zzz`, { 'candidate.list': pageOf() });
  expect(await screen.findByText('No candidate matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', LIST);
});

test('a failed list is loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let hasFailed = false;
  const { user } = await openAsAdministrator(LIST, {
    'candidate.list': () => {
      if (hasFailed) return pageOf(aListedCandidate());
      hasFailed = true;
      throw refusal(503, 'unavailable', 'The server is not ready.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Robin Vos' })).toBeVisible();
});
