import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ACTIVE_STAGES, type ApplicationStage, type Standing } from '../contract/application.ts';
import { SETTLE_MS } from './settled-moves.ts';

/** The stage in which a candidate sees an application that was just moved. */
export interface SeenStage {
  readonly id: string;
  readonly stage: ApplicationStage;
}

/** How applications stand for their candidate at a time. */
export interface SeenStanding {
  readonly standing: Standing;
  readonly now: Date;
}

/** Whether the reader sees an application in one of the stages. */
export function isIn(stages: readonly ApplicationStage[], seenElsewhere: readonly SeenStage[]): RawBuilder<SqlBool> {
  const stored = sql<SqlBool>`job_applications.stage in (${sql.join(stages)})`;
  if (seenElsewhere.length === 0) return stored;
  const ids = seenElsewhere.map(({ id }) => id);
  const here = seenElsewhere.filter(({ stage }) => stages.includes(stage)).map(({ id }) => id);
  return sql<SqlBool>`((${stored} and job_applications.id <> all(${ids}::uuid[])) or job_applications.id = any(${here}::uuid[]))`;
}

/** Whether an application stands so for its candidate, who sees an employer's move when it is settled. */
export function standsAs(seen: SeenStanding | undefined, seenElsewhere: readonly SeenStage[]): RawBuilder<SqlBool> {
  if (seen === undefined) return sql<SqlBool>`true`;
  const isActive = isIn(ACTIVE_STAGES, seenElsewhere);
  if (seen.standing === 'ended') return sql<SqlBool>`not ${isActive}`;
  return seen.standing === 'active' ? isActive : sql<SqlBool>`(${isActive} and ${isLate(seen.now)})`;
}

/** Whether the promised answer is late, unless the application has ended. */
export function isLate(now: Date): RawBuilder<SqlBool> {
  const settled = new Date(now.getTime() - SETTLE_MS);
  return sql<SqlBool>`(answer_by < ${now}::timestamptz and (first_response_at is null or first_response_at > ${settled}::timestamptz))`;
}

/** Whether the title or the company has each word, ignoring case. */
export function hasOwnWords(typed: string): RawBuilder<SqlBool> {
  return eachWord(typed, (pattern) => sql`(job_applications.job_title ilike ${pattern} or job_applications.company_name ilike ${pattern})`);
}

function eachWord(typed: string, matches: (pattern: string) => RawBuilder<unknown>): RawBuilder<SqlBool> {
  const words = typed.split(/\s+/u).filter((word) => word !== '');
  const conditions = words.map((word) => matches(`%${word.replace(/[\\%_]/g, '\\$&')}%`));
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
