import type { CountedPage } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { personQuery } from '#core/server/text/person-keys.ts';
import type { ListedCandidate } from '../contract/candidate-schemas.ts';
import type { CandidateOrder } from '../contract/listed-candidate.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';
import { type CandidateListRow, type CandidatePosition, candidateListQuery, countedCandidates } from './candidate-list-query.ts';
import type { CandidateDatabase } from './candidate-tables.ts';

const positionSchema: z.ZodType<CandidatePosition> = z.object({ key: z.string(), id: idSchema });

interface ListQuery {
  readonly q?: string | undefined;
  readonly sort: CandidateOrder;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly count?: 'only' | undefined;
}

/** The list of all candidates, for administrators. */
export class CandidateList {
  readonly #db: CandidateDatabase;
  readonly #position: CursorCodec<CandidatePosition>;

  /** @param cursorKey the key that seals the cursors */
  constructor(db: CandidateDatabase, cursorKey: Buffer) {
    this.#db = db;
    this.#position = cursorCodec(cursorKey, 'candidate.list', positionSchema);
  }

  async page(query: ListQuery): Promise<CountedPage<ListedCandidate>> {
    const after = this.#position.decode(query);
    const { q = '', sort, limit } = query;
    const words = personQuery(q);
    // A text without letters and digits is not the beginning of any word.
    if (q !== '' && words === undefined) return { items: [], nextCursor: null, count: { count: 0, more: false } };
    if (query.count === 'only') return countedPage(this.#db, countedCandidates(words));
    const { rows } = await candidateListQuery({ words, sort, after, rows: limit + 1 }).execute(this.#db);
    const page = pageOf(rows, limit, ({ id, name_key }) => this.#position.encode({ key: name_key, id }, query));
    return { ...page, items: page.items.map(toListed) };
  }
}

function toListed(row: CandidateListRow): ListedCandidate {
  return {
    candidateId: row.id,
    name: row.name,
    email: row.email,
    isSuspended: row.status === 'suspended',
    completeness: row.completeness ?? 0,
    visibility: row.visibility ?? BLANK_SECTIONS.review.visibility,
    search: row.search_state ?? BLANK_SECTIONS.preferences.search,
    isConfirmed: row.email_verified,
    joinedAt: row.created_at.toISOString(),
  };
}
