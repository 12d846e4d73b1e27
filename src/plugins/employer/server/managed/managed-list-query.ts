import { type RawBuilder, sql } from 'kysely';
import { firstMatches, type Sql, where } from '#core/server/db/first-matches.ts';
import type { CompanyOrigin, ManagedOrder } from '../../contract/managed/managed-companies.ts';
import type { VerificationState } from '../../contract/verified.ts';
import { type CompanyFilter, conditionsOf } from '../company-conditions.ts';
import { COMPANY_ORDERINGS, type CompanyPosition, type Ordering } from '../company-list-query.ts';
import type { CompanyRow } from '../employer-tables.ts';

/** Which companies are found. Absent filters match all companies. */
export interface ManagedFilter extends Pick<CompanyFilter, 'words' | 'owner'> {
  readonly state?: VerificationState | undefined;
  readonly origin?: CompanyOrigin | undefined;
  /** `none`: only companies without members. */
  readonly members?: 'none' | undefined;
}

/** The last company of the previous page. */
export interface ManagedPosition extends CompanyPosition {
  /** Since when it waits; `infinity` for a company that waits for nobody. */
  readonly waiting: string;
}

interface ManagedListShape {
  readonly filter: ManagedFilter;
  readonly sort: ManagedOrder;
  /** The list continues after this company. */
  readonly after: ManagedPosition | undefined;
  /** Highest number of rows. */
  readonly rows: number;
}

const COLUMNS = [
  'id',
  'name',
  'name_key',
  'country',
  'website',
  'logo_file_id',
  'verification',
  'waiting_since',
  'verified_at',
  'verified_way',
  'open_jobs',
  'origin',
  'created_at',
] as const satisfies readonly (keyof CompanyRow)[];

/** A company of the list. */
export type ManagedRow = Pick<CompanyRow, (typeof COLUMNS)[number]> & { readonly members: number };

// In the form that the index `companies_waiting` has.
const WAITING = sql`coalesce(waiting_since, 'infinity'::timestamptz)`;

const ORDERINGS: Readonly<Record<ManagedOrder, Ordering<ManagedPosition>>> = {
  ...COMPANY_ORDERINGS,
  waiting: {
    by: sql`order by ${WAITING}, name_key, id`,
    after: ({ waiting, key, id }) => sql`(${WAITING}, name_key, id) > (${waiting}::timestamptz, ${key}, ${id}::uuid)`,
  },
};

/** The statement for one page of the list. */
export function managedListQuery({ filter, sort, after, rows }: ManagedListShape): RawBuilder<ManagedRow> {
  const { by, after: isAfter } = ORDERINGS[sort];
  const filters = managedConditions(filter);
  const page = firstMatches({
    table: 'companies',
    columns: sql.join(COLUMNS.map((column) => sql.ref(column))),
    by,
    range: after === undefined ? [] : [isAfter(after)],
    filters,
    // Without filters, all pages of an order are one statement.
    rows: filters.length === 0 ? sql`${rows}` : sql.lit(rows),
  });
  return sql<ManagedRow>`
    select page.*, (select count(*)::int from company_members m where m.company_id = page.id) as members from (${page}) as page ${by}`;
}

/** All companies of a filter, for a count. */
export function countedManaged(filter: ManagedFilter): RawBuilder<unknown> {
  return sql`select from companies ${where(managedConditions(filter))}`;
}

/** The conditions of a filter; none for all companies. */
export function managedConditions({ state, origin, members, ...filter }: ManagedFilter): readonly Sql[] {
  return [
    ...conditionsOf(filter),
    ...(state === undefined ? [] : [sql`verification = ${state}`]),
    ...(origin === undefined ? [] : [sql`origin = ${origin}`]),
    ...(members === undefined ? [] : [sql`not exists (select from company_members m where m.company_id = id)`]),
  ];
}
