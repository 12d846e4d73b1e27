import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { FileOwnerKind } from '#core/contract/files/file-purpose.ts';
import type { FileState } from '#core/contract/files/stored-file.ts';
import type { CoreTables } from '../db/database.ts';
import type { FileDetails } from './checks/checked-file.ts';

/** The uploaded files. Their content never changes. */
export interface FilesTable {
  /** UUIDv7. */
  id: string;
  owner_kind: FileOwnerKind;
  owner_id: string;
  /** Id of a purpose; the plugin of a purpose may be removed later. */
  purpose: string;
  /** The name that the sender gave, cleaned. Never part of a path. */
  name: string;
  media_type: string;
  /** Bytes of the largest part. */
  bytes: number;
  /** Bytes of all parts, which count for the quota of the owner. */
  stored_bytes: number;
  /** SHA-256 of the largest part. */
  sha256: Buffer;
  /** Random. The keys of the parts in the storage begin with it. */
  storage_key: string;
  /** Names of the parts, the largest last. */
  parts: string[];
  /** `storing` until all parts are in the storage. */
  state: FileState | 'storing';
  details: JSONColumnType<FileDetails>;
  uploaded_by: string | null;
  created_at: Date;
  /** Whether the text of the document is still to be read. */
  text_due: Generated<boolean>;
  /** Since when no object uses the file; `null` while one does. */
  unused_since: ColumnType<Date | null>;
}

/** The objects that use a file. */
interface FileUsesTable {
  file_id: string;
  use: string;
  use_id: string;
  /** Whether the object only holds the file as it is: what was sent to others. Such a file takes no room of its owner. */
  is_held: Generated<boolean>;
}

/** When the audit record last got an event that a user saw a picture of another owner. */
interface FileReadingsTable {
  reader_id: string;
  file_id: string;
  recorded_at: Date;
}

/** The texts of documents whose purpose has them. */
interface FileTextsTable {
  file_id: string;
  /** Empty for a document without readable text. */
  text: string;
}

/** Keys of the storage whose content is to be deleted. */
interface FileRemovalsTable {
  storage_key: string;
  added_at: Date;
}

/** The tables of the room. */
export type FileTables = {
  files: FilesTable;
  file_uses: FileUsesTable;
  file_readings: FileReadingsTable;
  file_removals: FileRemovalsTable;
  file_texts: FileTextsTable;
};

export type FileDatabase = Kysely<CoreTables & FileTables>;
