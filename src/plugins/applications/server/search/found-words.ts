import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { personQuery } from '#core/server/text/person-keys.ts';
import { searchWords } from '#core/server/text/search-words.ts';

/** Where applications are searched. */
export interface SearchedPlace {
  /** `undefined` for all companies. */
  readonly companies: readonly string[] | undefined;
  readonly jobId: string | undefined;
}

/**
 * Whether what was sent with an application has each word, or the candidate's present name and address have. A word must begin a word. Of
 * withdrawn applications only the name is searched, because a search must not reveal withheld data. The statement joins `users`.
 */
export function holdsWords(typed: string, place: SearchedPlace): RawBuilder<SqlBool> {
  const words = searchWords(typed);
  const person = personQuery(typed);
  if (words === undefined) return sql<SqlBool>`${typed.trim() === ''}`;
  const found = (column: 'words' | 'name_words') => sql`job_applications.id in (
    select application_id from application_search ${within(place)} and ${sql.ref(column)} @@ ${words}::tsquery)`;
  const isPerson = person === undefined ? sql`false` : sql`users.search @@ ${person}::tsquery`;
  return sql<SqlBool>`case when job_applications.stage = 'withdrawn' then ${found('name_words')} else ${found('words')} or ${isPerson} end`;
}

function within({ companies, jobId }: SearchedPlace): RawBuilder<unknown> {
  const conditions = [
    ...(companies === undefined ? [] : [sql`company_id = any(${[...companies]}::uuid[])`]),
    ...(jobId === undefined ? [] : [sql`job_id = ${jobId}::uuid`]),
  ];
  return conditions.length === 0 ? sql`where true` : sql`where ${sql.join(conditions, sql` and `)}`;
}
