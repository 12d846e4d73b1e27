import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditEntry } from './audit-action.ts';
import { canonicalJson } from './canonical-json.ts';

// Bytes of all changes of one event as JSON.
const MOST_BYTES = 16 * 1024;

/** The changes of an event as the record keeps them. Unchanged fields are left out. Texts of `length` fields become their lengths. */
export function changesOf({ name, fields }: AuditAction, changes: NonNullable<AuditEntry['changes']>): Record<string, unknown> {
  const kept = Object.entries(changes).flatMap(([field, change]) => {
    if (!Object.hasOwn(fields, field)) throw new Error(`The audit action "${name}" does not declare the field "${field}"`);
    const [before, after] = (change ?? [null, null]).map(storable);
    if (canonicalJson(before) === canonicalJson(after)) return [];
    return [[field, fields[field] === 'length' ? { lengths: [lengthOf(before), lengthOf(after)] } : { from: before, to: after }]];
  });
  const all: Record<string, unknown> = Object.fromEntries(kept);
  const bytes = Buffer.byteLength(JSON.stringify(all));
  return bytes <= MOST_BYTES ? all : { tooLarge: { bytes, fields: Object.keys(all) } };
}

// JSON has no `undefined`. PostgreSQL's JSON has no NUL and no lone surrogates.
function storable(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (_key, inner: unknown) =>
    typeof inner === 'string' ? inner.replaceAll('\0', '\uFFFD').toWellFormed() : inner,
  );
}

/** Whether the record would keep two values as the same. */
export function isSame(before: unknown, after: unknown): boolean {
  // Equal values need no JSON, which takes ten times as long.
  return isDeepStrictEqual(before, after) || canonicalJson(storable(before)) === canonicalJson(storable(after));
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? [...value].length : value === null ? 0 : JSON.stringify(value).length;
}
