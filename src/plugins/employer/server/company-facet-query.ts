import { type RawBuilder, sql } from 'kysely';
import { type Sql, where } from '#core/server/db/first-matches.ts';
import { MOST_COUNTED_COMPANIES } from '../contract/company.ts';
import { type CompanyFilter, conditionsOf, IS_HIRING, IS_VERIFIED } from './company-conditions.ts';

/** The filters whose values are counted. */
export const COUNTED = ['industry', 'size', 'country', 'hiring', 'verified'] as const satisfies readonly (keyof CompanyFilter)[];

export type Counted = (typeof COUNTED)[number];

/** A value of a filter, and how many companies have it. The rows `all` count the companies of a pass. */
export interface CompanyFacetRow {
  /** `found` for the companies that all filters find, or the filter without whose own choice they were found. */
  readonly pass: 'found' | Counted;
  readonly counted: 'all' | Counted;
  /** `null` for companies without one. Industries are several codes, separated by commas; empty for none. */
  readonly value: string | null;
  readonly count: number;
  /** Whether more companies are found than the pass counted. */
  readonly more: boolean;
}

interface Pass {
  readonly pass: CompanyFacetRow['pass'];
  readonly filter: CompanyFilter;
  readonly counted: readonly Counted[];
}

/** Counts in one pass over the companies found the filters without a choice, and in one more each filter with a choice. One statement. */
export function companyFacetQuery(filter: CompanyFilter): RawBuilder<CompanyFacetRow> {
  const chosen = COUNTED.filter((name) => filter[name] !== undefined);
  const passes: readonly Pass[] = [
    { pass: 'found', filter, counted: COUNTED.filter((name) => !chosen.includes(name)) },
    ...chosen.map((name) => ({ pass: name, filter: { ...filter, [name]: undefined }, counted: [name] })),
  ];
  return sql<CompanyFacetRow>`${sql.join(passes.map(countsOf), sql` union all `)}`;
}

function countsOf({ pass, filter, counted }: Pass): Sql {
  const most = sql.lit(MOST_COUNTED_COMPANIES);
  const columns = counted.map((name) => sql.ref(name));
  const names = counted.map((name) => sql`when grouping(${sql.ref(name)}) = 0 then ${sql.lit(name)}`);
  const texts = columns.map((column) => sql`${column}::text`);
  return sql`(
    with found as materialized (
      select array_to_string(industries, ',') as industry, size, country, ${IS_HIRING} as hiring, ${IS_VERIFIED} as verified from companies
      ${where(conditionsOf(filter))} limit ${most} + 1
    )
    select ${sql.lit(pass)} as pass, ${counted.length === 0 ? sql`'all'` : sql`case ${sql.join(names, sql` `)} else 'all' end`} as counted,
      ${texts.length === 0 ? sql`null::text` : sql`coalesce(${sql.join(texts)})`} as value, count(*)::int as count,
      (select count(*) > ${most} from found) as more
    from (select * from found limit ${most}) as those
    group by grouping sets (${sql.join([sql`()`, ...columns.map((column) => sql`(${column})`)])})
  )`;
}
