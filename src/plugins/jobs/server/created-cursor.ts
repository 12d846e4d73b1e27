import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { cursorCodec } from '#core/server/http/cursor.ts';

/** Where a list in order of creation goes on: after this row. */
export interface CreatedPosition {
  readonly at: Date;
  readonly id: string;
}

const codec = cursorCodec(z.tuple([instantSchema, idSchema]));

/** Reads a cursor; `undefined` for the first page. */
export function createdAfter(cursor: string | undefined): CreatedPosition | undefined {
  const key = codec.decode(cursor);
  return key && { at: new Date(key[0]), id: key[1] };
}

/** The cursor after a row. */
export function afterCreated(row: { readonly created_at: Date; readonly id: string }): string {
  return codec.encode([row.created_at.toISOString(), row.id]);
}
