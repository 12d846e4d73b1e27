import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { ApiFault } from '../errors/api-fault.ts';

/** The parts of a list request. All parts except `limit` and `cursor` identify the query that a cursor belongs to. */
export interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Writes the position of a list's last row as an opaque text. Reads it back for the same query only. */
export interface CursorCodec<Position> {
  /** The cursor after a row, for the next page of this query. */
  readonly encode: (position: Position, query: PageQuery) => string;
  /**
   * The position in the query's cursor; `undefined` for the first page.
   *
   * @throws ApiFault invalid when {@link encode} did not write the cursor for the same list, filters, words and order
   */
  readonly decode: (query: PageQuery) => Position | undefined;
}

/**
 * A codec for positions of the given schema, in the cursors of the named list. A cursor is sealed together with its query. Only a server
 * with the same key can write a cursor, and a cursor never continues another query. The text is not encrypted, so it must not hold
 * secrets.
 *
 * @param key 32 bytes; `kernel.secrets.keyFor('cursors')` in a plugin
 * @example const cursors = cursorCodec(kernel.secrets.keyFor('cursors'), 'garden.beds', z.tuple([instantSchema, idSchema]))
 */
export function cursorCodec<Position>(key: Buffer, list: string, schema: z.ZodType<Position>): CursorCodec<Position> {
  // Made once: given plain bytes, Node makes a key object for every seal, which takes longer than the seal itself.
  const sealKey = createSecretKey(key);
  return {
    encode: (position, query) => {
      const text = JSON.stringify(position);
      return `${Buffer.from(text).toString('base64url')}.${sealOf(sealKey, [list, partsOf(query), text]).toString('base64url')}`;
    },
    decode: (query) => {
      if (query.cursor === undefined) return undefined;
      const [content = '', seal = '', ...more] = query.cursor.split('.');
      const text = Buffer.from(content, 'base64url').toString();
      const isOurs = more.length === 0 && isEqual(Buffer.from(seal, 'base64url'), sealOf(sealKey, [list, partsOf(query), text]));
      const position = schema.safeParse(isOurs ? jsonIn(text) : undefined);
      if (isOurs && position.success) return position.data;
      throw new ApiFault('invalid', [{ path: 'cursor', code: 'foreign-cursor', message: ISSUE_SENTENCES['foreign-cursor'] }]);
    },
  };
}

// 128 bits cannot be guessed through a server that limits requests.
const SEAL_BYTES = 16;

function sealOf(key: KeyObject, content: readonly unknown[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(content)).digest().subarray(0, SEAL_BYTES);
}

// The order of the query's parts does not change the seal. An absent part is equal to one that is `undefined`.
function partsOf({ limit: _limit, cursor: _cursor, ...question }: PageQuery): readonly unknown[] {
  return Object.entries(question)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function isEqual(given: Buffer, seal: Buffer): boolean {
  return given.length === seal.length && timingSafeEqual(given, seal);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text, withoutNul);
  } catch {
    return undefined;
  }
}

// PostgreSQL cannot store such a text, so no row has this position.
function withoutNul(_name: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? undefined : value;
}

/**
 * One page of rows. The query must read one row more than the page holds: the extra row shows that there is a next page.
 *
 * @example pageOf(rows, limit, (row) => cursor.encode([row.publishedAt, row.id], query))
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorAfter: (row: Row) => string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorAfter(last) : null };
}

/** The row after which a list in order of creation continues. */
export interface CreatedPosition {
  readonly at: Date;
  readonly id: string;
}

/** The cursors of a list in order of creation. */
export interface CreatedCursor {
  /** Reads the cursor of a query; `undefined` for the first page. */
  readonly after: (query: PageQuery) => CreatedPosition | undefined;
  /** The cursor after a row of the answer to a query. */
  readonly of: (query: PageQuery) => (row: { readonly created_at: Date; readonly id: string }) => string;
}

/** The cursors of the named list, sealed with this key. */
export function createdCursor(key: Buffer, list: string): CreatedCursor {
  const codec = cursorCodec(key, list, z.tuple([instantSchema, idSchema]));
  return {
    after: (query) => {
      const key = codec.decode(query);
      return key && { at: new Date(key[0]), id: key[1] };
    },
    of: (query) => (row) => codec.encode([row.created_at.toISOString(), row.id], query),
  };
}
