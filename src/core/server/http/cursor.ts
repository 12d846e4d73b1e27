import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import type { Page } from '#core/contract/paging.ts';
import type { z } from '#core/contract/schema.ts';
import { ApiFault } from './api-fault.ts';

/** Writes the key of a list's last row as an opaque text, and reads it back. */
export interface CursorCodec<Key> {
  readonly encode: (key: Key) => string;
  /**
   * The key, `undefined` for the first page.
   *
   * @throws ApiFault invalid when the text is not one that {@link encode} wrote
   */
  readonly decode: (text: string | undefined) => Key | undefined;
}

/**
 * A codec for keys of the given schema. The text is readable to who tries: it must hold nothing secret,
 * and what it holds is checked like any other input.
 *
 * @example const cursor = cursorCodec(z.tuple([instantSchema, idSchema]))
 */
export function cursorCodec<Key>(schema: z.ZodType<Key>): CursorCodec<Key> {
  return {
    encode: (key) => Buffer.from(JSON.stringify(key)).toString('base64url'),
    decode: (text) => {
      if (text === undefined) return undefined;
      const parsed = schema.safeParse(jsonIn(text));
      if (parsed.success) return parsed.data;
      throw new ApiFault('invalid', [{ path: 'cursor', code: 'foreign-cursor', message: ISSUE_SENTENCES['foreign-cursor'] }]);
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString(), withoutNul);
  } catch {
    return undefined;
  }
}

// PostgreSQL stores no such text, so no row has this key.
function withoutNul(_name: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? undefined : value;
}

/**
 * One page out of rows of which one more was asked for than the page holds: the extra one tells that there is a next page.
 *
 * @example pageOf(rows, limit, (row) => cursor.encode([row.publishedAt, row.id]))
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorAfter: (row: Row) => string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorAfter(last) : null };
}
