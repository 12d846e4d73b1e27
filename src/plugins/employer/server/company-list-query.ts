import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { textKey } from '#core/server/text/text-key.ts';
import type { CompanyOrder } from '../contract/company.ts';
import type { CompanyJobCounter } from '../contract/company-references.ts';
import type { CompanyRow } from './employer-tables.ts';

/** Which companies a list has. Absent filters match all companies. */
export interface CompanyFilter {
  /** A part of the name. */
  readonly q?: string | undefined;
  /** A member. */
  readonly owner?: string | undefined;
  /** Codes of industries, one of which the company has. */
  readonly industries?: readonly string[] | undefined;
}

/** The last company of the previous page. */
export interface CompanyPosition {
  /** The key of the name. */
  readonly key: string;
  readonly id: string;
  /** The number of open jobs, in the order of these. */
  readonly jobs?: number | undefined;
}

interface CompanyListShape extends CompanyFilter {
  readonly sort: CompanyOrder;
  /** The list continues after this company. */
  readonly after: CompanyPosition | undefined;
  /** Highest number of rows. */
  readonly rows: number;
  /** `undefined` while no plugin has postings. */
  readonly openJobs: CompanyJobCounter['openJobs'] | undefined;
}

/** A company, with the number of open jobs in the order of these. */
export type CompanyListRow = CompanyRow & { readonly open_jobs?: number };

/** The statement for one page of the list. */
export function companyListQuery({ sort, after, rows, openJobs, ...filter }: CompanyListShape): RawBuilder<CompanyListRow> {
  if (sort === 'jobs' && openJobs !== undefined) return byOpenJobs(openJobs, filter, after, rows);
  // Ids are in the order of creation.
  const isNewest = sort === 'newest';
  const isAfter = isNewest ? sql`id < ${after?.id}::uuid` : sql`(name_key, id) > (${after?.key}, ${after?.id}::uuid)`;
  return sql<CompanyListRow>`
    select * from companies where ${isFound(filter)} and ${after === undefined ? sql`true` : isAfter}
    order by ${isNewest ? sql`id desc` : sql`name_key, id`} limit ${rows}`;
}

/** Numbers change while a user reads: a company may then stand on two pages or on none. */
function byOpenJobs(
  openJobs: CompanyJobCounter['openJobs'],
  filter: CompanyFilter,
  after: CompanyPosition | undefined,
  rows: number,
): RawBuilder<CompanyListRow> {
  const jobs = sql`coalesce(counted.open_jobs, 0)`;
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(${jobs} < ${after.jobs ?? 0} or (${jobs} = ${after.jobs ?? 0} and (name_key, id) > (${after.key}, ${after.id}::uuid)))`;
  return sql<CompanyListRow>`
    select companies.*, page.open_jobs from (
      select id, ${jobs} as open_jobs from companies left join (${openJobs}) as counted on counted.company_id = id
      where ${isFound(filter)} and ${isAfter} order by 2 desc, name_key, id limit ${rows}
    ) as page join companies on companies.id = page.id
    order by page.open_jobs desc, name_key, companies.id`;
}

/** All companies of a filter, for a count. */
export function countedCompanies(filter: CompanyFilter): RawBuilder<unknown> {
  return sql`select from companies where ${isFound(filter)}`;
}

function isFound({ q, owner, industries }: CompanyFilter): RawBuilder<SqlBool> {
  const conditions = [
    ...(q === undefined ? [] : [sql`name_key like ${`%${textKey(q).replace(/[\\%_]/g, '\\$&')}%`}`]),
    ...(owner === undefined ? [] : [sql`id in (select m.company_id from company_members m where m.user_id = ${owner})`]),
    ...(industries === undefined ? [] : [sql`industry = any(${[...industries]})`]),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
