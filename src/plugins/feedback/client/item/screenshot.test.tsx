import { fireEvent, screen, within } from '@testing-library/react';
import { pictureAddress } from '#core/testing/fake-pictures.ts';
import type { FeedbackScreenshot } from '../../contract/schemas.ts';
import { aFeedback, aHandling } from '../testing/feedback-builders.ts';
import { openItem, openItemOfTeam } from '../testing/open-feedback.ts';

const FILE = '018f0000-0000-7000-8000-000000000002';

const ready: FeedbackScreenshot = { fileId: FILE, state: 'ready', width: 1280, height: 720 };

it('shows the screenshot to its sender, and opens it larger', async () => {
  const { user } = await openItem(aFeedback({ screenshot: ready }));
  await user.click(await screen.findByRole('button', { name: 'Open the screenshot' }));
  const large = within(screen.getByRole('dialog', { name: 'Screenshot' }));
  expect(large.getByRole('img', { name: 'Screenshot' })).toHaveAttribute('src', pictureAddress(FILE));
  await user.click(large.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the screenshot to administrators with the duty', async () => {
  await openItemOfTeam(aFeedback({ screenshot: ready, handling: aHandling() }));
  expect(await screen.findByRole('img', { name: 'Open the screenshot' })).toHaveAttribute('src', pictureAddress(FILE));
});

it.each([
  ['pending', 'The screenshot is shown when it has been checked for viruses.'],
  ['infected', 'A virus was found in the screenshot. It was deleted.'],
] as const)('says why a screenshot that is %s is not shown', async (state, sentence) => {
  await openItem(aFeedback({ screenshot: { fileId: FILE, state } }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('img', { name: /screenshot/i })).toBeNull();
});

it('says that the screenshot did not load', async () => {
  await openItem(aFeedback({ screenshot: ready }));
  fireEvent.error(await screen.findByRole('img', { name: 'Open the screenshot' }));
  expect(screen.getByText('The screenshot did not load. Reload the page to see it.')).toBeVisible();
});

it('shows no picture with a message without one', async () => {
  await openItem(aFeedback());
  expect(await screen.findByRole('heading', { name: 'Conversation' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the screenshot' })).toBeNull();
});
