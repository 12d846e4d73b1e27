import { screen } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { aProfile, idOf } from '../../testing/candidate-builders.ts';
import { callsOf, openAsAdministrator } from '../../testing/open-candidates.ts';

const DETAIL = href(candidateRoutes.detail, { id: idOf(1) });

const notFound = (): never => {
  throw refusal(404, 'not-found', 'This does not exist.');
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('an administrator gives a reason before the profile opens', async () => {
  const view = await openAsAdministrator(DETAIL, { 'candidate.get': notFound, 'candidate.open': aProfile({ sight: 'all' }) });
  expect(await screen.findByText(/recorded in the audit log/)).toBeVisible();
  expect(view.snackbar).toBe('');
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await view.user.type(reason, 'too short');
  await view.user.click(screen.getByRole('button', { name: 'Open profile' }));
  expect(reason).toHaveAccessibleDescription(/10/);
  expect(callsOf(view, 'candidate.open')).toEqual([]);
  await view.user.clear(reason);
  await view.user.type(reason, 'A report of a false name');
  await view.user.click(screen.getByRole('button', { name: 'Open profile' }));
  expect(await screen.findByRole('heading', { name: 'Robin Vos', level: 1 })).toBeVisible();
  expect(callsOf(view, 'candidate.open')).toEqual([{ reason: 'A report of a false name' }]);
  expect(screen.queryByRole('button', { name: 'Invite to apply' })).toBeNull();
});

test('a reason of more than 300 characters is not sent, and stays', async () => {
  const view = await openAsAdministrator(DETAIL, { 'candidate.get': notFound });
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await view.user.click(reason);
  await view.user.paste('a'.repeat(301));
  await view.user.click(screen.getByRole('button', { name: 'Open profile' }));
  expect(reason).toHaveAttribute('aria-invalid', 'true');
  expect(reason).toHaveValue('a'.repeat(301));
  expect(callsOf(view, 'candidate.open')).toEqual([]);
});

test('a profile that is still open needs no reason', async () => {
  await openAsAdministrator(DETAIL, { 'candidate.get': aProfile({ sight: 'all' }) });
  expect(await screen.findByRole('heading', { name: 'Robin Vos', level: 1 })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a candidate who does not exist is not found', async () => {
  const { user } = await openAsAdministrator(DETAIL, { 'candidate.get': notFound, 'candidate.open': notFound });
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'A report of a false name');
  await user.click(screen.getByRole('button', { name: 'Open profile' }));
  expect(await screen.findByText('404')).toBeVisible();
});
