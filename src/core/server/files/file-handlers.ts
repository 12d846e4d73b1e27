import {
  deleteFileContract,
  getFileContract,
  linkFileContract,
  linkPicturesContract,
  uploadFileContract,
} from '#core/contract/files/schemas.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { handleUpload } from '../http/files/handle-upload.ts';
import { type Handler, handle } from '../http/handler.ts';
import type { FileAccess, ReadableFile } from './file-access.ts';
import { fileRead, readingOf } from './file-actions.ts';
import type { FileLinks } from './file-links.ts';
import type { FileRemoval } from './file-removal.ts';
import { storedFile } from './file-rows.ts';
import type { FileDatabase } from './file-tables.ts';
import type { FileUploads } from './file-uploads.ts';
import type { PictureLinks } from './picture-links.ts';

interface HandlerDependencies {
  readonly db: FileDatabase;
  readonly uploads: FileUploads;
  readonly access: FileAccess;
  readonly links: FileLinks;
  readonly pictures: PictureLinks;
  readonly removal: FileRemoval;
}

// A person who fills in a profile sends some ten files; a program that fills the disk sends more.
const UPLOAD_LIMIT = { max: 100, windowMinutes: 60 };

// A page that is open asks 80 times in an hour. Each picture costs a decision about its reader.
const PICTURES_LIMIT = { max: 1000, windowMinutes: 60 };

/** The calls for the files of the caller, and for links to files that the caller may read. */
export function fileHandlers({ db, uploads, access, links, pictures, removal }: HandlerDependencies): readonly Handler[] {
  return [
    handleUpload(uploadFileContract, {
      policy: 'authenticated',
      limit: UPLOAD_LIMIT,
      refusals: ['forbidden', 'not-found', 'files-busy'],
      begin: ({ actor, query, file }) => uploads.begin(actor, query, file),
      run: ({ actor, query, file }) => uploads.keep(actor, query, file),
    }),
    handle(getFileContract, {
      policy: 'authenticated',
      run: async ({ actor, params }) => storedFile(await access.kept(actor, params.id)),
    }),
    handle(deleteFileContract, {
      policy: 'authenticated',
      refusals: ['file-in-use'],
      run: async ({ actor, params }) => {
        const { id } = await access.kept(actor, params.id);
        await deleteUnused(db, removal, id);
        return undefined;
      },
    }),
    handle(linkFileContract, {
      policy: 'authenticated',
      refusals: ['file-pending'],
      run: async ({ actor, params, body, audit }) => {
        const { row, isKeeper } = await access.readable(actor, params.id);
        demandContent(row);
        const { disposition } = body;
        if (!isKeeper) await inTransaction(db, (_own, transaction) => audit(transaction, fileRead, readingOf(row, disposition)));
        return links.make({ fileId: row.id, userId: actor.userId, disposition });
      },
    }),
    handle(linkPicturesContract, {
      policy: 'authenticated',
      limit: PICTURES_LIMIT,
      run: async ({ actor, body, audit }) => ({ items: await pictures.of(actor, body.ids, audit) }),
    }),
  ];
}

/** @throws ApiFault file-pending for a file that the scanner has not seen, not-found for one whose content was deleted */
function demandContent({ state }: ReadableFile['row']): void {
  if (state === 'pending') throw new ApiFault('file-pending');
  if (state === 'infected') throw new ApiFault('not-found');
}

async function deleteUnused(db: FileDatabase, removal: FileRemoval, id: string): Promise<void> {
  await inTransaction(db, async (own, transaction) => {
    // With the lock no object begins to use the file meanwhile.
    const row = await own
      .selectFrom('files')
      .select(['id', 'storage_key', 'parts', 'unused_since'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    if (row.unused_since === null) throw new ApiFault('file-in-use');
    await removal.deleteRows(transaction, [row]);
  });
}
