import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { FEEDBACK_ID, TEXT } from '../testing/feedback-builders.ts';
import { bodiesOf, openFeedback } from '../testing/open-feedback.ts';

const stored: StoredFile = {
  id: '018f0000-0000-7000-8000-0000000000f9',
  purpose: 'screenshot',
  name: 'screen.png',
  mediaType: 'image/webp',
  bytes: 2048,
  state: 'ready',
  createdAt: '2026-03-01T09:30:00.000Z',
};

const replies: FakeReplies = { 'core.upload-file': stored, 'feedback.give': { id: FEEDBACK_ID, number: 'F-BCDFGH' } };

const open = (as?: TestPerson, api: FakeReplies = {}): Promise<View> =>
  openFeedback({ at: href(feedbackRoutes.submit), api: { ...replies, ...api }, ...(as && { as }) });

const field = (): Promise<HTMLElement> => screen.findByRole('group', { name: 'Screenshot' });

async function choose(name = 'screen.png'): Promise<void> {
  const input = (await field()).querySelector('input');
  if (input === null) throw new Error('The field has no control for files.');
  fireEvent.change(input, { target: { files: [new File(['picture'], name)] } });
}

async function send({ user }: View): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'What would help?' }), TEXT);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

it.each<TestPerson>(['candidate', 'newcomer'])('sends the screenshot of the user "%s" with the message', async (person) => {
  const view = await open(person);
  await choose();
  expect(await screen.findByRole('button', { name: 'Remove screen.png' })).toBeVisible();
  await send(view);
  await screen.findByText('Message sent');
  expect(bodiesOf(view, 'feedback.give')).toMatchObject([{ screenshotId: stored.id }]);
  expect(view.api.calls.find(({ id }) => id === 'core.upload-file')?.query).toEqual({ purpose: 'screenshot' });
});

it('sends no screenshot that was removed', async () => {
  const view = await open('candidate');
  await choose();
  await view.user.click(await screen.findByRole('button', { name: 'Remove screen.png' }));
  await send(view);
  await screen.findByText('Message sent');
  expect(bodiesOf(view, 'feedback.give')[0]).not.toHaveProperty('screenshotId');
});

it('is not offered to visitors, nor is one sent that was chosen before they signed out', async () => {
  sessionStorage.setItem('trellis.draft.visitor.feedback', JSON.stringify({ screenshotId: stored.id }));
  const view = await open();
  await act(async () => undefined);
  expect(screen.queryByRole('group', { name: 'Screenshot' })).toBeNull();
  await send(view);
  await screen.findByText('Message sent');
  expect(bodiesOf(view, 'feedback.give')[0]).not.toHaveProperty('screenshotId');
});

it('keeps the screenshot when the page is opened again', async () => {
  const view = await open('candidate', { 'core.get-file': stored });
  await choose();
  await screen.findByRole('button', { name: 'Remove screen.png' });
  await view.open('/');
  await view.open(href(feedbackRoutes.submit));
  expect(await screen.findByRole('button', { name: 'Remove screen.png' })).toBeVisible();
});

it('says beside the field that the screenshot is gone', async () => {
  const view = await open('candidate', {
    'feedback.give': () => {
      throw refusal(422, 'invalid', 'Check your input.', [fileIssue('files.not-yours', {}, 'screenshotId')]);
    },
  });
  await choose();
  await send(view);
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('This file is no longer there. Choose it again.'));
});
