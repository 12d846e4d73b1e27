import { type Compilable, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Param, type Prepared, prepared } from '#core/server/db/prepared.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { OfferedRow } from '../../contract/master-row.ts';
import type { OfferedQuery } from '../../contract/schemas.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { type NameSearch, partsQuery, withText, withWords, wordsQuery } from './name-search.ts';
import { correctedWords } from './similar-words.ts';

/** Parts of words are only looked for while fewer rows than this were found. */
const ENOUGH = 5;

/** The highest number of codes in one request. */
const MOST_CODES = 100;

interface Asked extends NameSearch {
  readonly limit: number;
}

/** Rows of offered kinds, for forms. */
export class OfferedSearch {
  readonly #db: MasterRowDatabase;
  readonly #kinds: Kinds;
  readonly #byWords: ByPlace;
  readonly #byParts: ByPlace;
  readonly #revision: Prepared<{ readonly entity: string }, { revision: number }>;
  readonly #recent = recentSearches();
  // The revision that was read last. It is read before each search, so a cached answer is never older than its revision.
  readonly #revisions = new Map<string, string>();

  constructor(db: MasterRowDatabase, kinds: Kinds) {
    this.#db = db;
    this.#kinds = kinds;
    this.#byWords = byPlace(db, wordsQuery);
    this.#byParts = byPlace(db, partsQuery);
    this.#revision = prepared(db, (param: Param<{ readonly entity: string }>) =>
      db.selectFrom('master_kinds').select('revision').where('entity', '=', param('entity')),
    );
  }

  /**
   * Without a search text, the rows in their order. With one: equal names first, then names that begin with it, names with words that begin
   * with its words, and if these are few, names that contain it. Names with similar words are found only when nothing else is. The caller
   * reads the revision before.
   *
   * @throws ApiFault not-found for a kind that is not offered
   */
  async search(entity: string, query: OfferedQuery): Promise<readonly OfferedRow[]> {
    this.#demandOffered(entity);
    if (query.codes !== undefined) return withCodes(this.#db, entity, query.codes.split(',').slice(0, MOST_CODES));
    const key = query.q === undefined ? '' : textKey(query.q);
    return key === '' ? inOrder(this.#db, entity, query) : this.#recently(entity, query, key);
  }

  async #recently(entity: string, query: OfferedQuery, key: string): Promise<readonly OfferedRow[]> {
    const search = JSON.stringify([this.#revisions.get(entity), query.parent, query.limit, key]);
    const known = this.#recent.get(search);
    if (known !== undefined) return known;
    const rows = await this.#named(entity, query, key);
    this.#recent.set(search, rows);
    return rows;
  }

  async #named(entity: string, { parent, limit }: OfferedQuery, key: string): Promise<OfferedRow[]> {
    const place = parent === undefined ? 'everywhere' : 'below';
    const asked = { entity, parent: parent ?? '', limit, ...withText(key) };
    const rows = await this.#byWords[place](asked);
    const few = Math.min(ENOUGH, limit);
    if (rows.length < few && asked.part !== null) rows.push(...without(rows, await this.#byParts[place](asked)));
    if (rows.length === 0) {
      const words = await correctedWords(this.#db, entity, key);
      if (words !== undefined) rows.push(...(await this.#byWords[place]({ ...asked, ...withWords(words) })));
    }
    return rows.slice(0, limit);
  }

  /**
   * Changes with each change of a row of the kind.
   *
   * @throws ApiFault not-found for a kind that is not offered
   */
  async revisionOf(entity: string): Promise<string> {
    this.#demandOffered(entity);
    const [kind] = await this.#revision({ entity });
    const revision = `${entity} ${kind?.revision ?? 0}`;
    this.#revisions.set(entity, revision);
    return revision;
  }

  #demandOffered(entity: string): void {
    if (!this.#kinds.of(entity).description.isOffered) throw new ApiFault('not-found');
  }
}

/** Two forms of a search: in all rows, and in the rows below one. */
type ByPlace = Readonly<Record<'everywhere' | 'below', Prepared<Asked, OfferedRow>>>;

function byPlace(db: MasterRowDatabase, codes: typeof wordsQuery): ByPlace {
  return {
    everywhere: prepared(db, (param: Param<Asked>) => rowsOf(db, param, codes(param, false))),
    below: prepared(db, (param: Param<Asked>) => rowsOf(db, param, codes(param, true))),
  };
}

/** The first rows with these codes, in the order of the codes. */
function rowsOf(db: MasterRowDatabase, param: Param<Asked>, codes: RawBuilder<{ code: string }>): Compilable<OfferedRow> {
  const query = sql<OfferedRow>`
    select r.code, r.name, r.names, r.parent
    from (
      select code, min(place) as place from (select code, row_number() over () as place from (${codes}) found) numbered
      group by code order by place limit ${param('limit')}
    ) first
    join master_rows r on r.entity = ${param('entity')} and r.code = first.code
    order by first.place`;
  return { compile: () => query.compile(db) };
}

function without(known: readonly OfferedRow[], rows: readonly OfferedRow[]): OfferedRow[] {
  const codes = new Set(known.map(({ code }) => code));
  return rows.filter(({ code }) => !codes.has(code));
}

function inOrder(db: MasterRowDatabase, entity: string, { parent, limit }: OfferedQuery): Promise<OfferedRow[]> {
  return db
    .selectFrom('master_rows')
    .select(['code', 'name', 'names', 'parent'])
    .where('entity', '=', entity)
    .where('is_hidden', '=', false)
    .$if(parent !== undefined, (rows) => rows.where('parent', '=', parent ?? ''))
    .orderBy('sort')
    .orderBy('code')
    .limit(limit)
    .execute();
}

/** Rows in any state, in the order of the codes. A merged code gives the row it leads to. */
async function withCodes(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`
    select coalesce(into_row.code, r.code) as code, coalesce(into_row.name, r.name) as name, coalesce(into_row.names, r.names) as names,
      case when into_row.code is null then r.parent else into_row.parent end as parent
    from unnest(${[...codes]}::text[]) with ordinality as asked (code, place)
    join master_rows r on r.entity = ${entity} and r.code = asked.code
    left join master_rows into_row on into_row.entity = r.entity and into_row.code = r.merged_into
    order by asked.place`.execute(db);
  return rows;
}

/**
 * The answers of the latest searches, because users type the same beginnings again and again. A search of another revision of the kind has
 * another key. Answers of more than 50 rows are not cached, and at most 10,000 rows in all, so that they take little memory.
 */
export function recentSearches(): LRUCache<string, readonly OfferedRow[]> {
  return new LRUCache({ max: 500, maxSize: 10_000, maxEntrySize: 50, sizeCalculation: ({ length }) => Math.max(length, 1) });
}
