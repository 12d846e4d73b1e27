import { storedWords } from '#core/contract/search-text/stored-words.ts';
import { registrableDomain } from '#core/server/text/registrable-domain.ts';
import { documentOf, documentOfWords } from '#core/server/text/search-words.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { skillKey } from '#plugins/jobs/contract/filter-values.ts';
import { START_WITHIN } from '../../contract/candidate-search.ts';
import { completenessOf } from '../../contract/completeness.ts';
import { type SavedSections, valuesOf } from '../../contract/profile.ts';
import type { Preferences } from '../../contract/section-schemas.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { workedMonths } from '../../contract/worked-months.ts';
import type { NewCandidateSearchRow } from '../candidate-tables.ts';
import { DATED, termLiteral } from './search-terms.ts';

/** The number of the rules for words. With a greater one, rows with a lower one are made anew in the background. */
export const WORDS_VERSION = 2;

/** Further words of the summary and of descriptions of jobs are left out. */
const MOST_WORDS = 400;

interface ProjectedAt {
  readonly at: Date;
  /** Whether the user is an active candidate with a confirmed address. */
  readonly isActive: boolean;
}

/** The searched facts of a profile. */
export function candidateRow(candidateId: string, sections: SavedSections, { at, isActive }: ProjectedAt): NewCandidateSearchRow {
  const values = valuesOf(sections);
  const { place, preferences, review, experience } = values;
  return {
    candidate_id: candidateId,
    visibility: review.visibility,
    search_state: preferences.search,
    completeness: completenessOf(sections),
    shows_name: review.showsName,
    blocked_companies: review.blockedCompanies.map(({ id }) => id),
    blocked_domains: review.blockedDomains.map(registrableDomain),
    country: place.country,
    ...workOf(experience, at),
    ...startOf(preferences),
    terms: searchedTerms(values),
    words: searchedWords(values),
    words_version: WORDS_VERSION,
    updated_at: at,
    is_active: isActive,
  };
}

/** The months of work up to now. While the candidate works, the months since then are added in a search. */
function workOf({ items }: ProfileSections['experience'], at: Date): Pick<NewCandidateSearchRow, 'worked_months' | 'works_since'> {
  return {
    worked_months: workedMonths(items, at) ?? 0,
    works_since: items.some(({ isCurrent }) => isCurrent) ? at.toISOString().slice(0, 10) : null,
  };
}

function startOf({ availability, noticeDays, availableFrom }: Preferences): Pick<NewCandidateSearchRow, 'starts_on' | 'notice_days'> {
  return {
    starts_on: availability === 'date' && availableFrom !== '' ? `${availableFrom}-01` : null,
    notice_days: availability === 'now' ? 0 : availability === 'notice' ? noticeDays : null,
  };
}

/** A tsvector literal. */
function searchedTerms({ skills, languages, place, preferences, review }: ProfileSections): string {
  const town = textKey(place.city);
  const terms = [
    ...skills.items.map(skillKey).flatMap((key) => (key === '' ? [] : [termLiteral('skill', key)])),
    ...languages.items.map(({ code, level }) => termLiteral('language', `${code}:${level}`)),
    ...(place.country === '' ? [] : [termLiteral('country', place.country)]),
    ...(town === '' ? [] : [termLiteral('town', town)]),
    ...preferences.categories.map((category) => termLiteral('category', category)),
    ...preferences.employmentTypes.map((type) => termLiteral('type', type)),
    ...preferences.workModes.map((mode) => termLiteral('mode', mode)),
    ...startTerms(preferences),
    termLiteral('visibility', review.visibility),
  ];
  return [...new Set(terms)].join(' ');
}

function startTerms(preferences: Preferences): string[] {
  const { notice_days, starts_on } = startOf(preferences);
  const within = START_WITHIN.filter((days) => typeof notice_days === 'number' && notice_days <= Number(days));
  return [...within, ...(starts_on === null ? [] : [DATED])].map((start) => termLiteral('start', start));
}

/**
 * A tsvector literal: wanted and held job titles with weight A, the headline B, skills C, the summary and the descriptions of jobs D. The
 * positions only keep the weights apart.
 */
function searchedWords({ basics, preferences, experience, skills, portfolio }: ProfileSections): string {
  const titles = [...preferences.titles, ...experience.items.map(({ title }) => title)];
  const named = [...skills.items.map(({ name }) => name), ...experience.items.flatMap((job) => job.skills)];
  const told = [portfolio.summary, ...experience.items.map(({ description }) => description)].flatMap((text) => storedWords(text, 'apart'));
  const parts = [
    ...[documentOf(titles, '1A'), documentOf([basics.headline], '2B'), documentOf(named, '3C')],
    documentOfWords(told.slice(0, MOST_WORDS), '4D'),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
