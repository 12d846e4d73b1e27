import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether the candidate's name, e-mail address or message contains each word, ignoring case. For withdrawn applications only
 * the name is searched, because a search must not reveal withheld data.
 */
export function holdsWords(typed: string): RawBuilder<SqlBool> {
  const words = typed.split(/\s+/u).filter((word) => word !== '');
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(users.name ilike ${pattern} or (job_applications.stage <> 'withdrawn'
      and (users.email ilike ${pattern} or job_applications.message ilike ${pattern})))`;
  });
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
