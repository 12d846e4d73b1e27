import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { OwnFeedback } from '../../contract/schemas.ts';
import { anOwnFeedback, DUTY_ABILITIES, FEEDBACK_ID, HANDLING_REPLIES } from '../testing/feedback-builders.ts';
import { openFeedback } from '../testing/open-feedback.ts';

const LIST = href(feedbackRoutes.list);

const serverWith = (...items: readonly OwnFeedback[]): FakeReplies => ({ 'feedback.list-mine': { items, nextCursor: null } });
const open = (api: FakeReplies, as: TestPerson = 'candidate'): Promise<View> => openFeedback({ at: LIST, as, api });
const callsOf = ({ api }: View, id: string) => api.calls.filter((call) => call.id === id);

describe('the list of own feedback', () => {
  it.each<TestPerson>(['candidate', 'employer', 'admin', 'newcomer'])('is there for the user "%s", with one call', async (person) => {
    const view = await open(serverWith(anOwnFeedback()), person);
    expect(view.heading).toBe('Your feedback');
    expect(await screen.findByRole('link', { name: anOwnFeedback().excerpt })).toBeVisible();
    expect(callsOf(view, 'feedback.list-mine').map(({ query }) => query)).toEqual([{ limit: 20 }]);
  });

  it('shows each item with its kind, state, number and unread answer, and leads to it', async () => {
    await open(
      serverWith(
        anOwnFeedback({ excerpt: 'A map.', isUnread: true, answeredAt: '2026-11-03T10:00:00.000Z', state: 'in-progress' }),
        anOwnFeedback({ id: 'another', number: 'F-ZZZZZZ', kind: 'problem', excerpt: 'The search is slow.', state: 'closed' }),
      ),
    );
    const [first, second] = screen.getAllByRole('link', { name: /A map|slow/ }).map((link) => link.closest('tr') as HTMLElement);
    expect(first).toHaveTextContent('New answer');
    expect(first).toHaveTextContent('Idea');
    expect(first).toHaveTextContent('In progress');
    expect(within(first as HTMLElement).getByText('F-BCDFGH')).toHaveAttribute('dir', 'ltr');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/admin/feedbacks/form?id=${FEEDBACK_ID}`);
    expect(second).toHaveTextContent('Problem');
    expect(second).toHaveTextContent('Closed');
    expect(second).not.toHaveTextContent('New answer');
  });

  it('offers one action when it is empty', async () => {
    await open(serverWith());
    expect(await screen.findByText('You have not sent any feedback yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Give feedback' }).map((link) => link.getAttribute('href'))).toContain(
      '/admin/feedbacks/form',
    );
  });

  it('loads further pages', async () => {
    const pages: FakeReplies = {
      'feedback.list-mine': ({ query }: { query: { cursor?: string } }) =>
        query.cursor === undefined
          ? { items: [anOwnFeedback({ excerpt: 'The first.' })], nextCursor: 'next' }
          : { items: [anOwnFeedback({ id: 'second', excerpt: 'The second.' })], nextCursor: null },
    };
    const view = await open(pages);
    const more = screen.queryByRole('button', { name: 'Show more' });
    if (more !== null) await view.user.click(more);
    expect(await screen.findByRole('link', { name: 'The second.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The first.' })).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const view = await open({
      'feedback.list-mine': () => {
        if (isDown) throw refusal(429, 'too-many-requests', 'Wait a moment.');
        return { items: [anOwnFeedback()], nextCursor: null };
      },
    });
    await waitFor(() => expect(view.snackbar).not.toBe(''));
    isDown = false;
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: anOwnFeedback().excerpt })).toBeVisible();
  });
});

describe('the list for administrators with the duty', () => {
  const openWithDuty = (at: string): Promise<View> =>
    openFeedback({ at, as: 'admin', me: { abilities: DUTY_ABILITIES }, api: { ...serverWith(anOwnFeedback()), ...HANDLING_REPLIES } });

  it('has all feedback, so one’s own is not asked for', async () => {
    const view = await openWithDuty(LIST);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    expect(screen.queryByRole('heading', { name: 'Your feedback' })).toBeNull();
    expect(callsOf(view, 'feedback.list-mine')).toEqual([]);
  });

  it('has one’s own feedback on request, with the way back to all', async () => {
    const view = await openWithDuty(`${LIST}?mine=1`);
    expect(view.heading).toBe('Your feedback');
    expect(screen.getByRole('link', { name: 'All feedback' })).toHaveAttribute('href', LIST);
    expect(callsOf(view, 'feedback.list-mine')).toHaveLength(1);
  });
});

describe('the navigation', () => {
  const entries = () =>
    [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')).filter((to) => to?.includes('feedback'));

  it('leads signed-in users to their feedback', async () => {
    await open(serverWith());
    await waitFor(() => expect(entries()).toContain(LIST));
    expect(entries()).not.toContain('/submit-feedback');
    expect(entries()).not.toContain('/admin/feedbacks');
  });

  it('leads administrators with the duty also to what waits', async () => {
    await openFeedback({ at: `${LIST}?mine=1`, as: 'admin', me: { abilities: DUTY_ABILITIES }, api: serverWith() });
    await waitFor(() => expect(entries()).toEqual(expect.arrayContaining([LIST, '/admin/feedbacks'])));
  });

  it('leads other administrators only to their own feedback', async () => {
    await openFeedback({ at: LIST, as: 'admin', me: { abilities: ['feedback:list-own'] }, api: serverWith() });
    await waitFor(() => expect(entries()).toContain(LIST));
    expect(entries()).not.toContain('/admin/feedbacks');
  });
});
