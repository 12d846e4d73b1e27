import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { type FilePurpose, filePurpose } from '#core/contract/files/file-purpose.ts';
import { idSchema, listSchema, z } from '#core/contract/schema.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { filePurposes, fileUses } from '#core/server/files/file-purposes.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';

/** Papers of candidates. Employers read those in use. */
export const paper: FilePurpose = filePurpose({
  id: 'paper',
  ownerKind: 'user',
  kinds: ['pdf', 'png'],
  maxBytes: 100_000,
  maxPages: 5,
  perOwner: 3,
  picture: { minWidth: 8, minHeight: 8, sizes: [{ name: 'whole', width: 512, height: 512, fit: 'inside' }] },
});

/** Crests of companies, which everybody sees. */
export const crest: FilePurpose = filePurpose({
  id: 'crest',
  ownerKind: 'company',
  kinds: ['png'],
  maxBytes: 100_000,
  perOwner: 1,
  picture: {
    minWidth: 8,
    minHeight: 8,
    sizes: [
      { name: '16', width: 16, height: 16, fit: 'cover' },
      { name: '32', width: 32, height: 32, fit: 'cover' },
    ],
  },
  isPublic: true,
});

/** The company whose members are all employers. */
export const GUILD = '01890a5d-ac96-774b-bcce-b302099a8001';

/** Makes the caller's file cabinet use exactly these papers. */
export const fileAway = endpoint<{ body: { fileIds: string[] }; reply: { count: number } }>({
  id: 'papers.file-away',
  method: 'PUT',
  path: '/paper-cabinet',
  summary: 'Files papers away.',
});

/** Makes the guild use exactly these crests. */
export const hangCrest = endpoint<{ body: { fileIds: string[] }; reply: { count: number } }>({
  id: 'papers.hang-crest',
  method: 'PUT',
  path: '/guild-crest',
  summary: 'Hangs the crest.',
});

const body = z.object({ fileIds: listSchema(idSchema, 50) });
const reply = z.object({ count: z.int() });

/** A plugin for tests of files. It has no table. */
export const papersServerPlugin = defineServerPlugin({
  id: 'papers',
  summary: 'Papers.',
  setup: (kernel) => ({
    contributes: [
      filePurposes.add('papers.paper', 10, {
        purpose: paper,
        mayKeep: async ({ role }) => role === 'candidate',
      }),
      filePurposes.add('papers.crest', 20, {
        purpose: crest,
        mayKeep: async ({ role }, { id }) => role === 'employer' && id === GUILD,
      }),
      fileUses.add('papers.cabinet', 10, { use: 'papers.cabinet', mayRead: async ({ role }) => role === 'employer' }),
    ],
    handlers: [
      handle(endpointContract(fileAway, { body, reply }), {
        policy: 'authenticated',
        run: async ({ actor, body: { fileIds } }) => {
          const owner = { kind: 'user', id: actor.userId } as const;
          const paths = fileIds.map((_, place) => `fileIds.${place}`);
          await inTransaction(kernel.db, (_own, transaction) =>
            kernel.files.useExactly(transaction, { owner, purpose: paper.id, use: 'papers.cabinet', useId: actor.userId, fileIds, paths }),
          );
          return { count: fileIds.length };
        },
      }),
      handle(endpointContract(hangCrest, { body, reply }), {
        policy: 'authenticated',
        run: async ({ body: { fileIds } }) => {
          const owner = { kind: 'company', id: GUILD } as const;
          await inTransaction(kernel.db, (_own, transaction) =>
            kernel.files.useExactly(transaction, { owner, purpose: crest.id, use: 'papers.crest', useId: GUILD, fileIds }),
          );
          return { count: fileIds.length };
        },
      }),
    ],
  }),
});
