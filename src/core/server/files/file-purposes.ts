import type { Actor } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { FileOwner, FilePurpose } from '#core/contract/files/file-purpose.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** One object that uses a file. */
export interface FileUse {
  /** `<plugin>.<what>`, for example `candidate.cv`. */
  readonly use: string;
  /** Id of the object within the use. */
  readonly useId: string;
}

/** A file that a caller asks to read, and the object that uses it. */
export interface AskedUse extends Pick<FileUse, 'useId'> {
  readonly fileId: string;
  readonly owner: FileOwner;
}

/**
 * How an actor reads a file: not at all, with the name that its owner gave, or under another name, because that name could say what the actor
 * must not know.
 */
export type FileReading = boolean | { readonly name: string };

/** A purpose of files, and who keeps such files. */
export interface FilePurposeRules {
  readonly purpose: FilePurpose;
  /**
   * Whether the actor may upload files of the purpose for the owner, see them and delete them. For files of users the owner is always the
   * actor.
   */
  readonly mayKeep: (actor: Actor, owner: FileOwner) => Promise<boolean>;
}

/** Where plugins add purposes of files. Boot refuses a purpose that two plugins add. */
export const filePurposes = extensionPoint<FilePurposeRules>('core.file-purposes');

/** Who reads the files that objects of a plugin use, besides those who keep them. */
export interface FileUseRules extends Pick<FileUse, 'use'> {
  /** How an actor who may not keep the file reads it in this use. Of several uses, the one that shows most counts. */
  readonly mayRead: (actor: Actor, asked: AskedUse) => Promise<FileReading>;
  /** The text of a file of the object has been read. Called in the transaction that stores it. Only for purposes with `hasText`. */
  readonly textRead?: (transaction: Transaction, useId: string) => Promise<void>;
}

/** Where plugins add the uses in which others read files. Boot refuses a use that two plugins add. In other uses, only the owner reads. */
export const fileUses = extensionPoint<FileUseRules>('core.file-uses');
