import { createHash } from 'node:crypto';

/** 32 bytes that stand for these values in this order: equal when all are equal. Absent counts as `null`. */
export function contentHash(values: readonly (string | number | null | undefined)[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(values.map((value) => value ?? null)))
    .digest();
}
