import type { Selectable } from 'kysely';
import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { FilesTable } from './file-tables.ts';

export type FileRow = Selectable<FilesTable>;

/** A file that is completely stored. */
export type StoredRow = FileRow & { readonly state: StoredFile['state'] };

/** Whether all content of the file is in the storage. Other files are invisible to everybody. */
export function isStored(row: FileRow | undefined): row is StoredRow {
  return row !== undefined && row.state !== 'storing';
}

/** The file as the API returns it. */
export function storedFile(row: StoredRow): StoredFile {
  const { id, purpose, name, media_type: mediaType, bytes, state, details, created_at } = row;
  return { id, purpose, name, mediaType, bytes, state, ...details, createdAt: created_at.toISOString() };
}

/** Whom the file belongs to. */
export function ownerOf(row: FileRow): FileOwner {
  return { kind: row.owner_kind, id: row.owner_id };
}

/** The key of a part in the storage. */
export function partKey(storageKey: string, part: string): string {
  return part === '' ? storageKey : `${storageKey}-${part}`;
}

/** The keys of all parts of a file. */
export function keysOf({ storage_key, parts }: Pick<FileRow, 'storage_key' | 'parts'>): string[] {
  return parts.map((part) => partKey(storage_key, part));
}

/** The key of the largest part. */
export function mainKey(row: Pick<FileRow, 'storage_key' | 'parts'>): string {
  return partKey(row.storage_key, row.parts.at(-1) ?? '');
}
