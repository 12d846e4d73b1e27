import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { cursorCodec, type PageQuery } from './cursor.ts';

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
