import { screen, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { FEEDBACK_ID, TEXT } from '../testing/feedback-builders.ts';
import { bodiesOf, openFeedback } from '../testing/open-feedback.ts';

const open = (): Promise<View> =>
  openFeedback({ at: '/submit-feedback', api: { 'feedback.give': { id: FEEDBACK_ID, number: 'F-BCDFGH' } } });

const rating = () => screen.getByRole('group', { name: /^How do you like Trellis\?/ });
const radio = (name: string) => within(rating()).getByRole('radio', { name });

async function send({ user }: View): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'What would help?' }), TEXT);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent');
}

it('the rating is optional', async () => {
  const view = await open();
  expect(rating()).toHaveAccessibleName('How do you like Trellis? optional');
  expect(within(rating()).getAllByRole('radio')).toHaveLength(5);
  expect(within(rating()).queryByRole('radio', { checked: true })).toBeNull();
  await send(view);
  expect(bodiesOf(view, 'feedback.give')[0]).not.toHaveProperty('rating');
});

it('the rating is sent as a number', async () => {
  const view = await open();
  await view.user.click(radio('4 Good'));
  await send(view);
  expect(bodiesOf(view, 'feedback.give')[0]).toHaveProperty('rating', 4);
});

it('the rating is chosen with the keyboard, and can be cleared again', async () => {
  const view = await open();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  radio('1 Very bad').focus();
  await view.user.keyboard('{ArrowRight}');
  expect(radio('2 Bad')).toBeChecked();
  await view.user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(radio('2 Bad')).not.toBeChecked();
  expect(radio('1 Very bad')).toHaveFocus();
  await send(view);
  expect(bodiesOf(view, 'feedback.give')[0]).not.toHaveProperty('rating');
});
