import { type RawBuilder, sql } from 'kysely';
import { documentOf } from '#core/server/text/search-words.ts';
import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { NamedRow } from '#plugins/admin-masters/contract/reply-schemas.ts';
import { skillKey } from '#plugins/jobs/contract/filter-values.ts';
import type { JobSuggestion } from '../../contract/search-schemas.ts';
import type { JobSearchTransaction } from '../job-search-tables.ts';

/** The most titles and companies. The most frequent ones are suggested. */
const MOST_OF_A_KIND = 20_000;

/** The most skills, whose words are made one by one. */
const MOST_SKILLS = 5_000;

/** What separates the words of a title. */
const SIGNS = ' ,;:/|()\u2013\u2014-';
const SPACES = `[${SIGNS}]+`;

type Kind = JobSuggestion['kind'];

/** Rows with the columns `value`, `text`, `names`, `frequency` and `words`. */
type Suggested = RawBuilder<unknown>;

/** Makes the suggestions anew from the published postings. `categories` are the rows of the master data. */
export async function refreshSuggestions(db: JobSearchTransaction, categories: readonly NamedRow[]): Promise<void> {
  await write(db, 'title', plainFirst(frequent({ value: sql`title_key`, text: sql`title`, weight: 'a' })));
  await write(db, 'company', frequent({ value: sql`company_id`, text: sql`company_name`, weight: 'b' }));
  await write(db, 'category', listed(await categoryRows(db, categories)));
  await write(db, 'skill', listed(await skillRows(db)));
}

async function write(db: JobSearchTransaction, kind: Kind, suggested: Suggested): Promise<void> {
  await sql`
    with fresh as materialized (${suggested}),
    gone as (
      delete from job_suggestions where kind = ${kind} and not exists (select from fresh where fresh.value = job_suggestions.value)
    )
    insert into job_suggestions (kind, value, text, names, frequency, words)
    select ${kind}, value, text, names, frequency, words from fresh
    on conflict (kind, value) do update set
      text = excluded.text, names = excluded.names, frequency = excluded.frequency, words = excluded.words
    where (job_suggestions.text, job_suggestions.names, job_suggestions.frequency, job_suggestions.words)
      <> (excluded.text, excluded.names, excluded.frequency, excluded.words)`.execute(db);
}

interface Frequent {
  readonly value: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
  readonly weight: 'a' | 'b';
}

/** Titles or companies, as their newest posting writes them, with the words of the search document. */
function frequent({ value, text, weight }: Frequent): Suggested {
  return sql`
    select counted.value::text as value, newest.text, '{}'::jsonb as names, counted.frequency, newest.words
    from (
      select ${value} as value, count(*)::integer as frequency from job_search
      group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_OF_A_KIND)}
    ) as counted
    cross join lateral (
      select ${text} as text, strip(ts_filter(search, ${sql.lit(`{${weight}}`)}::"char"[])) as words from job_search
      where ${value} = counted.value order by published_at desc, job_id desc limit 1
    ) as newest`;
}

/**
 * Titles with the postings of the longer titles that begin with their words: "Accountant" stands before "Accountant II - Level 3, Night", even
 * where more postings have the longer one.
 */
function plainFirst(titles: Suggested): Suggested {
  return sql`
    with titles as materialized (${titles}),
    beginnings as (
      select array_to_string(parts[1:length], ' ') as beginning, sum(frequency)::integer as frequency
      from (select regexp_split_to_array(btrim(value, ${SIGNS}), ${SPACES}) as parts, frequency from titles) as split,
        generate_series(1, cardinality(parts)) as length
      group by 1
    )
    select value, text, names, greatest(titles.frequency, coalesce(beginnings.frequency, 0)) as frequency, words
    from titles left join beginnings on beginning = array_to_string(regexp_split_to_array(btrim(value, ${SIGNS}), ${SPACES}), ' ')`;
}

interface ListedRow {
  readonly value: string;
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
  readonly frequency: number;
  readonly words: string;
}

function listed(rows: readonly ListedRow[]): Suggested {
  return sql`
    select value, text, names, frequency, words::tsvector as words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (value text, text text, names jsonb, frequency integer, words text)`;
}

/** Categories with postings. They are found by their names in all languages. */
async function categoryRows(db: JobSearchTransaction, categories: readonly NamedRow[]): Promise<readonly ListedRow[]> {
  const known = new Map(categories.map((row) => [row.code, row.names]));
  const rows = await db
    .selectFrom('job_search')
    .innerJoin('job_categories', 'job_categories.id', 'job_search.category_id')
    .select(({ fn }) => ['code', 'name', 'names', fn.countAll<number>().as('frequency')])
    .where('is_hidden', '=', false)
    .groupBy('job_categories.id')
    .execute();
  return rows.map(({ code, name, names, frequency }) => {
    const all = textsOf({ ...known.get(code), ...names });
    return { value: code, text: name, names: textsOf(names), frequency, words: documentOf([name, ...Object.values(all)]) };
  });
}

/** Skills by the names that postings give them, each by the most frequent one. */
async function skillRows(db: JobSearchTransaction): Promise<readonly ListedRow[]> {
  const { rows } = await sql<{ code: string; name: string; frequency: number }>`
    select coalesce(skill ->> 'code', '') as code, skill ->> 'name' as name, count(*)::integer as frequency
    from job_search
    join job_postings on job_postings.id = job_search.job_id
    cross join lateral jsonb_array_elements(job_postings.details -> 'skills') as skill
    where job_search.skills is not null and job_postings.details <> '{}'
    group by 1, 2 order by 3 desc, 2 limit ${sql.lit(MOST_SKILLS)}`.execute(db);
  // A posting may name a skill twice, and finds it once.
  const counted = await sql<{ value: string; postings: number }>`
    select skill as value, count(*)::integer as postings
    from job_search cross join lateral unnest(skills) as skill group by 1`.execute(db);
  const postings = new Map(counted.rows.map((row) => [row.value, row.postings]));
  const skills = new Map<string, ListedRow>();
  for (const row of rows) {
    const value = skillKey(row);
    const words = documentOf([row.name]);
    const frequency = postings.get(value);
    if (frequency === undefined || words === '' || skills.has(value)) continue;
    skills.set(value, { value, text: row.name, names: {}, frequency, words });
  }
  return [...skills.values()];
}

function textsOf(names: OtherNames): Record<string, string> {
  return Object.fromEntries(Object.entries(names).flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])));
}
