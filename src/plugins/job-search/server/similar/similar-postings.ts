import { type RawBuilder, sql } from 'kysely';
import { writtenWords } from '#core/contract/search-text/stored-words.ts';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { anyOf, formLiteral } from '#core/server/text/search-words.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import type { SummaryRow } from '#plugins/jobs/contract/published-postings.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';

/** Further words are ignored. */
const MOST_WORDS = 12;

/** Shorter words, such as "of", "und" or "m", say little about a job. Words of scripts that write whole words with few letters count. */
const LEAST_LETTERS = 4;

const LATIN = /^[\p{Script=Latin}\p{N}]+$/u;

/** Postings that are offered beside another. */
const OFFERED = 6;

/** Postings of one company among them. */
const OF_ONE_COMPANY = 2;

/** The newest postings of the category that are compared. */
const COMPARED = 200;

interface SimilarValues {
  readonly id: string;
  readonly category: number | null;
  readonly words: string;
}

interface SimilarRow extends SummaryRow {
  readonly job_id: string;
  readonly published_at: Date;
}

type Find = (values: SimilarValues) => Promise<SimilarRow[]>;

/** The posting beside which others are offered. */
export interface LikenedPosting {
  readonly id: string;
  readonly title: string;
  readonly categoryId: number | null;
}

/** Finds published postings whose titles share words with a posting: first those that share most, then the newest. */
export function similarFinder(
  db: JobSearchDatabase,
  postings: Pick<PostingReader, 'summaryOf'>,
): (posting: LikenedPosting) => Promise<JobSummary[]> {
  const [withinCategory, withinAll] = [finder(db, true), finder(db, false)];
  return async ({ id, title, categoryId: category }) => {
    const words = titleWords(title);
    if (words === undefined) return [];
    const find = category === null ? withinAll : withinCategory;
    const rows = await find({ id, category, words });
    return rows.map((row) => postings.summaryOf(row.job_id, row.published_at, row));
  };
}

function finder(db: JobSearchDatabase, hasCategory: boolean): Find {
  return prepared(db, (param: Param<SimilarValues>) => ({ compile: () => similarQuery(param, hasCategory).compile(db) }));
}

function similarQuery(param: Param<SimilarValues>, hasCategory: boolean): RawBuilder<SimilarRow> {
  const ofCategory = hasCategory ? sql`where category_id = ${param('category')}::integer` : sql``;
  return sql<SimilarRow>`
    with recent as materialized (
      select * from job_search ${ofCategory} order by published_at desc, job_id desc limit ${sql.lit(COMPARED)}
    ), alike as (
      select recent.*, ts_rank(search, ${param('words')}::tsquery) as likeness
      from recent where search @@ ${param('words')}::tsquery and job_id <> ${param('id')}::uuid
    ), placed as (
      select *, row_number() over (partition by company_id order by likeness desc, published_at desc, job_id desc) as place from alike
    )
    select job_id, company_id, company_name, title, location, work_mode, employment_type,
      salary_min, salary_max, salary_currency, salary_period, published_at,
      job_categories.code as category_code, job_categories.name as category_name, job_categories.names as category_names
    from placed left join job_categories on job_categories.id = placed.category_id
    where place <= ${sql.lit(OF_ONE_COMPANY)}
    order by likeness desc, published_at desc, job_id desc limit ${sql.lit(OFFERED)}`;
}

/** The significant words of a title as a tsquery literal: any of them, in another title. `undefined` for a title without such words. */
export function titleWords(title: string): string | undefined {
  const words = writtenWords(title).filter((word) => !LATIN.test(word) || [...word].length >= LEAST_LETTERS);
  if (words.length === 0) return undefined;
  // Only weight A has the words of titles.
  return anyOf(words.slice(0, MOST_WORDS).map((lexeme) => formLiteral({ lexeme, isBeginning: false }, 'A')));
}
