import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { testPerson } from '#core/testing/test-people.ts';
import type { ApplicationNote } from '../../contract/notes/note-schemas.ts';
import { idOf } from '../testing/application-builders.ts';
import { amina, open, openAsAdmin, serverWith } from '../testing/open-applicant.tsx';

const AT = '2026-03-01T09:00:00.000Z';

function aNote(more: Partial<ApplicationNote> = {}): ApplicationNote {
  const author = { id: idOf(70), name: 'Bo Lind' };
  return { id: idOf(71), text: 'Called on Monday.', author, createdAt: AT, editedAt: null, earlier: [], version: 1, ...more };
}

const openWith = (api: FakeReplies): Promise<View> => open({ ...serverWith(amina), ...api });
const ME = { id: testPerson('employer').id, name: 'Me' };
const panel = async () => within(await screen.findByRole('region', { name: 'Notes' }));
const bodyOf = (view: View, id: string) => view.api.calls.find((call) => call.id === id)?.body;

it('members read the notes of each other, with earlier texts, and change only their own', async () => {
  const earlier = [{ text: 'Called on Sunday.', until: AT }];
  await openWith({ 'applications.list-notes': { items: [aNote({ earlier }), aNote({ id: idOf(72), author: null, text: 'Older.' })] } });
  const notes = await panel();
  const list = await notes.findByRole('list', { name: 'Notes' });
  const [first, second] = [...list.children];
  expect(first).toHaveTextContent(/Bo Lind.*Called on Monday\./);
  expect(within(first as HTMLElement).getByText('Edited')).toBeVisible();
  expect(first).toHaveTextContent('Called on Sunday.');
  expect(second).toHaveTextContent(/A deleted account.*Older\./);
  expect(notes.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(notes.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('a note is added, and what was typed stays after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAway = true;
  const view = await openWith({
    'applications.add-note': () => {
      if (isAway) throw refusal(503, 'unavailable', 'The server is away.');
      return aNote({ text: 'Speaks Norwegian.' });
    },
  });
  const notes = await panel();
  await view.user.click(await notes.findByRole('button', { name: 'Add note' }));
  expect(await notes.findByText('Write a note.')).toBeVisible();
  await view.user.type(notes.getByRole('textbox', { name: 'New note' }), 'Speaks Norwegian.');
  await view.user.click(notes.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(bodyOf(view, 'applications.add-note')).toEqual({ text: 'Speaks Norwegian.' }));
  expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('Speaks Norwegian.');
  isAway = false;
  await view.user.click(notes.getByRole('button', { name: 'Add note' }));
  expect(await notes.findByRole('listitem')).toHaveTextContent('Speaks Norwegian.');
  expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('');
});

it('an own note that was changed meanwhile is shown with both texts, and replaced on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let stored = aNote({ author: ME });
  const view = await openWith({
    'applications.list-notes': () => ({ items: [stored] }),
    'applications.edit-note': ({ body }: { body: { text: string; version: number } }) => {
      if (body.version !== stored.version) throw refusal(409, 'conflict', 'This was changed in the meantime.');
      stored = { ...stored, text: body.text, version: stored.version + 1 };
      return stored;
    },
  });
  const notes = await panel();
  await view.user.click(await notes.findByRole('button', { name: 'Change' }));
  stored = { ...stored, text: 'Changed elsewhere.', version: 2 };
  const field = notes.getByRole('textbox', { name: 'Change the note' });
  await view.user.clear(field);
  await view.user.type(field, 'My text.');
  await view.user.click(notes.getByRole('button', { name: 'Save note' }));
  expect(await notes.findByText('Changed elsewhere.')).toBeVisible();
  expect(field).toHaveValue('My text.');
  await view.user.click(notes.getByRole('button', { name: 'Replace it with mine' }));
  await view.user.click(notes.getByRole('button', { name: 'Save note' }));
  expect(await notes.findByText('My text.')).toBeVisible();
  expect(stored).toMatchObject({ text: 'My text.', version: 3 });
});

it('an own note is deleted after a question', async () => {
  const items = [aNote({ author: ME })];
  const view = await openWith({ 'applications.list-notes': { items }, 'applications.delete-note': undefined });
  const notes = await panel();
  await view.user.click(await notes.findByRole('button', { name: 'Delete' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notes.queryByText('Called on Monday.')).toBeNull());
});

it('administrators read no notes', async () => {
  const view = await openAsAdmin(amina);
  expect(await screen.findByRole('list', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull();
  expect(view.api.calls.map(({ id }) => id)).not.toContain('applications.list-notes');
});
