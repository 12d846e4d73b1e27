import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { FILE_KINDS, type FileKind, kindOfName } from '#core/contract/files/file-kind.ts';
import type { UncheckedFile } from './checked-file.ts';
import { namesProgram } from './program-name.ts';
import { refuseFile } from './refuse-file.ts';

/** What `file-type` calls the kinds that Trellis keeps. */
const DETECTED: Readonly<Record<string, FileKind>> = { pdf: 'pdf', docx: 'docx', odt: 'odt', jpg: 'jpeg', png: 'png', webp: 'webp' };

/** Photos of telephones that only few programs open. The client makes another kind of them where the browser can. */
const HEIC: ReadonlySet<string> = new Set(['heic', 'heif']);

/** Office documents that may carry macros. */
const WITH_MACROS: ReadonlySet<string> = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'pptm', 'potm', 'ppsm']);

/** The stream of an OLE file that holds an encrypted office document ([MS-OFFCRYPTO] 2.3.4.4). Names of streams are in UTF-16. */
const ENCRYPTED_OFFICE = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The kind of the file by its content, which is one of `kinds`. Its name may have another ending, but not that of a program.
 *
 * @throws ApiFault invalid with `files.kind`, `files.content`, or a reason that is visible without opening the file
 */
export async function kindOfFile(file: UncheckedFile, kinds: readonly FileKind[]): Promise<FileKind> {
  const named = kindOfName(file.name);
  const isNameTaken = named !== undefined && kinds.includes(named);
  const detected = (await fileTypeFromFile(file.path))?.ext ?? '';
  if (isNameTaken) await refuseByName(file, named, detected);
  if (HEIC.has(detected) && kinds.some((each) => FILE_KINDS[each].isPicture)) refuseFile('files.heic');
  // Not every writer of archives puts the parts that tell the kind first. The inspector of archives decides then.
  const kind = DETECTED[detected] ?? (detected === 'zip' && isArchive(named) ? named : undefined);
  if (kind === undefined || !kinds.includes(kind)) {
    if (isNameTaken) refuseFile('files.content');
    refuseFile('files.kind', { kinds: kinds.map((each) => FILE_KINDS[each].label).join(', ') });
  }
  if (namesProgram(file.name)) refuseFile('files.content');
  return kind;
}

/** Refuses contents that need a sentence of their own under the name of an accepted kind. */
async function refuseByName(file: UncheckedFile, named: FileKind, detected: string): Promise<void> {
  if (detected === 'apng' && named === 'png') refuseFile('files.animated');
  if (!isArchive(named)) return;
  if (WITH_MACROS.has(detected)) refuseFile('files.macro');
  if (detected === 'cfb' && (await readFile(file.path)).includes(ENCRYPTED_OFFICE)) refuseFile('files.protected');
}

function isArchive(kind: FileKind | undefined): kind is 'docx' | 'odt' {
  return kind === 'docx' || kind === 'odt';
}
