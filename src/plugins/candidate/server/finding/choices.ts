import { sql } from 'kysely';
import { DATED, levelsFrom, type TermKind, termLiteral } from '../search/search-terms.ts';
import { type SearchShape, type Sql, startsWithin } from './search-shape.ts';

/** The filters whose values are counted. */
export const DIMENSIONS = Object.freeze(['skills', 'languages', 'country', 'category', 'type', 'mode', 'startWithin'] as const);

export type Dimension = (typeof DIMENSIONS)[number];

/** What a search chose in a filter. */
interface Choice {
  /** A tsquery literal in parentheses, which matches the terms of all candidates who have the choice. */
  readonly terms: string;
  /** Set when `terms` match others too. */
  readonly exact?: Sql;
}

export type Choices = ReadonlyMap<Dimension, Choice>;

/** The choices of a search, by their filters. */
export function choicesOf(shape: SearchShape): Choices {
  const { skills, allSkills, languages, countries, categories, types, modes, startWithinDays, now } = shape;
  const asked = allSkills ? skills : skills.length === 0 ? [] : [skills.flat()];
  const choices: Readonly<Record<Dimension, Choice | undefined>> = {
    skills: every(asked.map((keys) => oneOf('skill', keys))),
    languages: every(languages.map((key) => oneOf('language', levelsFrom(key)))),
    country: some('country', countries),
    category: some('category', categories),
    type: some('type', types),
    mode: some('mode', modes),
    startWithin:
      startWithinDays === undefined
        ? undefined
        : { terms: oneOf('start', [String(startWithinDays), DATED]), exact: startsWithin(sql`${startWithinDays}::int`, now) },
  };
  return new Map(
    DIMENSIONS.flatMap((dimension): [Dimension, Choice][] => {
      const choice = choices[dimension];
      return choice === undefined ? [] : [[dimension, choice]];
    }),
  );
}

function some(kind: TermKind, values: readonly string[]): Choice | undefined {
  return values.length === 0 ? undefined : { terms: oneOf(kind, values) };
}

function every(conditions: readonly string[]): Choice | undefined {
  return conditions.length === 0 ? undefined : { terms: `(${conditions.join(' & ')})` };
}

function oneOf(kind: TermKind, values: readonly string[]): string {
  return `(${values.map((value) => termLiteral(kind, value)).join(' | ')})`;
}

/** Whether a candidate has a choice. */
export function isHeld({ terms, exact }: Choice): Sql {
  return exact ?? hasTerms(terms);
}

/** The same as a condition. The index finds the terms. */
export function holds(choice: Choice): readonly Sql[] {
  return [hasTerms(choice.terms), ...(choice.exact === undefined ? [] : [choice.exact])];
}

/** The condition that a candidate has all choices but at most one. One search of the index decides it. */
export function holdsAllButOne(choices: Choices): readonly Sql[] {
  const terms = allButOne([...choices.values()].map((choice) => choice.terms));
  return terms === undefined ? [] : [hasTerms(terms)];
}

/** `undefined` when any terms match. */
function allButOne([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || others.length === 0) return undefined;
  const without = others.join(' & ');
  const rest = allButOne(others);
  return `(${without} | ${rest === undefined ? first : `${first} & ${rest}`})`;
}

export function hasTerms(terms: string): Sql {
  return sql`candidate_search.terms @@ ${terms}::tsquery`;
}
