import { endpoint } from '#core/contract/endpoint.ts';
import type { ApplicationNote, NoteEdit, NoteInput } from './note-schemas.ts';

/** The notes of the company about an application, oldest first; 404 for everybody but its members. */
export const listNotes = endpoint<{ params: { id: string }; reply: { items: ApplicationNote[] } }>({
  id: 'applications.list-notes',
  method: 'GET',
  path: '/applications/:id/notes',
  summary: 'The notes of your company about an applicant.',
});

/** 409 `applications.notes-full` for a further one after 200. */
export const addNote = endpoint<{ params: { id: string }; body: NoteInput; reply: ApplicationNote }>({
  id: 'applications.add-note',
  method: 'POST',
  path: '/applications/:id/notes',
  summary: 'Write a note about an applicant.',
});

/** Changes an own note, and keeps the earlier text. 409 `conflict` when the note has changed since that version. */
export const editNote = endpoint<{ params: { id: string }; body: NoteEdit; reply: ApplicationNote }>({
  id: 'applications.edit-note',
  method: 'PATCH',
  path: '/application-notes/:id',
  summary: 'Change your note about an applicant.',
});

/** Deletes an own note with its earlier texts. */
export const deleteNote = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'applications.delete-note',
  method: 'DELETE',
  path: '/application-notes/:id',
  summary: 'Delete your note about an applicant.',
});
