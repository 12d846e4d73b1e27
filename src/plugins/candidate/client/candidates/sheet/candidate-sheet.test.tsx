import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { candidateClientPlugin } from '../../candidate.client-plugin.ts';
import { aProfile, idOf } from '../../testing/candidate-builders.ts';
import { callsOf, openAsAdministrator, openAsEmployer } from '../../testing/open-candidates.ts';

const sheetOf = (id: string): string => href(candidateRoutes.view, {}, { id });

const notFound = (): never => {
  throw refusal(404, 'not-found', 'This does not exist.');
};

const openAsCandidate = (at: string): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin], { at, as: 'candidate', api: { 'candidate.preview': {} } });

const words = (): string => screen.getByRole('main').textContent ?? '';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it.each([
  ['an employer', openAsEmployer],
  ['an administrator', openAsAdministrator],
])('%s reads a profile as a sheet', async (_who, open) => {
  await open(sheetOf(idOf(1)), { 'candidate.get': aProfile() });
  expect(await screen.findByRole('heading', { name: 'Robin Vos', level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Experience', level: 3 })).toBeVisible();
});

it('unknown ids and ids that are none look the same', async () => {
  const view = await openAsEmployer(sheetOf(idOf(1)), { 'candidate.get': notFound });
  await screen.findByText('404');
  const unknown = words();
  await view.open(sheetOf('not-an-id'));
  await screen.findByText('404');
  expect(words()).toBe(unknown);
  expect(callsOf(view, 'candidate.get')).toHaveLength(1);
});

it.each([
  ['an employer', openAsEmployer],
  ['an administrator', openAsAdministrator],
])('without an id, %s chooses a candidate from the list', async (_who, open) => {
  const view = await open(href(candidateRoutes.view), {});
  await waitFor(() => expect(view.address).toBe(href(candidateRoutes.list)));
  expect(screen.queryByText('404')).toBeNull();
});

it('a candidate sees the own profile, and no other', async () => {
  const view = await openAsCandidate(href(candidateRoutes.view));
  expect(screen.queryByText('404')).toBeNull();
  await view.open(sheetOf(testPerson('candidate').id));
  expect(screen.queryByText('404')).toBeNull();
  await view.open(sheetOf(idOf(2)));
  expect(await screen.findByText('404')).toBeVisible();
  expect(callsOf(view, 'candidate.get')).toEqual([]);
});
