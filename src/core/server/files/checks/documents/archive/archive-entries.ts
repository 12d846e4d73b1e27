import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Refusal } from '../inspection.ts';
import { MAX_ENTRIES, MAX_INFLATED, MAX_RATIO, RATIO_FLOOR } from './archive-limits.ts';

/** An archive whose entries were looked through. Nothing is inflated yet. */
export interface LookedThrough {
  readonly archive: ZipFile;
  readonly entries: readonly Entry[];
}

/** Stored, or compressed with DEFLATE. Documents use no other methods (ISO/IEC 29500-2 C.3, ODF 1.3 part 2, 3.1). */
const METHODS = [0, 8];

/**
 * Looks through the entries of an archive by their headers. The library refuses absolute names, names with `..` and with backslashes, and
 * sizes that do not fit each other.
 *
 * @throws Refusal for encryption, and for what no writer of documents writes; other errors for a broken archive
 */
export async function lookThrough(bytes: Buffer): Promise<LookedThrough> {
  if (bytes.readUInt32BE(0) !== 0x504b0304) throw new Refusal('files.content');
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
  if (archive.entryCount > MAX_ENTRIES) throw new Refusal('files.unreadable');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  if (entries.some((entry) => entry.isEncrypted())) throw new Refusal('files.protected');
  const compressed = sumOf(entries, (entry) => entry.compressedSize);
  const inflated = sumOf(entries, (entry) => entry.uncompressedSize);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  // Entries that share bytes of the file inflate the same bytes more than once.
  const isSound = inflated <= MAX_INFLATED && compressed <= bytes.length && names.size === entries.length && entries.every(isEntrySound);
  if (!isSound) throw new Refusal('files.unreadable');
  return { archive, entries };
}

function isEntrySound(entry: Entry): boolean {
  const { compressedSize, uncompressedSize, compressionMethod } = entry;
  const isWithinRatio = uncompressedSize <= RATIO_FLOOR || uncompressedSize <= compressedSize * MAX_RATIO;
  return isWithinRatio && METHODS.includes(compressionMethod) && !isLink(entry);
}

/** Whether the entry is a symbolic link: the type of the file in the upper half of the attributes, as Unix writes it. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function sumOf(entries: readonly Entry[], size: (entry: Entry) => number): number {
  return entries.reduce((sum, entry) => sum + size(entry), 0);
}
