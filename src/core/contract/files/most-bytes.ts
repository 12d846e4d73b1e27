import { FILE_KINDS, type FileKind } from './file-kind.ts';
import type { FilePurpose } from './file-purpose.ts';

/** The largest file of the kind that the purpose accepts, in bytes. */
export function mostBytesOf({ maxBytes, maxDocumentBytes = maxBytes }: FilePurpose, kind: FileKind): number {
  return FILE_KINDS[kind].isPicture ? maxBytes : maxDocumentBytes;
}
