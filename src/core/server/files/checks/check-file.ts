import { rm, writeFile } from 'node:fs/promises';
import { FILE_KINDS, type FileKind } from '#core/contract/files/file-kind.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { mostBytesOf } from '#core/contract/files/most-bytes.ts';
import { sizeText } from '#core/contract/files/size-text.ts';
import type { CheckedFile, FilePart, UncheckedFile } from './checked-file.ts';
import { kindOfFile } from './content-kind.ts';
import { inspectDocument } from './documents/inspect-document.ts';
import type { PictureKind } from './pictures/picture-inspection.ts';
import { storePicture } from './pictures/store-picture.ts';
import { refuseEmptyFile, refuseFile } from './refuse-file.ts';

/**
 * Checks an uploaded file: empty, size, kind by content and name, then the content itself in a process of its own. That encodes pictures
 * anew, and documents without what reaches outside or runs, into files beside the uploaded one.
 *
 * @throws ApiFault invalid with one issue without a path: `empty-file` or a code of `fileIssues`. No file of a part is left then.
 */
export async function checkFile(file: UncheckedFile, purpose: FilePurpose): Promise<CheckedFile> {
  if (file.bytes === 0) refuseEmptyFile();
  demandSize(file, purpose.maxBytes);
  const kind = await kindOfFile(file, purpose.kinds);
  demandSize(file, mostBytesOf(purpose, kind));
  return isDocument(kind) ? checkedDocument(file, kind, purpose.maxPages) : checkedPicture(file, kind, purpose);
}

function demandSize({ bytes }: UncheckedFile, most: number): void {
  if (bytes > most) refuseFile('files.too-large', { size: sizeText(most) });
}

async function checkedDocument(file: UncheckedFile, kind: 'pdf' | 'docx' | 'odt', maxPages: number | undefined): Promise<CheckedFile> {
  const inspection = await inspectDocument(file.path, kind, maxPages);
  if (inspection.refused === 'files.pages') refuseFile('files.pages', { limit: maxPages ?? 0 });
  if (inspection.refused !== undefined) refuseFile(inspection.refused);
  const { pages, written } = inspection;
  return { kind, details: pages === undefined ? {} : { pages }, parts: [await keptPart(file, written)] };
}

/** The document as it was sent, or as it was written anew into a file beside it. */
async function keptPart({ path, bytes }: UncheckedFile, written: Buffer | undefined): Promise<FilePart> {
  if (written === undefined) return { name: '', path, bytes };
  const part = { name: '', path: `${path}-written`, bytes: written.length };
  try {
    await writeFile(part.path, written);
    return part;
  } catch (error) {
    await rm(part.path, { force: true });
    throw error;
  }
}

async function checkedPicture(file: UncheckedFile, kind: PictureKind, purpose: FilePurpose): Promise<CheckedFile> {
  if (purpose.picture === undefined)
    throw new Error(`The purpose ${purpose.id} accepts ${FILE_KINDS[kind].label} without rules for pictures`);
  return storePicture(file.path, kind, purpose.picture);
}

function isDocument(kind: FileKind): kind is 'pdf' | 'docx' | 'odt' {
  return !FILE_KINDS[kind].isPicture;
}
