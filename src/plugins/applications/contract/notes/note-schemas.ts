import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, idSchema, instantSchema, type Shape, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { addNote, deleteNote, editNote, listNotes } from './note-endpoints.ts';

/** The most characters of a note. */
const MOST_NOTE = 5000;

/** The most notes about one application. */
export const MOST_NOTES = 200;

/** The most earlier texts of a note that are kept. */
export const MOST_EARLIER = 20;

export const applicationNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  author: z.object({ id: idSchema, name: z.string() }).nullable().describe('`null` when the account was deleted.'),
  createdAt: instantSchema,
  editedAt: instantSchema.nullable(),
  earlier: z
    .array(z.object({ text: z.string(), until: instantSchema }))
    .max(MOST_EARLIER)
    .describe('Its earlier texts, the latest first.'),
  version: z.int(),
});

/** A note of a company about an application. Candidates never read it. */
export type ApplicationNote = Shape<typeof applicationNoteSchema>;

export const noteInputSchema = z.object({ text: textSchema(1, MOST_NOTE) });

export type NoteInput = Shape<typeof noteInputSchema>;

export const noteEditSchema = noteInputSchema.extend({ version: versionSchema.min(1) });

/** An edit: the text, and the version that it was based on. */
export type NoteEdit = Shape<typeof noteEditSchema>;

export const listNotesContract = endpointContract(listNotes, {
  params: idParamsSchema,
  reply: z.object({ items: z.array(applicationNoteSchema).max(MOST_NOTES) }),
});

export const addNoteContract = endpointContract(
  addNote,
  { params: idParamsSchema, body: noteInputSchema, reply: applicationNoteSchema },
  201,
);

export const editNoteContract = endpointContract(editNote, {
  params: idParamsSchema,
  body: noteEditSchema,
  reply: applicationNoteSchema,
});

export const deleteNoteContract = endpointContract(deleteNote, { params: idParamsSchema, reply: z.undefined() }, 204);
