import type { Page } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { textKey, wordsOf } from '#core/server/text/text-key.ts';
import { filterValues } from '#plugins/jobs/contract/search.ts';
import type { CandidateQuery, FoundCandidate } from '../../contract/candidate-search.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleTo } from '../visibility/visible-to.ts';
import { foundCandidates } from './found-candidates.ts';
import { type SearchPosition, type SearchShape, searchQuery } from './search-query.ts';
import type { SkillKeys } from './skill-keys.ts';

const positionSchema: z.ZodType<SearchPosition> = z.object({ rank: z.number(), at: z.iso.datetime(), id: idSchema });

/** Further words are ignored. */
const MOST_WORDS = 16;

interface SearchParts {
  readonly db: CandidateDatabase;
  readonly visibility: Visibility;
  readonly skillKeys: SkillKeys;
  readonly cursorKey: Buffer;
  readonly now: () => Date;
}

type PageQuery = CandidateQuery & { readonly limit: number; readonly cursor?: string | undefined };

/** The candidates whom an employer finds. */
export class CandidateSearch {
  readonly #parts: SearchParts;
  readonly #position: CursorCodec<SearchPosition>;

  constructor(parts: SearchParts) {
    this.#parts = parts;
    this.#position = cursorCodec(parts.cursorKey, 'candidate.search', positionSchema);
  }

  async page(userId: string, query: PageQuery): Promise<Page<FoundCandidate>> {
    const after = this.#position.decode(query);
    const shape = await this.#shapeOf(userId, query);
    // A text without letters and digits is not the beginning of any word.
    if (query.q !== undefined && shape.words === undefined) return { items: [], nextCursor: null };
    const order = query.sort ?? (shape.words === undefined ? 'newest' : 'relevance');
    const { rows } = await searchQuery(shape, { order, after, rows: query.limit + 1 }).execute(this.#parts.db);
    const page = pageOf(rows, query.limit, ({ rank, updated_at, candidate_id }) =>
      this.#position.encode({ rank, at: updated_at.toISOString(), id: candidate_id }, query),
    );
    return { ...page, items: await foundCandidates(this.#parts.db, page.items, new Set(shape.skills.flat())) };
  }

  async #shapeOf(userId: string, query: CandidateQuery): Promise<SearchShape> {
    const { visibility, skillKeys, now } = this.#parts;
    const words = [...new Set(wordsOf(query.q ?? ''))].slice(0, MOST_WORDS);
    return {
      visible: visibleTo(await visibility.viewer(userId)),
      words: words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & '),
      skills: await skillKeys.of(filterValues(query.skills)),
      allSkills: query.allSkills ?? false,
      languages: filterValues(query.languages),
      countries: filterValues(query.country),
      townKey: query.town === undefined ? undefined : textKey(query.town),
      categories: filterValues(query.category),
      types: filterValues(query.type),
      modes: filterValues(query.mode),
      minMonths: query.minYears === undefined ? undefined : 12 * query.minYears,
      startWithinDays: query.startWithin === undefined ? undefined : Number(query.startWithin),
      now: now(),
    };
  }
}
