import { gunzipSync, gzipSync } from 'node:zlib';

/** The number of credentials of a list. A smaller list would tell who is revoked (Bitstring Status List 1.0, section 2.2). */
export const LIST_LENGTH = 131_072;

/** The most bytes of an inflated list. A list of this site has 16,384. */
const MOST_INFLATED = 1024 * 1024;

/** The bits of a status list. The first bit is the highest bit of the first byte. */
export class StatusBits {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer = Buffer.alloc(LIST_LENGTH / 8)) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length * 8;
  }

  /** @throws RangeError for an index that the list does not have */
  has(index: number): boolean {
    return ((this.#byteAt(index) >> (7 - (index % 8))) & 1) === 1;
  }

  /** @throws RangeError for an index that the list does not have */
  set(index: number): void {
    this.#bytes[index >> 3] = this.#byteAt(index) | (0x80 >> (index % 8));
  }

  /** As `encodedList`: `u` and the compressed bits in base64url. */
  encode(): string {
    return `u${gzipSync(this.#bytes).toString('base64url')}`;
  }

  toBuffer(): Buffer {
    return Buffer.from(this.#bytes);
  }

  #byteAt(index: number): number {
    const byte = Number.isInteger(index) && index >= 0 ? this.#bytes[index >> 3] : undefined;
    if (byte === undefined) throw new RangeError(`The list has no index ${index}.`);
    return byte;
  }
}

/** Reads an `encodedList`; `undefined` when it is none, is too short, or inflates to more than a megabyte. */
export function decodeStatusBits(encoded: string): StatusBits | undefined {
  if (!/^u[\w-]+$/.test(encoded)) return undefined;
  try {
    const bytes = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'), { maxOutputLength: MOST_INFLATED });
    return bytes.length * 8 < LIST_LENGTH ? undefined : new StatusBits(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a `statusListIndex`; `undefined` for one that no list has. Some issuers send a number instead of a string. */
export function readStatusIndex(index: unknown): number | undefined {
  const text = typeof index === 'number' ? String(index) : index;
  if (typeof text !== 'string' || !/^(?:0|[1-9]\d{0,9})$/.test(text)) return undefined;
  return Number(text) < MOST_INFLATED * 8 ? Number(text) : undefined;
}
