import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { useBlurAfterPress } from './use-blur-after-press.ts';

const events: string[] = [];

function Field(): JSX.Element {
  const onBlur = useBlurAfterPress(() => events.push('left'));
  return (
    <>
      <input aria-label="Title" onBlur={onBlur} />
      <button type="button" onClick={() => events.push('clicked')}>
        Continue
      </button>
    </>
  );
}

beforeEach(() => {
  events.length = 0;
  render(<Field />);
});

it('A click outside the field reaches its target before the action', async () => {
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(events).toEqual(['clicked', 'left']));
});

it('The action runs at once when the keyboard leaves the field', async () => {
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.tab();
  expect(events).toEqual(['left']);
});
