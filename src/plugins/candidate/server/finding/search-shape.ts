import { type RawBuilder, sql } from 'kysely';

export type Sql = RawBuilder<unknown>;

/** The values of a search. Absent filters match all candidates. */
export interface SearchShape {
  /** See `visibleTo`. */
  readonly visible: RawBuilder<boolean>;
  /** A tsquery literal. */
  readonly words?: string | undefined;
  /** The keys of each searched skill: of a skill of master data its code, and the keys of all its names. */
  readonly skills: readonly (readonly string[])[];
  readonly allSkills: boolean;
  /** Keys such as `nl:b2`. */
  readonly languages: readonly string[];
  readonly countries: readonly string[];
  readonly townKey?: string | undefined;
  readonly categories: readonly string[];
  readonly types: readonly string[];
  readonly modes: readonly string[];
  readonly minMonths?: number | undefined;
  readonly startWithinDays?: number | undefined;
  readonly now: Date;
}

/** Whether a candidate can start within this number of days. */
export function startsWithin(days: Sql, now: Date): Sql {
  return sql`(notice_days <= ${days} or starts_on <= ${dayOf(now)}::date + ${days})`;
}

/** The months of work up to now. */
export function monthsOfWork(now: Date): Sql {
  const since = sql`age(${dayOf(now)}::date, works_since)`;
  return sql`(worked_months + case when works_since is null then 0
    else (extract(year from ${since}) * 12 + extract(month from ${since}))::int end)`;
}

// As text, because the day of a timestamp would depend on the time zone of the database.
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
