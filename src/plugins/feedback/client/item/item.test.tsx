import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { aFeedback, aReply, FEEDBACK_ID, TEXT } from '../testing/feedback-builders.ts';
import { bodiesOf, itemAddress, openFeedback, openItem } from '../testing/open-feedback.ts';

const messages = () => within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('listitem');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the page of an item', () => {
  it('shows the facts and the text, with one call', async () => {
    const view = await openItem(
      aFeedback({ kind: 'problem', rating: 4, page: '/jobs/one', editedAt: '2026-11-02T10:00:00.000Z', state: 'in-progress' }),
    );
    expect(view.heading).toMatch(/^Problem .*F-BCDFGH/);
    expect(screen.getByText('In progress')).toBeVisible();
    expect(screen.getByText('F-BCDFGH', { selector: 'bdi' })).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('4 of 5: Good')).toBeVisible();
    expect(screen.getByText('/jobs/one')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(/^Changed on Nov 2, 2026/)).toBeVisible();
    expect(messages().map((message) => within(message).getByText(TEXT))).toHaveLength(1);
    expect(view.api.calls.filter(({ id }) => id === 'feedback.get')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', '/admin/feedbacks/list');
  });

  it('loads earlier messages on demand, which are not new, and keeps them when an answer is sent', async () => {
    const [latest, before] = [
      ['c', 'd'],
      ['a', 'b'],
    ].map((ids) => ids.map((id) => aReply({ id, text: `Message ${id}` })));
    const sent = aReply({ id: 'e', from: 'sender', text: 'Message e' });
    const feedback = aFeedback({ replies: latest ?? [], earlier: 'cursor', state: 'in-progress' });
    const view = await openItem(feedback, {
      'feedback.list-replies': { items: before?.toReversed(), nextCursor: null },
      'feedback.reply': { ...feedback, replies: [...(latest?.slice(1) ?? []), sent], earlier: 'later' },
    });
    const shown = () =>
      messages()
        .flatMap((message) => within(message).queryAllByText(/^Message [a-z]$/))
        .map((text) => text.textContent);
    expect(shown()).toEqual(['Message c', 'Message d']);
    await view.user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Message a')).toBeVisible();
    expect(shown()).toEqual(['Message a', 'Message b', 'Message c', 'Message d']);
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await view.user.type(screen.getByRole('textbox'), 'Message e');
    await view.user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Message e', { selector: 'p' })).toBeVisible();
    expect(shown()).toEqual(['Message a', 'Message b', 'Message c', 'Message d', 'Message e']);
  });

  it('copies the number', async () => {
    const view = await openItem(aFeedback());
    await view.user.click(screen.getByRole('button', { name: 'Copy the number' }));
    expect(await navigator.clipboard.readText()).toBe('F-BCDFGH');
  });

  it('tells the sender’s messages from those of the team', async () => {
    await openItem(
      aFeedback({
        replies: [aReply(), aReply({ id: 'mine', from: 'sender', text: 'Thank you.' })],
        may: { edit: false, reply: true, reopens: false },
      }),
    );
    const [first, answer, mine] = messages();
    expect(first).toHaveTextContent(`You`);
    expect(answer).toHaveTextContent('Trellis team');
    expect(answer).toHaveTextContent('The map is there.');
    expect(mine).toHaveTextContent('You');
    expect(mine).toHaveTextContent('Thank you.');
  });

  it('keeps line breaks, shows markup as text, and makes no links', async () => {
    const text = '<b>Bold</b>\nhttps://example.org\n\n\n\n\n\n\nشكرًا';
    await openItem(aFeedback({ text }));
    const shown = screen.getByText(/Bold/);
    expect(shown.textContent).toBe('<b>Bold</b>\nhttps://example.org\n\n\nشكرًا');
    expect(shown).toHaveAttribute('dir', 'auto');
    expect(shown.querySelector('a, b')).toBeNull();
  });

  it('is the not-found page for an unknown id', async () => {
    await openItem(() => {
      throw refusal(404, 'not-found', 'This does not exist.');
    });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['429', refusal(429, 'too-many-requests', 'Too many requests.')],
    ['503', refusal(503, 'unavailable', 'The server is not ready.')],
  ])('offers a retry after %s', async (_, failure) => {
    let isDown = true;
    const view = await openItem(() => {
      if (isDown) throw failure;
      return aFeedback();
    });
    expect(await screen.findByText('The message did not load')).toBeVisible();
    expect(view.heading).toBe('Message');
    isDown = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(TEXT)).toBeVisible();
  });

  it('asks for the item of the address only', async () => {
    const view = await openItem(aFeedback());
    expect(view.api.calls.find(({ id }) => id === 'feedback.get')?.params).toEqual({ id: FEEDBACK_ID });
  });

  it('needs a sign-in', async () => {
    const view = await openFeedback({ at: itemAddress() });
    expect(view.address).toContain('/login');
  });
});

describe('unread answers', () => {
  const unread = aFeedback({
    isUnread: true,
    replies: [
      aReply({ text: 'An old answer.' }),
      aReply({ id: 'mine', from: 'sender', text: 'Really?' }),
      aReply({ id: 'answer-2', text: 'A new answer.' }),
    ],
  });

  it('are marked as new, and as read once', async () => {
    const view = await openItem(unread);
    expect(messages().map((message) => within(message).queryByText('New') !== null)).toEqual([false, false, false, true]);
    await waitFor(() => expect(bodiesOf(view, 'feedback.mark-read')).toHaveLength(1));
    expect(within(messages()[3] as HTMLElement).getByText('New')).toBeVisible();
  });

  it('stay unread without a message when the call fails', async () => {
    const view = await openItem(unread, {
      'feedback.mark-read': refusal(503, 'unavailable', 'The server is not ready.'),
    });
    await waitFor(() => expect(bodiesOf(view, 'feedback.mark-read')).toHaveLength(1));
    expect(view.snackbar).toBe('');
  });

  it('stay unread until the tab is visible', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const view = await openItem(unread);
    expect(bodiesOf(view, 'feedback.mark-read')).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(bodiesOf(view, 'feedback.mark-read')).toHaveLength(1));
  });

  it('are not asked about when all are read', async () => {
    const view = await openItem({ ...unread, isUnread: false });
    expect(screen.queryByText('New')).toBeNull();
    expect(bodiesOf(view, 'feedback.mark-read')).toEqual([]);
  });
});
