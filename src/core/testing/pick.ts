import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a picker by the beginning of its name, as a user who types it. */
export async function pick(user: UserEvent, picker: HTMLElement, option: string): Promise<void> {
  await user.click(picker);
  await user.keyboard(option);
  const box = await screen.findByRole('listbox');
  // The answer to what was typed would replace an option while it is pressed.
  await waitFor(() => expect(box).toHaveAttribute('aria-busy', 'false'));
  const list = within(box);
  await user.click(await list.findByRole('option', { name: (name) => name.startsWith(option) }));
}
