import type { Actor } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { FileOwner, FilePurpose } from '#core/contract/files/file-purpose.ts';

/** One object that uses a file. */
export interface FileUse {
  /** `<plugin>.<what>`, for example `candidate.cv`. */
  readonly use: string;
  /** Id of the object within the use. */
  readonly useId: string;
}

/** A use of a file that a caller asks to read. */
export interface AskedUse extends FileUse {
  readonly fileId: string;
  readonly owner: FileOwner;
}

/** A purpose of files with its rules of access. */
export interface FilePurposeRules {
  readonly purpose: FilePurpose;
  /**
   * Whether the actor may upload files of the purpose for the owner, see them and delete them. For files of users the owner is always the
   * actor.
   */
  readonly mayKeep: (actor: Actor, owner: FileOwner) => Promise<boolean>;
  /** Whether an actor who may not keep the files of the owner may read the file in this use. One use is enough. */
  readonly mayRead: (actor: Actor, use: AskedUse) => Promise<boolean>;
}

/** Where plugins add purposes of files. Boot refuses a purpose that two plugins add. */
export const filePurposes = extensionPoint<FilePurposeRules>('core.file-purposes');
