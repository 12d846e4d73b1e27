import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { addNoteContract, deleteNoteContract, editNoteContract, listNotesContract } from '../../contract/notes/note-schemas.ts';
import type { ApplicationNotes } from './application-notes.ts';

/** The calls of the members of a company. Nobody else, also no administrator, reads their notes. */
export function noteHandlers(notes: ApplicationNotes): readonly Handler[] {
  const write = can('write', 'application-note');
  return [
    handle(listNotesContract, {
      policy: write,
      whileViewing: false,
      run: async ({ actor, params }) => ({ items: await notes.list(actor, params.id) }),
    }),
    handle(addNoteContract, {
      policy: write,
      refusals: ['applications.notes-full'],
      run: ({ actor, params, body }) => notes.add(actor, params.id, body.text),
    }),
    handle(editNoteContract, {
      policy: write,
      run: ({ actor, params, body }) => notes.edit(actor, params.id, body),
    }),
    handle(deleteNoteContract, {
      policy: write,
      run: async ({ actor, params }) => void (await notes.delete(actor, params.id)),
    }),
  ];
}
