import { sql } from 'kysely';
import type { Sql } from '#core/server/db/first-matches.ts';
import type { FeedbackFilters } from '../contract/handling-schemas.ts';
import { OPEN_STATES } from '../contract/life-cycle.ts';
import { feedbackNumberIn } from './feedback-number.ts';
import { feedbackQuery, searchedWords } from './feedback-words.ts';

/** The filters of a list as conditions on the table `feedback`, without the period. */
export function feedbackConditions(filters: FeedbackFilters): readonly Sql[] {
  const { q = '', kind, state, tag, assignee, rating, language, page } = filters;
  return [
    ...(q === '' ? [] : searched(q)),
    ...given(kind, (value) => sql`kind = ${value}`),
    ...given(state, (value) => sql`state = any (${value === 'open' ? OPEN_STATES : [value]}::text[])`),
    ...given(tag, (value) => sql`tags @> array[${value}]`),
    ...given(assignee, (value) => (value === 'nobody' ? sql`assignee_id is null` : sql`assignee_id = ${value}::uuid`)),
    ...given(rating, (value) => sql`rating = ${value}`),
    ...given(language, inLanguage),
    ...given(page, onPage),
  ];
}

/** The period in which feedback was sent. */
export function periodConditions({ from, to }: FeedbackFilters): readonly Sql[] {
  return [
    ...given(from, (value) => sql`created_at >= ${value}::timestamptz`),
    ...given(to, (value) => sql`created_at < ${value}::timestamptz`),
  ];
}

function given<Value>(value: Value | undefined, condition: (value: Value) => Sql): readonly Sql[] {
  return value === undefined ? [] : [condition(value)];
}

// So many words have a shorter beginning in common that the index would take long.
const LEAST_INDEXED = 3;

function searched(q: string): readonly Sql[] {
  const number = feedbackNumberIn(q);
  if (number !== undefined) return [sql`number = ${number}`];
  const [longest, ...others] = searchedWords(q).toSorted((one, other) => other.length - one.length);
  // A text without letters and digits is not the beginning of any word.
  if (longest === undefined) return [sql`false`];
  const indexed = [longest, ...others.filter((word) => word.length >= LEAST_INDEXED)];
  const short = others.filter((word) => word.length < LEAST_INDEXED);
  // PostgreSQL uses no index for a condition with `is true`: it checks the rows that the other words find.
  return [
    sql`search @@ ${feedbackQuery(indexed)}::tsquery`,
    ...(short.length === 0 ? [] : [sql`(search @@ ${feedbackQuery(short)}::tsquery) is true`]),
  ];
}

// The index has the first characters of each path only. In code points.
const INDEXED_PATH = 200;

function onPage(page: string): Sql {
  const beginning = [...page].slice(0, INDEXED_PATH).join('');
  return sql`(starts_with(left(page, ${sql.lit(INDEXED_PATH)}), ${beginning}) and starts_with(page, ${page}))`;
}

// Tags of languages have no case. `de` also matches `de-AT`.
function inLanguage(language: string): Sql {
  const tag = language.toLowerCase();
  return sql`(lower(language) = ${tag} or starts_with(lower(language), ${`${tag}-`}))`;
}
