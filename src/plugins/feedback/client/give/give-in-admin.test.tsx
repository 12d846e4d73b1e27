import { screen } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import type { TestPerson } from '#core/testing/test-people.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { aFeedback, anOwnFeedback, FEEDBACK_ID, TEXT } from '../testing/feedback-builders.ts';
import { bodiesOf, openFeedback } from '../testing/open-feedback.ts';

const FORM = href(feedbackRoutes.form);

function open(as: TestPerson): Promise<View> {
  return openFeedback({
    at: FORM,
    as,
    api: {
      'feedback.give': { id: FEEDBACK_ID, number: 'F-BCDFGH' },
      'feedback.get': aFeedback(),
      'feedback.list-mine': { items: [anOwnFeedback()], nextCursor: null },
    },
  });
}

/** Sets the previous page of the user. */
function comesFrom(path: string): void {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(location.origin + path);
}

describe('the feedback form for signed-in users', () => {
  it.each<TestPerson>(['candidate', 'employer', 'admin', 'newcomer'])(
    'sends the message of the user "%s", and opens it',
    async (person) => {
      const view = await open(person);
      expect(view.heading).toBe('Give feedback');
      await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), TEXT);
      await view.user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByRole('link', { name: 'See all your feedback' })).toHaveAttribute('href', '/admin/feedbacks/list');
      expect(bodiesOf(view, 'feedback.give')).toEqual([{ kind: 'idea', text: TEXT, language: 'en', homepage: '' }]);
      await view.user.click(screen.getByRole('link', { name: 'Open your message' }));
      expect(await screen.findByRole('heading', { level: 1, name: /^Idea .*F-BCDFGH/ })).toHaveFocus();
    },
  );

  it('is not about a page of the feedback itself', async () => {
    comesFrom(href(feedbackRoutes.list));
    await open('candidate');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is about another page from which the user came', async () => {
    comesFrom('/admin/account');
    await open('candidate');
    expect(screen.getByRole('checkbox', { name: 'It is about the page /admin/account' })).toBeChecked();
  });

  it('keeps the input when the page is opened again, also on the public page', async () => {
    const view = await open('candidate');
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), TEXT);
    await view.user.click(screen.getByRole('radio', { name: '5 Very good' }));
    await view.open('/submit-feedback');
    expect(await screen.findByRole('textbox', { name: 'What would help?' })).toHaveValue(TEXT);
    expect(screen.getByRole('radio', { name: '5 Very good' })).toBeChecked();
  });

  it('needs a sign-in', async () => {
    const view = await openFeedback({ at: FORM });
    expect(view.address).toContain('/login');
  });

  it('fetches the list of the user again after sending', async () => {
    const view = await open('candidate');
    await view.open(href(feedbackRoutes.list));
    await view.open(FORM);
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), TEXT);
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    await view.user.click(await screen.findByRole('link', { name: 'See all your feedback' }));
    expect(await screen.findByRole('link', { name: TEXT })).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'feedback.list-mine')).toHaveLength(2);
  });
});
