import { inflateSync } from 'node:zlib';
import { Refusal } from '../inspection.ts';
import { type StreamObject, streamObjects } from './pdf-dictionary.ts';
import type { Decrypt } from './pdf-encryption.ts';
import { PdfText, plainName } from './pdf-syntax.ts';

/** Most inflated bytes of all object and cross-reference streams. Those of a document of 36 pages have 42 KB. */
const MAX_INFLATED = 32 * 1024 * 1024;

/** The bytes of a document, what they say, and how its streams are decrypted if they are encrypted. */
export interface PdfBytes {
  readonly bytes: Buffer;
  readonly pdf: PdfText;
  readonly decrypt: Decrypt | undefined;
}

/**
 * The objects that the file keeps compressed (ISO 32000-2, 7.5.7), as texts. The streams that a reader must inflate to find its way are
 * measured here, before `pdfjs-dist` inflates them without a limit.
 *
 * @throws Refusal unreadable for a stream that inflates to too much, is broken, or is packed as no common writer does; as
 *   {@link streamObjects}
 */
export function* compressedObjects(source: PdfBytes): Generator<PdfText> {
  const { bytes, pdf } = source;
  let left = MAX_INFLATED;
  for (const object of streamObjects(pdf)) {
    const { entries, start } = object;
    if (start + directLength(object) > bytes.length) throw new Refusal('files.unreadable');
    const isObjects = entries.has('/First');
    const isReferences = entries.has('/W') || plainName(entries.get('/Type') ?? '') === '/XRef';
    if (!isObjects && !isReferences) continue;
    // Only objects are encrypted. A stream that is both would be read in two ways.
    if (source.decrypt !== undefined && isObjects && isReferences) throw new Refusal('files.unreadable');
    const inflated = contentOf(isObjects ? source : { ...source, decrypt: undefined }, object, left);
    left -= inflated.length;
    // Streams that are not compressed may share bytes.
    if (left < 0) throw new Refusal('files.unreadable');
    if (isObjects && hasPredictor(object)) throw new Refusal('files.unreadable');
    if (isObjects) yield new PdfText(inflated.toString('latin1'));
  }
}

/**
 * The contents of the streams that are embedded files, or whose objects have one of the numbers.
 *
 * @throws Refusal attachment for one that cannot be read; as {@link streamObjects}
 */
export function* embeddedContents(source: PdfBytes, numbers: ReadonlySet<number>): Generator<Buffer> {
  let left = MAX_INFLATED;
  const missing = new Set(numbers);
  for (const object of streamObjects(source.pdf)) {
    const isEmbedded = plainName(object.entries.get('/Type') ?? '') === '/EmbeddedFile';
    if (!isEmbedded && (object.number === undefined || !numbers.has(object.number))) continue;
    if (object.number !== undefined) missing.delete(object.number);
    if (hasPredictor(object)) throw new Refusal('files.attachment');
    const content = attachedContent(source, object, left);
    left -= content.length;
    yield content;
  }
  if (missing.size > 0) throw new Refusal('files.attachment');
}

function attachedContent(source: PdfBytes, object: StreamObject, most: number): Buffer {
  try {
    return contentOf(source, object, most);
  } catch {
    throw new Refusal('files.attachment');
  }
}

/** The length of the stream, where it is not an object of its own; 0 otherwise. */
function directLength({ entries }: StreamObject): number {
  const length = entries.get('/Length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : 0;
}

/**
 * The bytes of the stream as they are stored. Where the length is an object of its own, they reach to the keyword after them: compressed
 * data ends by itself, and text may have an end of line too much.
 */
function storedBytes({ bytes }: PdfBytes, object: StreamObject): Buffer {
  const length = directLength(object);
  if (length > 0) return bytes.subarray(object.start, object.start + length);
  const end = bytes.indexOf('endstream', object.start);
  return bytes.subarray(object.start, end === -1 ? bytes.length : end);
}

function contentOf(source: PdfBytes, object: StreamObject, most: number): Buffer {
  const filters = eitherOf(object, '/Filter', '/F').replace(/[[\]\s]/g, '');
  const { bytes, decrypt } = source;
  if (filters === '') {
    const stored = storedBytes(source, object);
    return decrypt === undefined ? stored : decrypt(object, stored);
  }
  if (filters !== '/FlateDecode' || most <= 0) throw new Refusal('files.unreadable');
  const packed = decrypt === undefined ? bytes.subarray(object.start) : decrypt(object, storedBytes(source, object));
  // Ends at the end of the compressed data, whatever length the object claims. Fails above `most` and for broken data.
  return inflateSync(packed, { maxOutputLength: most });
}

/** Whether the bytes are stored as differences to others, so that names cannot be read in them. */
function hasPredictor(object: StreamObject): boolean {
  const parameters = eitherOf(object, '/DecodeParms', '/DP').replace(/\s/g, '');
  return /^\d|\/Predictor(?!1(?:\D|$))\d/.test(parameters);
}

/** The value of a key that readers also take under its short name. */
function eitherOf({ entries }: StreamObject, key: string, short: string): string {
  return plainName(`${entries.get(key) ?? ''}${entries.get(short) ?? ''}`);
}
