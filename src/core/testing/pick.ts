import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a picker by the beginning of its name, as a user who types it. */
export async function pick(user: UserEvent, picker: HTMLElement, option: string): Promise<void> {
  await user.click(picker);
  await user.keyboard(option);
  const list = within(await screen.findByRole('listbox'));
  await user.click(await list.findByRole('option', { name: (name) => name.startsWith(option) }));
}
