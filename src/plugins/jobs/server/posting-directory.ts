import { type Selectable, sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { applicationsEnd } from '../contract/deadline.ts';
import type { PostingDirectory, PostingReadings, PostingState } from '../contract/posting-directory.ts';
import { yearsOfLevel } from './experience-band.ts';
import { salaryOf, toJobCopy } from './job-mapping.ts';
import type { JobPostingsTable, JobsDatabase, JobsTables } from './job-tables.ts';
import { applyingAt, endedAt, isOpenToAll, statusAt } from './posting-clock.ts';
import { detailsOf } from './posting-details.ts';
import { postingsWithCategory } from './posting-repository.ts';
import { READING_RULES } from './readings/read-texts.ts';

const STANDING = ['status', 'expires_at', 'deadline', 'ended_at', 'end_reason', 'paused_by_system'] as const;

const STATE = [
  'id',
  'company_id',
  'company_name',
  'title',
  'status',
  'expires_at',
  'ended_at',
  'deadline',
  'apply_url',
  'details',
] as const;

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
  'seniority',
  'details',
] as const;

const NOTHING_READ: PostingReadings = { years: null, level: null, skills: [] };

/** @param now the states are by this clock */
export function createPostingDirectory(db: JobsDatabase, companies: Companies, now: () => Date): PostingDirectory {
  const findTerms = prepared(db, (param: Param<{ ids: string[] }>) =>
    db
      .selectFrom('job_postings')
      .leftJoin('job_readings', (join) =>
        join.onRef('job_readings.job_id', '=', 'job_postings.id').on(sql<boolean>`rules = ${sql.lit(READING_RULES)}`),
      )
      .select([...STANDING, ...TERMS])
      .select(['years', 'level', 'skills'])
      .select(sql<readonly number[] | null>`(select places from job_search where job_search.job_id = job_postings.id)`.as('place_ids'))
      .where(sql<boolean>`id = any(${param('ids')}::uuid[])`),
  );
  const findCards = prepared(db, (param: Param<{ ids: string[] }>) =>
    db
      .selectFrom('job_postings')
      .select(['id', 'title', 'company_name as company', 'location', 'company_id'])
      .where(sql<boolean>`id = any(${param('ids')}::uuid[])`),
  );
  const findStates = prepared(db, (param: Param<{ ids: string[] }>) =>
    db
      .selectFrom('job_postings')
      .select(STATE)
      .where(sql<boolean>`id = any(${param('ids')}::uuid[])`),
  );
  const statesIn = async (rows: readonly StateRow[], transaction?: Transaction): Promise<ReadonlyMap<string, PostingState>> => {
    const read = await companies.withActiveMembers([...new Set(rows.map(({ company_id }) => company_id))], transaction);
    return new Map(rows.map((row) => [row.id, toState(row, read.has(row.company_id), now())]));
  };
  return {
    stateOf: async (id) => (await statesIn(await findStates({ ids: [id] }))).get(id),
    statesOf: async (ids) => (ids.length === 0 ? new Map() : statesIn(await findStates({ ids: [...new Set(ids)] }))),
    lockedState: async (transaction, id) => {
      const rows = await tablesIn<JobsTables>(transaction)
        .selectFrom('job_postings')
        .select(STATE)
        .where('id', '=', id)
        .forShare()
        .execute();
      return (await statesIn(rows, transaction)).get(id);
    },
    copyOf: async (transaction, id) => {
      const row = await postingsWithCategory(tablesIn<JobsTables>(transaction))
        .selectAll('job_postings')
        .where('job_postings.id', '=', id)
        .executeTakeFirst();
      return row && toJobCopy(row, now());
    },
    cards: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await findCards({ ids: [...new Set(ids)] });
      const marks = await companies.marksOf([...new Set(rows.map(({ company_id }) => company_id))]);
      return new Map(
        rows.map(({ company_id, ...card }) => {
          const logoFileId = marks.get(company_id)?.logoFileId;
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
          placeIds: row.place_ids ?? [],
          levelYears: yearsOfLevel(row.seniority),
          read: row.skills === null ? NOTHING_READ : { years: row.years, level: row.level, skills: row.skills },
        }));
    },
  };
}

type Companies = Pick<CompanyDirectory, 'marksOf' | 'withActiveMembers'>;

type StateRow = Pick<Selectable<JobPostingsTable>, (typeof STATE)[number]>;

function toState(row: StateRow, isRead: boolean, now: Date): PostingState {
  return {
    companyId: row.company_id,
    title: row.title,
    company: row.company_name,
    status: statusAt(row, now),
    ...applyingAt(row, isRead, now),
    responseDays: detailsOf(row.details).responseDays,
    endsAt: endedAt(row, now) ?? applicationsEnd(row.expires_at, row.deadline),
  };
}
