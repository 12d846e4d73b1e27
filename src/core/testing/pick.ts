import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a picker by its name, as a user who types it. */
export async function pick(user: UserEvent, picker: HTMLElement, option: string): Promise<void> {
  await user.click(picker);
  await user.type(picker, option);
  await user.click(await screen.findByRole('option', { name: option }));
}
