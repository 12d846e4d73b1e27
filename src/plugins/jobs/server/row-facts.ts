import { sql } from 'kysely';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import type { JobSkill } from '../contract/job-details.ts';
import { type JobSummary, MOST_ROW_SKILLS } from '../contract/reply-schemas.ts';
import type { JobsDatabase } from './job-tables.ts';

/** What rows of lists say of a posting beside its columns in `job_search`. */
export type RowFacts = Pick<JobSummary, 'isImportDate' | 'skills' | 'responseDays'>;

/** Finds the facts of all postings of a page in one statement. Postings without any are left out. */
export function rowFactsFinder(db: JobsDatabase): (ids: readonly string[]) => Promise<ReadonlyMap<string, RowFacts>> {
  const isImportDate = sql<boolean>`(source = 'imported' and published_at is not distinct from created_at)`;
  const find = prepared(db, (param: Param<{ ids: string[] }>) =>
    db
      .selectFrom('job_postings')
      .select(['id', isImportDate.as('is_import_date')])
      .select(sql<readonly JobSkill[] | null>`details -> 'skills'`.as('skills'))
      .select(sql<number | null>`(details ->> 'responseDays')::integer`.as('response_days'))
      .where(sql<boolean>`id = any(${param('ids')}::uuid[]) and (details <> '{}' or ${isImportDate})`),
  );
  return async (ids) => {
    const rows = ids.length === 0 ? [] : await find({ ids: [...ids] });
    return new Map(
      rows.map(({ id, is_import_date, skills, response_days }) => [
        id,
        {
          ...(is_import_date && { isImportDate: true }),
          ...(skills !== null && { skills: namedSkills(skills) }),
          ...(response_days !== null && { responseDays: response_days }),
        },
      ]),
    );
  };
}

/** The first skills with a name, in the order of the posting. */
function namedSkills(skills: readonly JobSkill[]): NonNullable<RowFacts['skills']> {
  const named = skills.filter(({ name }) => name.trim() !== '');
  return named.slice(0, MOST_ROW_SKILLS).map(({ code, name }) => ({ code, name }));
}
