import { Refusal } from '../inspection.ts';
import { aesDecrypted, md5, passwordHash, rc4 } from './pdf-ciphers.ts';
import { dictionaryAt, dictionaryOf, type StreamObject } from './pdf-dictionary.ts';
import { stringAt } from './pdf-strings.ts';
import { type PdfText, plainName } from './pdf-syntax.ts';

/** Decrypts the bytes of a stream. */
export type Decrypt = (object: StreamObject, data: Buffer) => Buffer;

type Entries = ReadonlyMap<string, string>;

/** What fills up a password (ISO 32000-2, 7.6.4.3.2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The methods of encryption: of streams whose name is `Identity` there is none. */
type Method = 'none' | 'rc4' | 'aes-128' | 'aes-256';

/**
 * How the streams of an encrypted document are decrypted that opens without a password: it only asks readers not to print or change it.
 *
 * @returns `undefined` for a document that is not encrypted
 * @throws Refusal protected for one that opens with a password only, or that is encrypted in a way of its own
 */
export function decryptionOf(pdf: PdfText): Decrypt | undefined {
  const found = encryptionsOf(pdf);
  const [entries, another] = found;
  if (entries === undefined) return undefined;
  if (another !== undefined || plainName(entries.get('/Filter') ?? '') !== '/Standard') throw new Refusal('files.protected');
  const method = methodOf(entries);
  const key = idsOf(pdf)
    .map((id) => keyOf(entries, id))
    .find((each) => each !== undefined);
  if (key === undefined) throw new Refusal('files.protected');
  return (object, data) => decrypted(method, key, object, data);
}

/** The dictionaries of encryption that differ from each other. */
function encryptionsOf(pdf: PdfText): readonly Entries[] {
  const found = new Map<string, Entries>();
  for (const { name, end } of pdf.names()) {
    if (name !== 'Encrypt') continue;
    const value = pdf.afterGap(end);
    if (!pdf.isComposedAt(value)) continue;
    const number = pdf.referencedAt(value);
    const places = number === undefined ? [value] : pdf.objectsOf(number);
    if (places.length === 0) throw new Refusal('files.protected');
    for (const place of places) {
      const dictionary = dictionaryAt(pdf, place);
      if (dictionary === undefined) throw new Refusal('files.protected');
      found.set(JSON.stringify([...dictionary.entries]), dictionary.entries);
    }
  }
  return [...found.values()];
}

/** The first parts of the ids of the file. A key may be made without one. */
function idsOf(pdf: PdfText): readonly Buffer[] {
  const ids = new Map<string, Buffer>();
  for (const { name, end } of pdf.names()) {
    const value = pdf.afterGap(end);
    if (name !== 'ID' || pdf.text[value] !== '[' || ids.size > 8) continue;
    const id = stringAt(pdf.text, pdf.afterGap(value + 1));
    if (id !== undefined) ids.set(id.toString('hex'), id);
  }
  return [...ids.values(), Buffer.alloc(0)];
}

function methodOf(entries: Entries): Method {
  const version = numberIn(entries, '/V') ?? 0;
  if (version === 1 || version === 2) return 'rc4';
  if (version !== 4 && version !== 5) throw new Refusal('files.protected');
  const name = plainName(entries.get('/StmF') ?? '/Identity');
  // Attachments that are encrypted in another way open with a password only.
  if (entries.has('/EFF') && plainName(entries.get('/EFF') ?? '') !== name) throw new Refusal('files.attachment');
  if (name === '/Identity') return 'none';
  const filters = dictionaryOf(entries.get('/CF') ?? '');
  const filter = dictionaryOf(filters?.get(name) ?? '');
  switch (plainName(filter?.get('/CFM') ?? '')) {
    case '/V2':
      return 'rc4';
    case '/AESV2':
      return 'aes-128';
    case '/AESV3':
      return 'aes-256';
    default:
      throw new Refusal('files.protected');
  }
}

/** The key of the document for an empty password (algorithms 2, 2.A and 4 to 6); `undefined` if it has another password. */
function keyOf(entries: Entries, id: Buffer): Buffer | undefined {
  const revision = numberIn(entries, '/R') ?? 0;
  const user = bytesIn(entries, '/U');
  if (revision >= 5) {
    if (!passwordHash(user.subarray(32, 40), revision).equals(user.subarray(0, 32))) return undefined;
    return aesDecrypted(passwordHash(user.subarray(40, 48), revision), Buffer.alloc(16), bytesIn(entries, '/UE').subarray(0, 32));
  }
  const rights = Buffer.alloc(4);
  rights.writeInt32LE((numberIn(entries, '/P') ?? 0) | 0);
  const isMetadataPlain = revision >= 4 && entries.get('/EncryptMetadata') === 'false';
  const length = revision === 2 ? 5 : lengthOfKey(entries);
  let key = md5(PADDING, bytesIn(entries, '/O').subarray(0, 32), rights, id, Buffer.alloc(isMetadataPlain ? 4 : 0, 0xff)).subarray(
    0,
    length,
  );
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  return proofOf(key, id, revision).equals(user.subarray(0, revision === 2 ? 32 : 16)) ? key : undefined;
}

/** What the entry `/U` begins with if the key is right. */
function proofOf(key: Buffer, id: Buffer, revision: number): Buffer {
  if (revision === 2) return rc4(key, PADDING);
  let proof = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1) proof = rc4(key.map((byte) => byte ^ round) as Buffer, proof);
  return proof;
}

function lengthOfKey(entries: Entries): number {
  const bits = numberIn(entries, '/Length') ?? (numberIn(entries, '/V') === 4 ? 128 : 40);
  const bytes = bits < 40 ? bits : bits / 8;
  if (!Number.isInteger(bytes) || bytes < 5 || bytes > 16) throw new Refusal('files.protected');
  return bytes;
}

function decrypted(method: Method, key: Buffer, { number, generation }: StreamObject, data: Buffer): Buffer {
  if (method === 'none') return data;
  if (method === 'aes-256') return aesDecrypted(key, data.subarray(0, 16), data.subarray(16));
  if (number === undefined || generation === undefined) throw new Refusal('files.unreadable');
  const place = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8]);
  const salt = Buffer.from(method === 'rc4' ? '' : 'sAlT');
  const own = md5(key, place, salt).subarray(0, Math.min(key.length + 5, 16));
  return method === 'rc4' ? rc4(own, data) : aesDecrypted(own, data.subarray(0, 16), data.subarray(16));
}

function numberIn(entries: Entries, key: string): number | undefined {
  const value = entries.get(key) ?? '';
  return /^-?\d{1,10}$/.test(value) ? Number(value) : undefined;
}

function bytesIn(entries: Entries, key: string): Buffer {
  return stringAt(entries.get(key) ?? '', 0) ?? Buffer.alloc(0);
}
