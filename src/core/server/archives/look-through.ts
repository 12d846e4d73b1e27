import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { PackedEntry } from './write-archive.ts';

/** `other`: no archive. `large`: too many entries, or too many bytes when inflated. `unsound`: broken, or made to mislead. */
export type ArchiveFault = 'other' | 'protected' | 'large' | 'unsound';

/** Thrown for an archive that is not opened. */
export class ArchiveRefused extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault);
    this.name = 'ArchiveRefused';
    this.fault = fault;
  }
}

/** Most inflated bytes of all entries: twelve times the largest upload. */
const MAX_INFLATED = 60 * 1024 * 1024;

/** Most inflated bytes for each compressed byte of an entry. The styles of a DOCX reach 32; zeros reach 1,032, the most of DEFLATE. */
const MAX_RATIO = 100;

/** Below this inflated size, an entry may have any ratio: short parts of settings repeat themselves, and all entries together stay small. */
const RATIO_FLOOR = 1024 * 1024;

/** An archive whose entries were looked through. Nothing is inflated yet. */
export interface LookedThrough {
  readonly bytes: Buffer;
  readonly archive: ZipFile;
  readonly entries: readonly Entry[];
}

/** Stored, or compressed with DEFLATE. Documents use no other methods (ISO/IEC 29500-2 C.3, ODF 1.3 part 2, 3.1). */
const METHODS = [0, 8];

/** Bytes of the header in front of the content of an entry, without its name (APPNOTE.TXT 4.3.7). */
const LOCAL_HEADER = 30;

/**
 * Looks through the entries of an archive by their headers. The library refuses absolute names, names with `..`, and sizes that do not fit
 * each other. It reads backslashes in names as slashes: .NET wrote archives with them.
 *
 * @throws ArchiveRefused for encryption, too large archives, and for what no writer of documents writes; other errors for a broken archive
 */
export async function lookThrough(bytes: Buffer, maxEntries: number): Promise<LookedThrough> {
  if (bytes.readUInt32BE(0) !== 0x504b0304) throw new ArchiveRefused('other');
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (archive.entryCount > maxEntries) throw new ArchiveRefused('large');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  if (entries.some((entry) => entry.isEncrypted())) throw new ArchiveRefused('protected');
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  const isSound = names.size === entries.length && entries.every(isEntrySound) && !isOverlapping(entries, bytes.length);
  if (!isSound) throw new ArchiveRefused('unsound');
  const inflated = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (inflated > MAX_INFLATED || !entries.every(isWithinRatio)) throw new ArchiveRefused('large');
  return { bytes, archive, entries };
}

/**
 * The content of an entry. It fails as soon as there is more, or in the end less, than the header tells.
 *
 * @throws ArchiveRefused for another name in front of the content: some readers take that one, others the one in the directory
 */
export async function openEntry(looked: LookedThrough, entry: Entry): Promise<Readable> {
  await contentStart(looked, entry);
  return looked.archive.openReadStreamPromise(entry);
}

/** The entry for another archive: its content as it is stored, under the name that was looked at. @throws as {@link openEntry} */
export async function packedEntry(looked: LookedThrough, entry: Entry): Promise<PackedEntry> {
  const start = await contentStart(looked, entry);
  const { fileName: name, compressionMethod: method, crc32, uncompressedSize: inflated, compressedSize } = entry;
  return { name, method, crc32, inflated, data: looked.bytes.subarray(start, start + compressedSize) };
}

/** Whether other readers may see another name of the entry: it has backslashes, or an extra field with a name (APPNOTE.TXT 4.6.9). */
export function hasOtherName({ fileName, fileNameRaw }: Entry): boolean {
  return !fileNameRaw.equals(Buffer.from(fileName));
}

/** The offset of the content of an entry. */
async function contentStart({ archive }: LookedThrough, entry: Entry): Promise<number> {
  const { fileName, fileDataStart } = await archive.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new ArchiveRefused('unsound');
  return fileDataStart;
}

function isEntrySound(entry: Entry): boolean {
  return METHODS.includes(entry.compressionMethod) && !isLink(entry);
}

function isWithinRatio({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize <= RATIO_FLOOR || uncompressedSize <= compressedSize * MAX_RATIO;
}

/** Whether the entry is a symbolic link: the type of the file in the upper half of the attributes, as Unix writes it. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

/** Whether entries share bytes of the file, which inflate more than once then, or reach beyond its end. */
function isOverlapping(entries: readonly Entry[], length: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  return inOrder.some((entry, place) => {
    const end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize;
    return end > (inOrder[place + 1]?.relativeOffsetOfLocalHeader ?? length);
  });
}
