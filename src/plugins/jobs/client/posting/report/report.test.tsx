import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '#core/client/http/api-error.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { aJob } from '../../testing/job-builders.ts';
import { bodiesOf } from '../../testing/managed-server.ts';
import { openPosting } from '../../testing/open-posting.ts';

const opened = async (reply?: unknown): Promise<View> => {
  const view = await openPosting(aJob(), { 'jobs.report': reply });
  await view.user.click(await screen.findByRole('button', { name: 'Report this job' }));
  return view;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'What is wrong with “Pump engineer”?' }));

it('sends a reason and a text, and confirms it in place', async () => {
  const view = await opened();
  const form = await dialog();
  expect(form.getAllByRole('radio')).toHaveLength(7);
  await view.user.click(form.getByRole('radio', { name: 'It asks for money or bank details' }));
  await view.user.type(form.getByRole('textbox', { name: /^What did you see/ }), 'Pay first.');
  await view.user.click(form.getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(bodiesOf(view, 'jobs.report')).toEqual([{ reason: 'scam-fee', detail: 'Pay first.', homepage: '' }]));
  expect(await screen.findByText('Thank you. Your report has arrived.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('needs a reason, and no text', async () => {
  const view = await opened();
  const form = await dialog();
  await view.user.click(form.getByRole('button', { name: 'Send the report' }));
  expect(await form.findByText('Choose a reason.')).toBeVisible();
  expect(bodiesOf(view, 'jobs.report')).toEqual([]);
  await view.user.click(form.getByRole('radio', { name: 'Something else' }));
  await view.user.click(form.getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(bodiesOf(view, 'jobs.report')).toEqual([{ reason: 'other', detail: '', homepage: '' }]));
});

it('keeps what was typed, and says when the next report is accepted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const many = { code: 'jobs.too-many-reports', message: 'You have sent too many reports within an hour. Wait, then try again.' };
  const view = await opened(() => Promise.reject(new ApiError(429, { ...many, retryAfter: 1830 })));
  const form = await dialog();
  await view.user.click(form.getByRole('radio', { name: 'Something else' }));
  await view.user.type(form.getByRole('textbox', { name: /^What did you see/ }), 'It is odd.');
  await view.user.click(form.getByRole('button', { name: 'Send the report' }));
  expect(await form.findByText('You have sent 5 reports within an hour.')).toBeVisible();
  expect(form.getByText('You can send the next one in 31 minutes.')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^What did you see/ })).toHaveValue('It is odd.');
});

it('says why another failure happened', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await opened(() => Promise.reject(refusal(404, 'not-found', 'This does not exist, or you do not have access to it.')));
  const form = await dialog();
  await view.user.click(form.getByRole('radio', { name: 'Something else' }));
  await view.user.click(form.getByRole('button', { name: 'Send the report' }));
  expect(await form.findByText('This does not exist, or you do not have access to it.')).toBeVisible();
});

it.each([
  ['manage', { manages: true, moderates: false }],
  ['review', { manages: false, moderates: true }],
])('is not offered to those who %s the posting', async (_, viewer) => {
  await openPosting(aJob({ viewer: { ...aJob().viewer, ...viewer } }), { 'jobs.list-reports': { items: [], count: 0 } });
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report this job' })).toBeNull();
});
