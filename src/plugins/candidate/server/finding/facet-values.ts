import { sql } from 'kysely';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { MOST_COUNTED_CANDIDATES, START_WITHIN } from '../../contract/candidate-search.ts';
import { TERMS, type TermKind, termLiteral } from '../search/search-terms.ts';
import type { Dimension } from './choices.ts';
import { type Sql, startsWithin } from './search-shape.ts';

/** The most values of a dimension. */
const MOST_LISTED = 20;

/** Dimensions whose values are not known in advance. All of a set are counted at once, because splitting the terms takes most of the time. */
const LISTED: ReadonlyMap<Dimension, TermKind> = new Map([
  ['skills', 'skill'],
  ['languages', 'language'],
  ['category', 'category'],
]);

/** The table of a `with` that counts the terms of a set for these dimensions. */
export function countedTerms(set: string, dimensions: readonly Dimension[]): readonly Sql[] {
  const kinds = dimensions.flatMap((dimension) => LISTED.get(dimension) ?? []);
  if (kinds.length === 0) return [];
  return [
    sql`${termsOf(set)} as materialized (
      select left(term, 2) as kind, substr(term, 3) as value, count(*)::int as count, (array_agg(candidate_id))[1] as candidate_id
      from (select candidate_id, unnest(tsvector_to_array(terms)) as term from ${countedOf(set)}) as held
      where ascii(term) = any(${kinds.map((kind) => TERMS[kind].charCodeAt(0))}::int[]) group by term
    )`,
  ];
}

/** The values of a dimension with the most candidates, and their numbers. */
export function valueCounts(dimension: Dimension, set: string, now: Date): Sql {
  return sql`select ${sql.lit(dimension)}, value, count, candidate_id from (${countsOf(dimension, set, now)}) as values_of
    order by count desc, value collate "C" limit ${MOST_LISTED}`;
}

function countsOf(dimension: Dimension, set: string, now: Date): Sql {
  switch (dimension) {
    case 'skills':
    case 'category':
      return sql`select value, count, candidate_id from ${termsOf(set)} where kind = ${TERMS[dimension === 'skills' ? 'skill' : 'category']}`;
    case 'languages':
      // A candidate has one level of a language.
      return sql`select split_part(value, ':', 1) as value, sum(count)::int as count, null::uuid as candidate_id
        from ${termsOf(set)} where kind = ${TERMS.language} group by 1`;
    case 'country':
      return counted(sql`country`, sql`${countedOf(set)} where country <> ''`);
    case 'type':
      return counted(sql`value`, sql`${countedOf(set)} join ${known('type', EMPLOYMENT_TYPES)} on terms @@ term`);
    case 'mode':
      return counted(sql`value`, sql`${countedOf(set)} join ${known('mode', WORK_MODES)} on terms @@ term`);
    case 'startWithin': {
      const days = sql`unnest(${START_WITHIN.map(Number)}::int[]) as days`;
      return counted(sql`days::text`, sql`${countedOf(set)} join ${days} on ${startsWithin(sql`days`, now)}`);
    }
  }
}

function counted(value: Sql, from: Sql): Sql {
  return sql`select ${value} as value, count(*)::int as count, null::uuid as candidate_id from ${from} group by 1`;
}

/** Values with their terms. */
function known(kind: TermKind, values: readonly string[]): Sql {
  return sql`unnest(${[...values]}::text[], ${values.map((value) => termLiteral(kind, value))}::tsquery[]) as known (value, term)`;
}

function countedOf(set: string): Sql {
  return sql`(select * from ${sql.ref(set)} limit ${MOST_COUNTED_CANDIDATES}) as counted`;
}

function termsOf(set: string): Sql {
  return sql.ref(`terms_of_${set}`);
}
