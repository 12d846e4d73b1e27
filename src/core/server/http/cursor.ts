import { createHash } from 'node:crypto';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import type { Page } from '#core/contract/paging.ts';
import type { z } from '#core/contract/schema.ts';
import { ApiFault } from './api-fault.ts';

/** What a page of a list is asked for with; all that is neither `limit` nor `cursor` makes up the question. */
export interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Writes the key of a list's last row as an opaque text, and reads it back for the same question only. */
export interface CursorCodec<Key> {
  /** The cursor after a row, for the next page of the answer to this query. */
  readonly encode: (key: Key, query: PageQuery) => string;
  /**
   * The key in the query's cursor, `undefined` for the first page.
   *
   * @throws ApiFault invalid when {@link encode} did not write the cursor for the same list, filters, words and order
   */
  readonly decode: (query: PageQuery) => Key | undefined;
}

/**
 * A codec for keys of the given schema, in the cursors of the named list. A cursor carries a mark of its question, so that a page of one
 * question never continues the answer to another. The text is not secret: it must hold nothing secret, and what it holds is checked like
 * any other input.
 *
 * @example const cursor = cursorCodec('jobs.managed', z.tuple([instantSchema, idSchema]))
 */
export function cursorCodec<Key>(list: string, schema: z.ZodType<Key>): CursorCodec<Key> {
  return {
    encode: (key, query) => Buffer.from(JSON.stringify([markOf(list, query), key])).toString('base64url'),
    decode: (query) => {
      if (query.cursor === undefined) return undefined;
      const [mark, key] = marked(jsonIn(query.cursor));
      const parsed = schema.safeParse(key);
      if (parsed.success && mark === markOf(list, query)) return parsed.data;
      throw new ApiFault('invalid', [{ path: 'cursor', code: 'foreign-cursor', message: ISSUE_SENTENCES['foreign-cursor'] }]);
    },
  };
}

// 96 bits: nobody meets two questions of the same mark.
const MARK_BYTES = 12;

// The same question in any order of its parts has the same mark. A part that is not given says as much as one that is `undefined`.
function markOf(list: string, { limit: _limit, cursor: _cursor, ...question }: PageQuery): string {
  const parts = Object.entries(question)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const digest = createHash('sha256')
    .update(JSON.stringify([list, parts]))
    .digest();
  return digest.subarray(0, MARK_BYTES).toString('base64url');
}

function marked(value: unknown): readonly unknown[] {
  return Array.isArray(value) && value.length === 2 ? value : [];
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
 * @example pageOf(rows, limit, (row) => cursor.encode([row.publishedAt, row.id], query))
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorAfter: (row: Row) => string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorAfter(last) : null };
}
