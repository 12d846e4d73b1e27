import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { defineErrors } from '#core/contract/errors.ts';
import { idParamsSchema, idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { can } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';

/** The reply of the sample plugin for a note. */
interface Note {
  readonly id: string;
  readonly text: string;
  readonly stars: number | null;
}

/** Reads one note; every caller may. */
export const readNote = endpoint<{ params: { id: string }; reply: Note }>({
  id: 'note.read',
  method: 'GET',
  path: '/notes/:id',
  summary: 'One note.',
});

/** Writes a note; only candidates may. */
export const writeNote = endpoint<{ query: { loud: boolean }; body: { text: string; stars?: number | undefined }; reply: Note }>({
  id: 'note.write',
  method: 'POST',
  path: '/notes',
  summary: 'Writes a <note>.',
});

/** Removes a note; every signed-in user may. */
export const removeNote = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'note.remove',
  method: 'DELETE',
  path: '/notes/:id',
  summary: 'Removes a note.',
});

const noteSchema = z.object({ id: idSchema, text: z.string().max(100), stars: z.number().nullable() });

const readContract = endpointContract(readNote, { params: idParamsSchema, reply: noteSchema });
const writeContract = endpointContract(
  writeNote,
  {
    query: z.object({ loud: z.stringbool().default(false) }),
    body: z.object({ text: lineSchema(2, 20), stars: z.number().int().min(1).max(5).optional() }),
    reply: noteSchema,
  },
  201,
);
const removeContract = endpointContract(removeNote, { params: idParamsSchema, reply: z.undefined() }, 204);

export const KNOWN_NOTE = '01890a5d-ac96-774b-bcce-b302099a8057';

/** A plugin for tests of the kernel: three calls without a table. A test can pass a function that makes the handler throw. */
export function noteServerPlugin(beforeRead: () => Promise<unknown> = async () => undefined) {
  return defineServerPlugin({
    id: 'note',
    summary: 'Notes.',
    errors: defineErrors({ 'note.locked': { status: 409, message: 'The note is locked.' } }),
    abilities: (actor, allow) => {
      if (actor.role === 'candidate') allow('create', 'note');
    },
    setup: () => ({
      handlers: [
        handle(readContract, {
          policy: 'public',
          run: async ({ params }) => {
            const extra = await beforeRead();
            if (params.id !== KNOWN_NOTE) throw new ApiFault('not-found');
            return Object.assign({ id: params.id, text: 'Hello', stars: null, secret: 'not for others' }, extra);
          },
        }),
        handle(writeContract, {
          policy: can('create', 'note'),
          run: async ({ body, query }) => ({
            id: KNOWN_NOTE,
            text: query.loud ? body.text.toUpperCase() : body.text,
            stars: body.stars ?? null,
          }),
        }),
        handle(removeContract, {
          policy: 'authenticated',
          refusals: ['note.locked'],
          run: async () => {
            throw new ApiFault('note.locked');
          },
        }),
      ],
    }),
  });
}
