import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import type { FileState } from '#core/contract/files/stored-file.ts';
import type { FileUse } from '#core/server/files/file-purposes.ts';
import type { FileTables } from '#core/server/files/file-tables.ts';
import { paper } from './papers-server-plugin.ts';
import type { TestServer } from './server-kit.ts';
import { pdfOf } from './test-pdf.ts';

/** Options of a kept file. */
interface KeptFileOptions {
  /** By default `paper`. */
  readonly purpose?: string;
  /** The object that uses the file; none by default. */
  readonly usedBy?: FileUse;
  /** By default that of a PDF. The content stays a PDF. */
  readonly mediaType?: string;
  readonly state?: FileState;
}

/** Puts a PDF into the storage and the table, as an upload does, for any owner and purpose. Returns its id. */
export async function keptFile(
  { db, dataDir }: Pick<TestServer, 'db' | 'dataDir'>,
  owner: FileOwner,
  { purpose = paper.id, usedBy, mediaType = 'application/pdf', state = 'ready' }: KeptFileOptions = {},
): Promise<string> {
  const id = uuidv7();
  const content = pdfOf();
  const key = randomBytes(24).toString('hex');
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await writeFile(join(dataDir, 'files', key), content);
  const tables = db.$extendTables<FileTables>();
  const row = {
    id,
    owner_kind: owner.kind,
    owner_id: owner.id,
    purpose,
    name: 'paper.pdf',
    media_type: mediaType,
    bytes: content.length,
    stored_bytes: content.length,
    sha256: Buffer.alloc(32),
    storage_key: key,
    parts: [''],
    state,
    details: '{}',
    uploaded_by: null,
    created_at: new Date(),
    unused_since: usedBy === undefined ? new Date() : null,
  } as const;
  await tables
    .insertInto('files')
    .values({ ...row, parts: [...row.parts] })
    .execute();
  if (usedBy !== undefined) await tables.insertInto('file_uses').values({ file_id: id, use: usedBy.use, use_id: usedBy.useId }).execute();
  return id;
}
