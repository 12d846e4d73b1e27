import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { type Prepared, prepared } from '#core/server/db/prepared.ts';
import { cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { JobSearch, JobSummary } from '../contract/job.ts';
import { repairEncoding } from './import/text/repair-encoding.ts';
import { toSummary } from './job-mapping.ts';
import type { JobsDatabase } from './jobs-database.ts';
import { type FoundRow, type SearchShape, type SearchValues, searchQuery } from './search-query.ts';
import { searchWords } from './search-words.ts';

type Position = readonly [phase: 0 | 1, at: string, id: string];

const position = cursorCodec<Position>(z.tuple([z.literal([0, 1]), instantSchema, idSchema]));

/** Finds published postings. Each shape of a search is prepared when it is first asked for. */
export class JobSearcher {
  readonly #db: JobsDatabase;
  readonly #statements = new Map<string, Prepared<SearchValues, FoundRow>>();

  constructor(db: JobsDatabase) {
    this.#db = db;
  }

  async search(search: JobSearch): Promise<Page<JobSummary>> {
    const after = position.decode(search.cursor);
    const values = valuesOf(search, after);
    const rows = await this.#statement(shapeOf(values, after?.[0]))(values);
    const page = pageOf(rows, search.limit, (row) => position.encode([row.phase, row.published_at.toISOString(), row.job_id]));
    return { ...page, items: page.items.map((row) => toSummary(row.job_id, row.published_at, row)) };
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

function valuesOf(search: JobSearch, after: Position | undefined): SearchValues {
  // A title copied from where it was misread (`â€™` for `’`) is asked for as imports have repaired it.
  const typed = search.q && repairEncoding(search.q);
  return {
    // One more than the page holds tells whether there is a next page.
    rows: search.limit + 1,
    company: search.companyId,
    category: search.category,
    employment: search.employmentType,
    salary: search.minSalary || undefined,
    title: typed && textKey(typed),
    words: typed && searchWords(typed),
    at: after && new Date(after[1]),
    id: after?.[2],
  };
}

function shapeOf(values: SearchValues, after: 0 | 1 | undefined): SearchShape {
  const { company, category, employment, salary, title, words } = values;
  return {
    company: company !== undefined,
    category: category !== undefined,
    employment: employment !== undefined,
    salary: salary !== undefined,
    title: title !== undefined,
    words: words !== undefined,
    after,
  };
}
