import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** RC4, which the libraries of systems no longer have (ISO 32000-2, 7.6.3.1). */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    const kept = byteAt(state, a);
    state[a] = byteAt(state, b);
    state[b] = kept;
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + byteAt(state, index) + byteAt(key, index % key.length)) & 0xff;
    swap(index, other);
  }
  const out = Buffer.alloc(data.length);
  for (let place = 0, index = 0, other = 0; place < data.length; place += 1) {
    index = (index + 1) & 0xff;
    other = (other + byteAt(state, index)) & 0xff;
    swap(index, other);
    out[place] = byteAt(data, place) ^ byteAt(state, (byteAt(state, index) + byteAt(state, other)) & 0xff);
  }
  return out;
}

function byteAt(bytes: Uint8Array, place: number): number {
  return bytes[place] ?? 0;
}

/** The digest of the parts together, from which keys of older documents are made. */
export function md5(...parts: readonly Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

/** AES in the mode CBC. The padding stays, and so does what no longer fills a block. */
export function aesDecrypted(key: Buffer, start: Buffer, data: Buffer): Buffer {
  const cipher = createDecipheriv(key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc', key, start).setAutoPadding(false);
  return Buffer.concat([cipher.update(data.subarray(0, data.length - (data.length % 16))), cipher.final()]);
}

/** The hash of an empty password (ISO 32000-2, 7.6.4.3.4, algorithm 2.B). Revision 5 takes the first round only. */
export function passwordHash(salt: Buffer, revision: number): Buffer {
  let key = createHash('sha256').update(salt).digest();
  if (revision < 6) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = Buffer.concat([cipher.update(block), cipher.final()]);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(HASHES[remainder] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const HASHES = ['sha256', 'sha384', 'sha512'];
