import { sql } from 'kysely';
import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { type Prepared, prepared } from '#core/server/db/prepared.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { repairEncoding } from '#core/server/text/repair-encoding.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { type JobCount, type JobFilter, type JobSearch, type JobSummary, MOST_COUNTED } from '../contract/job.ts';
import { toSummary } from './job-mapping.ts';
import type { JobsDatabase } from './job-tables.ts';
import { countQuery, type FoundRow, isCommon, type SearchShape, type SearchValues, searchQuery } from './search-query.ts';
import { placeWords, searchWords } from './search-words.ts';

type Position = readonly [phase: 0 | 1, at: string, id: string];

const DAY_MS = 86_400_000;

const positionSchema: z.ZodType<Position> = z.tuple([z.literal([0, 1]), instantSchema, idSchema]);

export interface SearchDependencies {
  readonly db: JobsDatabase;
  readonly now: () => Date;
  /** Key for the cursors of the results. */
  readonly cursorKey: Buffer;
}

/** Finds published postings. The statement of a common search shape is prepared at its first use. */
export class JobSearcher {
  readonly #db: JobsDatabase;
  readonly #now: () => Date;
  readonly #position: CursorCodec<Position>;
  readonly #statements = new Map<string, Prepared<SearchValues, FoundRow>>();

  constructor({ db, now, cursorKey }: SearchDependencies) {
    this.#db = db;
    this.#now = now;
    this.#position = cursorCodec(cursorKey, 'jobs.search', positionSchema);
  }

  async search(search: JobSearch): Promise<Page<JobSummary>> {
    const after = this.#position.decode(search);
    const values = this.#valuesOf(search, search.limit, after);
    const rows = await this.#find(shapeOf(values, after?.[0]), values);
    const page = pageOf(rows, search.limit, ({ phase, published_at, job_id }) =>
      this.#position.encode([phase, published_at.toISOString(), job_id], search),
    );
    return { ...page, items: page.items.map((row) => toSummary(row.job_id, row.published_at, row)) };
  }

  /** Not prepared: whether a table scan or an index is faster depends on how common the words are. */
  async count(filter: JobFilter): Promise<JobCount> {
    const values = this.#valuesOf(filter, MOST_COUNTED, undefined);
    const query = countQuery(shapeOf(values, undefined), (name) => sql`${values[name]}`, MOST_COUNTED + 1);
    const found = (await query.execute(this.#db)).rows[0]?.found ?? 0;
    return { count: Math.min(found, MOST_COUNTED), more: found > MOST_COUNTED };
  }

  #valuesOf(filter: JobFilter, limit: number, after: Position | undefined): SearchValues {
    // A pasted title may have encoding errors (`â€™` for `’`). Imports repair these errors, so the search does the same.
    const typed = filter.q && repairEncoding(filter.q);
    return {
      // One row more than the page holds, to know whether there is a next page.
      rows: limit + 1,
      company: filter.companyId,
      category: filter.category,
      employment: filter.employmentType,
      workMode: filter.workMode,
      salary: filter.minSalary || undefined,
      since: filter.postedWithin === undefined ? undefined : new Date(this.#now().getTime() - filter.postedWithin * DAY_MS),
      where: filter.where && placeWords(filter.where),
      title: typed && textKey(typed),
      words: typed && searchWords(typed),
      at: after && new Date(after[1]),
      id: after?.[2],
    };
  }

  async #find(shape: SearchShape, values: SearchValues): Promise<readonly FoundRow[]> {
    if (isCommon(shape)) return this.#statement(shape)(values);
    return (await searchQuery(shape, (name) => sql`${values[name]}`).execute(this.#db)).rows;
  }

  #statement(shape: SearchShape): Prepared<SearchValues, FoundRow> {
    const key = JSON.stringify(shape);
    const known = this.#statements.get(key);
    if (known !== undefined) return known;
    const statement = prepared<SearchValues, FoundRow>(this.#db, (param) => ({
      compile: () => searchQuery(shape, param).compile(this.#db),
    }));
    this.#statements.set(key, statement);
    return statement;
  }
}

function shapeOf(values: SearchValues, after: 0 | 1 | undefined): SearchShape {
  const { company, category, employment, workMode, salary, since, where, title, words } = values;
  return {
    company: company !== undefined,
    category: category !== undefined,
    employment: employment !== undefined,
    workMode: workMode !== undefined,
    salary: salary !== undefined,
    since: since !== undefined,
    where: where !== undefined,
    title: title !== undefined,
    words: words !== undefined,
    after,
  };
}
