import { exactSchema, idSchema, instantSchema, lineSchema, z } from '#core/contract/schema.ts';
import { type CursorCodec, cursorCodec } from '#core/server/http/cursor.ts';
import { placeNumberSchema } from '#plugins/places/contract/schemas.ts';
import type { FoundRow } from './search-query.ts';
import type { SearchValues } from './search-values.ts';

const rankedSchema = z.object({ at: instantSchema, id: idSchema });

/** The row after which a page begins, and what the pages of one search have in common. */
const positionSchema = z.object({
  part: z.literal([0, 1, 2, 3]),
  score: z.number(),
  at: instantSchema,
  id: idSchema,
  /** The newest and the oldest of the ranked postings. */
  ranked: z.tuple([rankedSchema, rankedSchema]).optional(),
  /** The words that were searched instead of the typed ones. */
  words: lineSchema(1, 2000).optional(),
  /** The place that was read in the words. */
  place: z.object({ id: placeNumberSchema, phrase: lineSchema(1, 200), name: lineSchema(1, 200) }).optional(),
  /** The currency of the order `pay`; empty when no posting has one. */
  currency: exactSchema(0, 3).optional(),
});

export type Position = z.infer<typeof positionSchema>;

/** What the pages of one search have in common. */
export type PagedSearch = Pick<Position, 'words' | 'place' | 'currency'>;

export function positionCodec(key: Buffer): CursorCodec<Position> {
  return cursorCodec(key, 'jobs.search', positionSchema);
}

export function positionAfter(row: FoundRow, { words, place, currency }: PagedSearch): Position {
  const { newest_at, newest_id, oldest_at, oldest_id } = row;
  const isRanked = newest_at !== null && newest_id !== null && oldest_at !== null && oldest_id !== null;
  return {
    part: row.part,
    score: row.score,
    at: row.published_at.toISOString(),
    id: row.job_id,
    ...(isRanked && {
      ranked: [
        { at: newest_at.toISOString(), id: newest_id },
        { at: oldest_at.toISOString(), id: oldest_id },
      ],
    }),
    ...(words !== undefined && { words }),
    ...(place !== undefined && { place }),
    ...(currency !== undefined && { currency }),
  };
}

type PositionValues = Pick<SearchValues, 'score' | 'at' | 'id' | 'newestAt' | 'newestId' | 'oldestAt' | 'oldestId'>;

export function positionValues(position: Position | undefined): PositionValues {
  const [newest, oldest] = position?.ranked ?? [];
  return {
    score: position?.score,
    at: position && new Date(position.at),
    id: position?.id,
    newestAt: newest && new Date(newest.at),
    newestId: newest?.id,
    oldestAt: oldest && new Date(oldest.at),
    oldestId: oldest?.id,
  };
}
