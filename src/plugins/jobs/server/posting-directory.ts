import { sql } from 'kysely';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PostingDirectory, PostingState } from '../contract/posting-directory.ts';
import type { CompanyLogos } from './company-logos.ts';
import { salaryOf } from './job-mapping.ts';
import type { JobsDatabase, JobsTables } from './job-tables.ts';
import { isOpenToAll, type StandingRow, statusAt, takesApplications } from './posting-clock.ts';
import { detailsOf } from './posting-details.ts';

const STANDING = ['status', 'expires_at', 'deadline', 'ended_at', 'end_reason', 'paused_by_system'] as const;

const STATE = ['company_id', 'status', 'expires_at', 'deadline'] as const;

const TERMS = [
  'id',
  'location',
  'country',
  'work_mode',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'experience_min',
  'experience_max',
  'details',
] as const;

/** @param now the states are by this clock */
export function createPostingDirectory(db: JobsDatabase, companies: CompanyLogos, now: () => Date): PostingDirectory {
  const findTerms = prepared(db, (param: Param<{ ids: string[] }>) =>
    db
      .selectFrom('job_postings')
      .select([...STANDING, ...TERMS])
      .where(sql<boolean>`id = any(${param('ids')}::uuid[])`),
  );
  return {
    stateOf: async (id) => maybe(await stateOf(db, id).executeTakeFirst(), now()),
    statesOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('job_postings')
        .select(['id', ...STATE])
        .where('id', 'in', [...new Set(ids)])
        .execute();
      return new Map(rows.map((row) => [row.id, toState(row, now())]));
    },
    lockedState: async (transaction, id) =>
      maybe(await stateOf(tablesIn<JobsTables>(transaction), id).forShare().executeTakeFirst(), now()),
    cards: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('job_postings')
        .select(['id', 'title', 'company_name as company', 'location', 'company_id'])
        .where('id', 'in', [...new Set(ids)])
        .execute();
      const logos = await companies.logosOf([...new Set(rows.map(({ company_id }) => company_id))]);
      return new Map(
        rows.map(({ company_id, ...card }) => {
          const logoFileId = logos.get(company_id);
          return [card.id, logoFileId === undefined ? card : { ...card, logoFileId }];
        }),
      );
    },
    openTerms: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await findTerms({ ids: [...ids] });
      return rows
        .filter((row) => isOpenToAll(row, now()))
        .map((row) => ({
          id: row.id,
          location: row.location,
          country: row.country,
          workMode: row.work_mode,
          salary: salaryOf(row),
          experienceMin: row.experience_min,
          experienceMax: row.experience_max,
          details: detailsOf(row.details),
        }));
    },
  };
}

type StateRow = Pick<StandingRow, 'status' | 'expires_at' | 'deadline'> & { readonly company_id: string };

function stateOf(db: JobsDatabase, id: string) {
  return db.selectFrom('job_postings').select(STATE).where('id', '=', id);
}

function maybe(row: StateRow | undefined, now: Date): PostingState | undefined {
  return row && toState(row, now);
}

function toState(row: StateRow, now: Date): PostingState {
  return { companyId: row.company_id, status: statusAt(row, now), takesApplications: takesApplications(row, now) };
}
