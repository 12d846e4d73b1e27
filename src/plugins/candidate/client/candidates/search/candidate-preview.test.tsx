import { screen } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { withWidth } from '#core/testing/with-width.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { aFoundCandidate, aProfile, idOf } from '../../testing/candidate-builders.ts';
import { callsOf, openAsEmployer, pageOf } from '../../testing/open-candidates.ts';

const LIST = href(candidateRoutes.list);
const two = pageOf(aFoundCandidate(), aFoundCandidate({ candidateId: idOf(2), name: 'Kim Bos' }));

withWidth(1600);

it('shows the candidate with the focus beside the list, and loads the profile only on request', async () => {
  const view = await openAsEmployer(LIST, { 'candidate.search': two, 'candidate.get': aProfile() });
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('Robin Vos');
  expect(callsOf(view, 'candidate.get')).toHaveLength(0);
  await view.user.click(screen.getByRole('button', { name: 'Read it here' }));
  expect(await screen.findByText('IJssel Steel', { exact: false })).toBeVisible();
  expect(callsOf(view, 'candidate.get')).toHaveLength(1);
});

it('opens no other profile when the focus moves on', async () => {
  const view = await openAsEmployer(LIST, { 'candidate.search': two, 'candidate.get': aProfile() });
  await view.user.click(await screen.findByRole('button', { name: 'Read it here' }));
  await screen.findByRole('region', { name: 'Profile' });
  screen.getByRole('link', { name: 'Kim Bos' }).focus();
  expect(await screen.findByRole('heading', { name: 'Kim Bos', level: 2 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
  expect(callsOf(view, 'candidate.get')).toHaveLength(1);
});

it('says that the company has opened too many profiles today', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openAsEmployer(LIST, {
    'candidate.get': refusal(429, 'candidate.too-many-views', 'Your company has opened 200 profiles today. Go on tomorrow.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Read it here' }));
  expect(await screen.findByText('Your company has opened 200 profiles today')).toBeVisible();
});
