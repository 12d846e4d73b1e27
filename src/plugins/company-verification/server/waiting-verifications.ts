import { sql } from 'kysely';
import { runPrepared } from '#core/server/db/prepared.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { WaitingCompany, WaitingVerifications } from '../contract/schemas.ts';
import { MOST_WAITING } from '../contract/verification.ts';
import type { VerificationDatabase } from './verification-tables.ts';

// Its own words, not values: by them PostgreSQL finds the partial index.
const WAITING = sql`
  select count(*)::int as count,
    (select company_id from company_verifications where state = 'pending' and way = 'papers' order by asked_at, company_id limit 1) as first
  from company_verifications where state = 'pending' and way = 'papers'`;

/** The companies whose papers wait for a decision. */
export async function countWaiting(db: VerificationDatabase): Promise<WaitingVerifications> {
  const statement = sql<WaitingVerifications>`${WAITING}`;
  const [waiting] = await runPrepared(db, { compile: () => statement.compile(db) });
  return waiting ?? { count: 0, first: null };
}

/** Within so many working days, an administrator decides. */
const DUE_DAYS = 2;

/** The companies whose papers wait for a decision, longest first. */
export async function listWaiting({
  db,
  companies,
  now,
}: {
  readonly db: VerificationDatabase;
  readonly companies: Pick<CompanyDirectory, 'namesOf'>;
  readonly now: () => Date;
}): Promise<WaitingCompany[]> {
  const statement = sql<{ company_id: string; asked_at: Date }>`
    select company_id, asked_at from company_verifications where state = 'pending' and way = 'papers'
    order by asked_at, company_id limit ${sql.lit(MOST_WAITING)}`;
  const rows = await runPrepared(db, { compile: () => statement.compile(db) });
  const names = await companies.namesOf(rows.map(({ company_id }) => company_id));
  return rows.flatMap(({ company_id: id, asked_at }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, since: asked_at.toISOString(), isLate: now() > afterWorkingDays(asked_at, DUE_DAYS) }];
  });
}

/** The same time so many working days later, Monday to Friday in UTC. */
export function afterWorkingDays(at: Date, days: number): Date {
  const later = new Date(at);
  for (let left = days; left > 0; ) {
    later.setUTCDate(later.getUTCDate() + 1);
    if (later.getUTCDay() !== 0 && later.getUTCDay() !== 6) left -= 1;
  }
  return later;
}
