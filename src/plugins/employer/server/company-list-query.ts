import { type RawBuilder, sql } from 'kysely';
import { firstMatches, type Sql, where } from '#core/server/db/first-matches.ts';
import type { CompanyOrder } from '../contract/company.ts';
import { type CompanyFilter, conditionsOf } from './company-conditions.ts';
import type { CompanyRow } from './employer-tables.ts';

/** The last company of the previous page. */
export interface CompanyPosition {
  /** The key of the name. */
  readonly key: string;
  readonly id: string;
  /** The number of open jobs. */
  readonly jobs: number;
}

interface CompanyListShape {
  readonly filter: CompanyFilter;
  readonly sort: CompanyOrder;
  /** The list continues after this company. */
  readonly after: CompanyPosition | undefined;
  /** Highest number of rows. */
  readonly rows: number;
}

const COLUMNS = [
  'id',
  'name',
  'name_key',
  'website',
  'tagline',
  'country',
  'places',
  'size',
  'industries',
  'logo_file_id',
  'open_jobs',
  'verified_at',
  'verified_way',
] as const satisfies readonly (keyof CompanyRow)[];

/** A company of the list. */
export type CompanyListRow = Pick<CompanyRow, (typeof COLUMNS)[number]> & { readonly has_members: boolean };

/** An order that an index of `companies` has. Ids are in the order of creation. */
export interface Ordering<Position> {
  readonly by: Sql;
  readonly after: (position: Position) => Sql;
}

/** The orders of every list of companies. */
export const COMPANY_ORDERINGS: Readonly<Record<CompanyOrder, Ordering<CompanyPosition>>> = {
  name: {
    by: sql`order by name_key, id`,
    after: ({ key, id }) => sql`(name_key, id) > (${key}, ${id}::uuid)`,
  },
  newest: {
    by: sql`order by id desc`,
    after: ({ id }) => sql`id < ${id}::uuid`,
  },
  // Numbers change while a user reads: a company may then stand on two pages or on none.
  jobs: {
    by: sql`order by -open_jobs, name_key, id`,
    after: ({ jobs, key, id }) => sql`(-open_jobs, name_key, id) > (${-jobs}::integer, ${key}, ${id}::uuid)`,
  },
};

/** The statement for one page of the list. */
export function companyListQuery({ filter, sort, after, rows }: CompanyListShape): RawBuilder<CompanyListRow> {
  const { by, after: isAfter } = COMPANY_ORDERINGS[sort];
  const filters = conditionsOf(filter);
  const page = firstMatches({
    table: 'companies',
    columns: sql.join(COLUMNS.map((column) => sql.ref(column))),
    by,
    range: after === undefined ? [] : [isAfter(after)],
    filters,
    // Without filters, all pages of an order are one statement.
    rows: filters.length === 0 ? sql`${rows}` : sql.lit(rows),
  });
  return sql<CompanyListRow>`
    select page.*, exists (select from company_members m where m.company_id = page.id) as has_members from (${page}) as page ${by}`;
}

/** All companies of a filter, for a count. */
export function countedCompanies(filter: CompanyFilter): RawBuilder<unknown> {
  return sql`select from companies ${where(conditionsOf(filter))}`;
}
