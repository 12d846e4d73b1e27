import { screen, waitFor } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { aFeedback, aReply } from '../testing/feedback-builders.ts';
import { bodiesOf, itemAddress, openItem } from '../testing/open-feedback.ts';

const CLOSED = aFeedback({ state: 'closed', may: { edit: false, reply: false, reopens: false } });
/** Feedback that the team has answered. */
const ANSWERED = aFeedback({ state: 'in-progress', replies: [aReply()], may: { edit: false, reply: true, reopens: false } });

const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const answered = (text: string): FeedbackDetail => ({
  ...ANSWERED,
  version: 2,
  replies: [aReply(), aReply({ id: 'mine', from: 'sender', text })],
});

/** A server that stores answers. */
const stores = { 'feedback.reply': ({ body }: { body: { text: string } }) => answered(body.text) };

const send = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Send the answer' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the reply box of a sender', () => {
  it('sends an answer, shows it and is empty again', async () => {
    const view = await openItem(ANSWERED, stores);
    await view.user.type(field(), 'One more thing.');
    await send(view);
    expect(await screen.findByText('One more thing.', { selector: 'p' })).toBeVisible();
    expect(bodiesOf(view, 'feedback.reply')).toEqual([{ text: 'One more thing.' }]);
    expect(view.snackbar).toBe('Answer sent');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(sessionStorage.getItem(Object.keys(sessionStorage).find((name) => name.includes('feedback-reply')) ?? '')).toBeNull();
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('sends with %s, once', async (keys) => {
    const view = await openItem(ANSWERED, stores);
    await view.user.type(field(), 'One more thing.');
    await view.user.keyboard(`${keys}${keys}`);
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(bodiesOf(view, 'feedback.reply')).toEqual([{ text: 'One more thing.' }]);
  });

  it('adds to feedback that the team has not answered yet', async () => {
    const view = await openItem(aFeedback(), stores);
    await view.user.type(screen.getByRole('textbox', { name: 'Add to your message' }), 'One more thing.');
    await view.user.click(screen.getByRole('button', { name: 'Add it' }));
    expect(await screen.findByText('One more thing.', { selector: 'p' })).toBeVisible();
    expect(view.snackbar).toBe('Added');
  });

  it('gives way to a note when the conversation is full, which keeps what was typed and offers new feedback', async () => {
    const full = { ...ANSWERED, isFull: true, may: { edit: false, reply: false, reopens: false } };
    let latest = ANSWERED;
    const view = await openItem(() => latest, {
      'feedback.reply': () => {
        latest = full;
        throw refusal(409, 'feedback.full', 'This conversation has 200 messages, the most it can have. Send new feedback instead.');
      },
    });
    await view.user.type(field(), 'One more thing.');
    await send(view);
    expect(await screen.findByText('This conversation is full')).toBeVisible();
    expect(screen.getByText(/^It has 200 messages.* Send new feedback to go on, and name F-BCDFGH in it\.$/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'What you typed before it was closed' })).toHaveTextContent('One more thing.');
    expect(screen.getByRole('link', { name: 'Give new feedback' })).toHaveAttribute('href', '/admin/feedbacks/form');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offers no internal notes', async () => {
    await openItem(ANSWERED);
    expect(screen.queryByRole('radio', { name: /note/ })).toBeNull();
  });

  it('sends nothing when it is empty', async () => {
    const view = await openItem(ANSWERED, stores);
    await send(view);
    expect(await screen.findByText('Write your message.')).toBeVisible();
    expect(bodiesOf(view, 'feedback.reply')).toEqual([]);
  });

  it('counts the characters, and refuses too many', async () => {
    const view = await openItem(ANSWERED, stores);
    await view.user.click(field());
    await view.user.paste('w'.repeat(4001));
    expect(screen.getByText(/4,001.*4,000/)).toBeVisible();
    await send(view);
    expect(await screen.findByText(/at most 4,000 characters/)).toBeVisible();
    expect(bodiesOf(view, 'feedback.reply')).toEqual([]);
  });

  it('keeps the input when the page is opened again', async () => {
    const view = await openItem(ANSWERED);
    await view.user.type(field(), 'Half a thou');
    await view.open('/');
    await view.open(itemAddress());
    await waitFor(() => expect(field()).toHaveValue('Half a thou'));
  });

  it.each([
    ['too many requests', refusal(429, 'too-many-requests', 'Too many requests.')],
    ['an outage', refusal(503, 'unavailable', 'The server is not ready.')],
  ])('keeps the input after %s', async (_, failure) => {
    const view = await openItem(ANSWERED, {
      'feedback.reply': () => {
        throw failure;
      },
    });
    await view.user.type(field(), 'One more thing.');
    await send(view);
    await waitFor(() => expect(view.snackbar).not.toBe(''));
    expect(screen.getByText('What you typed is kept here. Try again.')).toBeVisible();
    expect(field()).toHaveValue('One more thing.');
  });

  it('says that an answer opens resolved feedback again', async () => {
    await openItem({ ...ANSWERED, state: 'resolved', may: { edit: false, reply: true, reopens: true } });
    expect(screen.getByText('Your answer opens this message again.')).toBeVisible();
  });
});

it('closed feedback offers new feedback instead of a reply box', async () => {
  await openItem(CLOSED);
  expect(screen.getByText('This conversation is closed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give new feedback' })).toHaveAttribute('href', '/admin/feedbacks/form');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('What you typed before it was closed')).toBeNull();
});

it('closed feedback shows what the sender typed when it was closed in the meantime', async () => {
  let now = ANSWERED;
  const view = await openItem(() => now, {
    'feedback.reply': () => {
      now = CLOSED;
      throw refusal(409, 'feedback.closed', 'This conversation is closed. Send new feedback instead.');
    },
  });
  await view.user.type(field(), 'One more thing.');
  await send(view);
  expect(await screen.findByText('What you typed before it was closed')).toBeVisible();
  expect(screen.getByText('One more thing.')).toBeVisible();
  expect(view.snackbar).toBe('This conversation is closed. Send new feedback instead.');
});
