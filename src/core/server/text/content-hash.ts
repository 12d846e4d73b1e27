import { createHash } from 'node:crypto';

/** A hash of 32 bytes over these values in this order. An absent value equals `null`. */
export function contentHash(values: readonly (string | number | null | undefined)[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(values.map((value) => value ?? null)))
    .digest();
}
