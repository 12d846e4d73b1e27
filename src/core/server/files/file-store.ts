import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { FileUse } from './file-purposes.ts';

/** Files that an object is to use. */
export interface FilesToUse extends FileUse {
  readonly owner: FileOwner;
  /** The id of the purpose that every file must have. */
  readonly purpose: string;
  readonly fileIds: readonly string[];
  /** The path of each file in the input of the call, for issues, in the order of `fileIds`. Default: the empty path. */
  readonly paths?: readonly string[];
  /** Whether the object only holds what was sent. Files that are only held take no room of their owner. Default `false`. */
  readonly isHeld?: boolean;
}

/** What plugins do with files, in their own transactions. */
export interface FileStore {
  /**
   * Makes the object use these files besides those that it uses already.
   *
   * @throws ApiFault invalid with `files.not-yours` for a file that the owner does not have for the purpose
   */
  readonly attach: (transaction: Transaction, files: FilesToUse) => Promise<void>;
  /** Ends the object's use of the files. A file without a use is deleted after 24 hours. */
  readonly release: (transaction: Transaction, use: FileUse, fileIds: readonly string[]) => Promise<void>;
  /**
   * Makes the object use exactly these files: {@link attach} for the new ones, {@link release} for the others.
   *
   * @throws ApiFault invalid, as `attach`
   */
  readonly useExactly: (transaction: Transaction, files: FilesToUse) => Promise<void>;
  /** Deletes all files of an owner, also those in use. Their content follows after the commit. */
  readonly forgetOwner: (transaction: Transaction, owner: FileOwner) => Promise<void>;
  /** The files with these ids, by id. Ids without a file are left out. The caller must check who may see them. */
  readonly filesOf: (fileIds: readonly string[], transaction?: Transaction) => Promise<ReadonlyMap<string, StoredFile>>;
  /**
   * The texts of documents by id, without files whose text was not read: not yet, or because their purpose has none. Empty for a document
   * without readable text. The caller must check who may read them.
   */
  readonly textsOf: (fileIds: readonly string[], transaction?: Transaction) => Promise<ReadonlyMap<string, string>>;
  /** The files that the object uses. The caller must check who may see them. */
  readonly usedBy: (use: FileUse, transaction?: Transaction) => Promise<readonly StoredFile[]>;
  /** How many files the owner has, with those that nothing uses. */
  readonly countOf: (owner: FileOwner) => Promise<number>;
}
