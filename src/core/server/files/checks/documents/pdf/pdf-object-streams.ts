import { inflateSync } from 'node:zlib';
import { Refusal } from '../inspection.ts';
import { type StreamObject, streamObjects } from './pdf-dictionary.ts';
import { PdfText, plainName } from './pdf-syntax.ts';

/** Most inflated bytes of all object and cross-reference streams. Those of a document of 36 pages have 42 KB. */
const MAX_INFLATED = 32 * 1024 * 1024;

/**
 * The objects that the file keeps compressed (ISO 32000-2, 7.5.7), as texts. The streams that a reader must inflate to find its way are
 * measured here, before `pdfjs-dist` inflates them without a limit.
 *
 * @throws Refusal unreadable for a stream that inflates to too much, is broken, or is packed as no common writer does; as
 *   {@link streamObjects}
 */
export function* compressedObjects(bytes: Buffer, pdf: PdfText): Generator<PdfText> {
  let left = MAX_INFLATED;
  for (const object of streamObjects(pdf)) {
    const { entries, start } = object;
    if (start + directLength(object) > bytes.length) throw new Refusal('files.unreadable');
    const isObjects = entries.has('/First');
    if (!isObjects && !entries.has('/W') && plainName(entries.get('/Type') ?? '') !== '/XRef') continue;
    const inflated = contentOf(bytes, object, left);
    left -= inflated.length;
    // Streams that are not compressed may share bytes.
    if (left < 0) throw new Refusal('files.unreadable');
    if (isObjects && hasPredictor(object)) throw new Refusal('files.unreadable');
    if (isObjects) yield new PdfText(inflated.toString('latin1'));
  }
}

/** The length of the stream, where it is not an object of its own; 0 otherwise. */
function directLength({ entries }: StreamObject): number {
  const length = entries.get('/Length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : 0;
}

function contentOf(bytes: Buffer, object: StreamObject, most: number): Buffer {
  const filters = eitherOf(object, '/Filter', '/F').replace(/[[\]\s]/g, '');
  if (filters === '') return bytes.subarray(object.start, object.start + directLength(object));
  if (filters !== '/FlateDecode' || most <= 0) throw new Refusal('files.unreadable');
  // Ends at the end of the compressed data, whatever length the object claims. Fails above `most` and for broken data.
  return inflateSync(bytes.subarray(object.start), { maxOutputLength: most });
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
