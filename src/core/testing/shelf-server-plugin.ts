import { readFile } from 'node:fs/promises';
import { downloadContract, downloadEndpoint, uploadContract, uploadEndpoint } from '#core/contract/file-endpoint.ts';
import { idParamsSchema, z } from '#core/contract/schema.ts';
import { can } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type FileAnswer, handleDownload, type OtherPage } from '#core/server/http/files/handle-download.ts';
import { handleUpload } from '#core/server/http/files/handle-upload.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';

/** The sample plugin's reply to an uploaded file. */
export interface Shelved {
  readonly name: string;
  readonly bytes: number;
  /** The first characters of the file. */
  readonly start: string;
}

/** Uploads a file to the shelf; only candidates may. */
export const putOnShelf = uploadEndpoint<{ params: { id: string }; query: { loud: 'yes' | 'no' }; reply: Shelved }>({
  id: 'shelf.put',
  method: 'POST',
  path: '/shelves/:id/files',
  summary: 'Puts a file on the shelf.',
  maxBytes: 100_000,
  maxSeconds: 30,
});

/** The same upload with a time limit of one second, which a stalled sender exceeds. */
export const putInHaste = uploadEndpoint<{ reply: Shelved }>({
  id: 'shelf.put-in-haste',
  method: 'PUT',
  path: '/shelf-in-haste',
  summary: 'Puts a file on the shelf within a second.',
  maxBytes: 100_000,
  maxSeconds: 1,
});

/** Downloads a file from the shelf; every signed-in user may. */
export const takeFromShelf = downloadEndpoint<{ params: { id: string } }>({
  id: 'shelf.take',
  path: '/shelves/:id/file',
  summary: 'A file of the shelf.',
});

/** The list of the shelf's files, for all callers, outside the API. */
export const shelfList = downloadEndpoint<Record<never, never>>({
  id: 'shelf.list',
  path: '/shelves.txt',
  summary: 'What is on the shelf.',
  isOpen: true,
});

const shelvedSchema = z.object({ name: z.string(), bytes: z.number(), start: z.string() });

export const KNOWN_SHELF = '01890a5d-ac96-774b-bcce-b302099a8057';

const LISTED = async (): Promise<FileAnswer> => ({ body: 'one\ntwo\n' });

interface ShelfAnswers {
  readonly take?: () => Promise<FileAnswer>;
  readonly list?: (asksForPage: boolean) => Promise<FileAnswer | OtherPage>;
  readonly put?: (path: string) => Promise<void>;
}

/** A plugin for tests of uploads and downloads. It needs no table. */
export function shelfServerPlugin({ take = LISTED, list = LISTED, put = async () => undefined }: ShelfAnswers = {}) {
  const shelved = async ({ name, bytes, path }: { name: string; bytes: number; path: string }): Promise<Shelved> => {
    await put(path);
    return { name, bytes, start: (await readFile(path, 'latin1')).slice(0, 20) };
  };
  return defineServerPlugin({
    id: 'shelf',
    summary: 'A shelf.',
    abilities: (actor, allow) => {
      if (actor.role === 'candidate') allow('create', 'shelf-file');
    },
    setup: () => ({
      handlers: [
        handleUpload(
          uploadContract(putOnShelf, {
            params: idParamsSchema,
            query: z.object({ loud: z.enum(['yes', 'no']).default('no') }),
            reply: shelvedSchema,
          }),
          {
            policy: can('create', 'shelf-file'),
            run: async ({ file, params, query }) => {
              if (params.id !== KNOWN_SHELF) throw new ApiFault('not-found');
              const answer = await shelved(file);
              return query.loud === 'yes' ? { ...answer, name: answer.name.toUpperCase() } : answer;
            },
          },
        ),
        handleUpload(uploadContract(putInHaste, { reply: shelvedSchema }, 200), {
          policy: can('create', 'shelf-file'),
          run: ({ file }) => shelved(file),
        }),
        handleDownload(
          downloadContract(takeFromShelf, { params: idParamsSchema }, { types: ['text/csv; charset=utf-8', 'image/png'], hasRanges: true }),
          {
            policy: 'authenticated',
            run: async ({ params }) => {
              if (params.id !== KNOWN_SHELF) throw new ApiFault('not-found');
              return { type: 'text/csv; charset=utf-8', ...(await take()) };
            },
          },
        ),
        handleDownload(downloadContract(shelfList, {}, { types: ['text/plain; charset=utf-8'], isForOtherSites: true }), {
          policy: 'public',
          run: ({ asksForPage }) => list(asksForPage),
        }),
      ],
    }),
  });
}
