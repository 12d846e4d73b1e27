import { sql } from 'kysely';
import type { Sql } from '#core/server/db/first-matches.ts';

/** Which companies are found. Absent filters match all companies. */
export interface CompanyFilter {
  /** `companyQuery` of the typed words; `null` when nothing can have them. */
  readonly words?: string | null | undefined;
  /** A member. */
  readonly owner?: string | undefined;
  /** Codes, one of which the company has. */
  readonly industry?: readonly string[] | undefined;
  readonly size?: readonly string[] | undefined;
  readonly country?: readonly string[] | undefined;
  /** Only companies with open jobs. */
  readonly hiring?: true | undefined;
  /** Only verified companies. */
  readonly verified?: true | undefined;
}

/** Companies with open jobs, in a form that the index `companies_by_jobs` has. */
export const IS_HIRING = sql<boolean>`-open_jobs < 0`;

/** Verified companies, in a form that the index `companies_verified` has. */
export const IS_VERIFIED = sql<boolean>`verified_at is not null`;

/** The conditions of a filter; none for all companies. */
export function conditionsOf({ words, owner, industry, size, country, hiring, verified }: CompanyFilter): readonly Sql[] {
  const oneOf = (column: string, values: readonly string[] | undefined): readonly Sql[] =>
    values === undefined ? [] : [sql`${sql.ref(column)} = any(${[...values]})`];
  return [
    ...(words === undefined ? [] : [words === null ? sql`false` : sql`search @@ ${words}::tsquery`]),
    ...(owner === undefined ? [] : [sql`id in (select m.company_id from company_members m where m.user_id = ${owner})`]),
    ...(industry === undefined ? [] : [sql`industries && ${[...industry]}::text[]`]),
    ...oneOf('size', size),
    ...oneOf('country', country),
    ...(hiring === undefined ? [] : [IS_HIRING]),
    ...(verified === undefined ? [] : [IS_VERIFIED]),
  ];
}
