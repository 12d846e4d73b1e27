import type { UserEvent } from '@testing-library/user-event';

/** Chooses a file in the first field for files on the page, or in the one inside `within`. */
export async function chooseFile(user: UserEvent, name: string, within: ParentNode = document): Promise<void> {
  const input = within.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for files.');
  await user.upload(input, new File(['content'], name));
}
