import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { aFeedback, aHandling, aReply } from '../testing/feedback-builders.ts';
import { bodiesOf, openItemOfTeam } from '../testing/open-feedback.ts';

const NOT_MINE = { edit: false, reply: true, reopens: false };
const ME = { id: '018f0000-0000-7000-8000-000000000001', name: 'Demo admin', email: 'admin@demo.test' };
const VISITOR = aHandling({ sender: null, email: 'ann+jobs@example.org' });

const messages = () => within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('listitem');
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function write({ user }: View, name: string, text: string): Promise<void> {
  await user.click(field(name));
  await user.paste(text);
}

describe('an item for administrators with the duty', () => {
  it('shows names, and marks internal notes by a word', async () => {
    const view = await openItemOfTeam(
      aFeedback({
        may: NOT_MINE,
        isUnread: true,
        handling: aHandling(),
        replies: [
          aReply({ author: 'Ada Admin' }),
          aReply({ id: 'note', isInternal: true, author: 'Bea Admin', text: 'Ask the map team.' }),
          aReply({ id: 'gone', author: null }),
        ],
      }),
    );
    const [first, answer, note, ofDeleted] = messages();
    expect(first).toHaveTextContent('Ann Sender');
    expect(answer).toHaveTextContent('Ada Admin');
    expect(answer).not.toHaveTextContent('Internal note');
    expect(note).toHaveTextContent('Bea AdminInternal note');
    expect(ofDeleted).toHaveTextContent('Trellis team');
    expect(messages().flatMap((message) => within(message).queryAllByText('New'))).toEqual([]);
    expect(bodiesOf(view, 'feedback.mark-read')).toEqual([]);
    expect(screen.getByText('State for the sender')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All feedback' })).toHaveAttribute('href', '/admin/feedbacks/list');
  });

  it('sends an answer or saves a note, and the button says which', async () => {
    const noted = aFeedback({
      may: NOT_MINE,
      handling: aHandling(),
      replies: [aReply({ isInternal: true, author: 'Demo admin', text: 'A note.' })],
    });
    const view = await openItemOfTeam(aFeedback({ may: NOT_MINE, handling: aHandling() }), { 'feedback.reply': noted });
    expect(screen.getByRole('radio', { name: 'An answer to the sender' })).toBeChecked();
    expect(button('Send the answer')).toBeVisible();
    await view.user.click(screen.getByRole('radio', { name: /^An internal note/ }));
    await write(view, 'Your note', 'A note.');
    await view.user.click(button('Save the note'));
    expect(await screen.findByText('A note.', { selector: 'p' })).toBeVisible();
    expect(bodiesOf(view, 'feedback.reply')).toEqual([{ text: 'A note.', isInternal: true }]);
    expect(view.snackbar).toBe('Note saved');
    // The next text is a note too, until the user chooses otherwise.
    expect(field('Your note')).toHaveValue('');
  });

  it('treats an administrator’s own feedback as theirs', async () => {
    const view = await openItemOfTeam(
      aFeedback({ isUnread: true, replies: [aReply({ author: 'Ada Admin' })], handling: aHandling({ sender: ME }) }),
      { 'feedback.mark-read': undefined },
    );
    const [first, answer] = messages();
    expect(first).toHaveTextContent('You');
    expect(within(first as HTMLElement).getByRole('button', { name: 'Change' })).toBeVisible();
    expect(answer).toHaveTextContent('New');
    await waitFor(() => expect(bodiesOf(view, 'feedback.mark-read')).toHaveLength(1));
  });

  it.each([
    ['resolved', aHandling({ state: 'resolved' }), /^This message is not open any more/],
    ['of a visitor without an address', aHandling({ sender: null }), /^The sender has no account and left no address/],
  ])('takes only notes for feedback that is %s, and says why', async (_, handling, reason) => {
    const view = await openItemOfTeam(aFeedback({ may: { ...NOT_MINE, reply: false }, handling }), {
      'feedback.reply': aFeedback({ handling }),
    });
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'An answer to the sender' })).toBeNull();
    await write(view, 'Your note', 'A note.');
    await view.user.click(button('Save the note'));
    await waitFor(() => expect(bodiesOf(view, 'feedback.reply')).toEqual([{ text: 'A note.', isInternal: true }]));
  });
});

describe('an answer to a visitor with an address', () => {
  const open = (): Promise<View> => {
    const feedback = aFeedback({ may: NOT_MINE, handling: VISITOR });
    return openItemOfTeam(feedback, { 'feedback.reply': { ...feedback, replies: [aReply({ author: 'Demo admin' })] } });
  };

  it('says that it goes out by email', async () => {
    const view = await open();
    await write(view, 'Your answer', 'Good idea & done.\nThank you.');
    await view.user.click(button('Send by email'));
    expect(await screen.findByText('Answer sent by email')).toBeVisible();
    expect(bodiesOf(view, 'feedback.reply')).toEqual([{ text: 'Good idea & done.\nThank you.' }]);
  });

  it('is not offered where the site sends no mail', async () => {
    await openItemOfTeam(aFeedback({ may: { ...NOT_MINE, reply: false }, handling: VISITOR }));
    expect(screen.getByText(/^This site sends no mail/)).toBeVisible();
    expect(button('Save the note')).toBeVisible();
  });
});
