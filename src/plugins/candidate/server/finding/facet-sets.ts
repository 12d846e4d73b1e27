import { sql } from 'kysely';
import { MOST_COUNTED_CANDIDATES } from '../../contract/candidate-search.ts';
import { type Choices, choicesOf, type Dimension, holds, holdsAllButOne, isHeld } from './choices.ts';
import { newestRows, searchConditions } from './search-query.ts';
import type { SearchShape, Sql } from './search-shape.ts';

/** One candidate more than are counted, which shows that there are more. */
const MOST_IN_SET = MOST_COUNTED_CANDIDATES + 1;

/** What is counted of a candidate. */
const COUNTED = sql`terms, country, notice_days, starts_on`;

/**
 * The newest candidates whom a search finds, and for each choice those whom it finds without this choice: the table `found`, and a table for
 * each choice.
 */
export interface FacetSets {
  /** Tables of a `with`. Each set has the newest candidates first, and at most one more than are counted. */
  readonly tables: readonly Sql[];
  /** The table of the candidates in whom a dimension is counted. */
  readonly setOf: (dimension: Dimension) => string;
  /** The condition that the sets are complete. If not, they are empty. */
  readonly areComplete: Sql;
}

/**
 * Whether one search for all sets is faster. With one choice it would replace only two. Without words and a town so many candidates match
 * that the newest of each set are found at once.
 */
export function sharesSets(shape: SearchShape): boolean {
  return choicesOf(shape).size > 1 && (shape.words !== undefined || shape.townKey !== undefined);
}

/** Reads each set by its own search. */
export function separateSets(shape: SearchShape): FacetSets {
  const conditions = searchConditions(shape);
  return setsOf(shape, (needed) =>
    newestRows([...conditions, ...[...needed.values()].flatMap(holds)], { columns: COUNTED, rows: sql`${MOST_IN_SET}` }),
  );
}

/**
 * Reads all sets by one search, because all are parts of those who have all choices but at most one. The sets are complete when the newest
 * of these fill all of them, or are all.
 */
export function sharedSets(shape: SearchShape): FacetSets {
  const choices = choicesOf(shape);
  const rows = (choices.size + 2) * MOST_IN_SET;
  const flags = [...choices].map(([dimension, choice]) => sql`coalesce(${isHeld(choice)}, false) as ${flagOf(dimension)}`);
  const near = newestRows([...searchConditions(shape), ...holdsAllButOne(choices)], {
    columns: sql.join([COUNTED, ...flags]),
    rows: sql`${rows}`,
  });
  const areComplete = sql`(select is_complete from reach)`;
  const { tables, ...sets } = setsOf(
    shape,
    (needed) => sql`select * from near where ${isIn(needed)} and ${areComplete} limit ${MOST_IN_SET}`,
  );
  // `found` is a part of all others.
  const reach = sql`select count(*) < ${rows} or count(*) filter (where ${isIn(choices)}) >= ${MOST_IN_SET} as is_complete from near`;
  return {
    ...sets,
    tables: [sql`near as materialized (${near})`, sql`reach as materialized (${reach})`, ...tables],
    areComplete,
  };
}

function flagOf(dimension: Dimension): Sql {
  return sql.ref(`has_${dimension}`);
}

function isIn(needed: Choices): Sql {
  return needed.size === 0 ? sql`true` : sql.join([...needed.keys()].map(flagOf), sql` and `);
}

function setsOf(shape: SearchShape, read: (needed: Choices) => Sql): FacetSets {
  const choices = choicesOf(shape);
  const setOf = (dimension: Dimension): string => (choices.has(dimension) ? `without_${dimension}` : 'found');
  const without = [...choices.keys()].map((left) => {
    const needed = new Map([...choices].filter(([dimension]) => dimension !== left));
    return sql`${sql.ref(setOf(left))} as (${read(needed)})`;
  });
  return { tables: [sql`found as materialized (${read(choices)})`, ...without], setOf, areComplete: sql`true` };
}
