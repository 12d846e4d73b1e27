import { LANGUAGE_LEVELS } from '../../contract/sections.ts';

/**
 * What a term of `candidate_search.terms` says about a candidate, and the beginning of such terms. A language stands with its level. The term
 * `start` has each number of days of `START_WITHIN` within which a candidate can start after the notice, or {@link DATED} for a named month.
 */
export const TERMS = Object.freeze({
  skill: 's:',
  language: 'l:',
  country: 'c:',
  town: 't:',
  category: 'k:',
  type: 'e:',
  mode: 'm:',
  start: 'n:',
  visibility: 'v:',
});

export type TermKind = keyof typeof TERMS;

/** The start of a candidate who named a month. Whether it is near depends on the day. */
export const DATED = 'dated';

/** A term as it stands in a literal of a tsvector or of a tsquery. */
export function termLiteral(kind: TermKind, value: string): string {
  return `'${TERMS[kind]}${value.replace(/['\\]/g, '$&$&')}'`;
}

/** The key of a language, such as `nl:b2`, with those of all higher levels. */
export function levelsFrom(key: string): string[] {
  const [code] = key.split(':');
  const keys = LANGUAGE_LEVELS.map((level) => `${code}:${level}`);
  return keys.slice(keys.indexOf(key));
}
