import type { Actor } from '#core/contract/actor.ts';
import { kindOfType } from '#core/contract/files/file-kind.ts';
import { nameOfKind } from '#core/contract/files/name-of-kind.ts';
import { readFileContract, readPublicPictureContract } from '#core/contract/files/schemas.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { type FileAnswer, handleDownload } from '../http/files/handle-download.ts';
import type { Handler } from '../http/handler.ts';
import type { FileAccess } from './file-access.ts';
import type { FileLinks } from './file-links.ts';
import type { FilePurposeRules } from './file-purposes.ts';
import { type FileRow, mainKey, partKey } from './file-rows.ts';
import type { FileStorage } from './file-storage.ts';
import type { FileDatabase } from './file-tables.ts';
import type { FileGrant } from './file-token.ts';

interface DownloadDependencies {
  readonly db: FileDatabase;
  readonly access: Pick<FileAccess, 'readable'>;
  /** The user as an actor; `undefined` for one who left. */
  readonly actorOf: (userId: string) => Promise<Actor | undefined>;
  readonly links: FileLinks;
  readonly storage: FileStorage;
  readonly rulesOf: (purpose: string) => FilePurposeRules | undefined;
}

/** The open addresses of files: those of links, and those of public pictures. The server itself sends all content. */
export function fileDownloads({ db, access, actorOf, links, storage, rulesOf }: DownloadDependencies): readonly Handler[] {
  const rowOf = (id: string): Promise<FileRow | undefined> =>
    db.selectFrom('files').selectAll().where('id', '=', id).where('state', '=', 'ready').executeTakeFirst();
  return [
    handleDownload(readFileContract, {
      policy: 'public',
      run: async ({ actor, params }) => {
        const grant = links.read(params.token);
        // Browsers open the address without a token of the session. Where there is one, it must be the right one.
        if (grant === undefined || (actor !== null && actor.userId !== grant.userId)) throw new ApiFault('not-found');
        // Since the address was made, the reader or the owner may have been suspended, or the owner may have hidden the file.
        const reader = await actorOf(grant.userId);
        if (reader === undefined || reader.suspension !== undefined) throw new ApiFault('not-found');
        const { row } = await access.readable(reader, grant.fileId);
        if (row.state !== 'ready') throw new ApiFault('not-found');
        return { ...namedAnswer(row, grant), body: await storage.read(mainKey(row)), length: row.bytes, cache: 'never' };
      },
    }),
    handleDownload(readPublicPictureContract, {
      policy: 'public',
      run: async ({ params }) => {
        const part = params.size.replace(/\.webp$/, '');
        const row = await rowOf(params.id);
        if (row === undefined || !isPublic(row, rulesOf) || !row.parts.includes(part)) throw new ApiFault('not-found');
        return { body: await storage.read(partKey(row.storage_key, part)), tag: `${row.id} ${part}`, cache: 'always' };
      },
    }),
  ];
}

// The site does not host pictures for other pages, so a picture that no object uses is not served.
function isPublic({ purpose, unused_since }: FileRow, rulesOf: DownloadDependencies['rulesOf']): boolean {
  return rulesOf(purpose)?.purpose.isPublic === true && unused_since === null;
}

const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/webp']);

function namedAnswer({ name, media_type: type }: FileRow, { disposition }: FileGrant): Pick<FileAnswer, 'type' | 'name' | 'isShown'> {
  const kind = kindOfType(type);
  return { type, name: kind === undefined ? name : nameOfKind(name, kind), isShown: disposition === 'inline' && SHOWN.has(type) };
}
