import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { textKey, wordsOf } from '#core/server/text/text-key.ts';
import { skillKey } from '#plugins/jobs/contract/search.ts';
import { completenessOf } from '../../contract/completeness.ts';
import { type SavedSections, valuesOf } from '../../contract/profile.ts';
import { LANGUAGE_LEVELS, type Preferences, type ProfileSections, type SpokenLanguage } from '../../contract/sections.ts';
import { workedMonths } from '../../contract/worked-months.ts';
import type { NewCandidateSearchRow } from '../candidate-tables.ts';

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
    skills: [...new Set(values.skills.items.map(skillKey).filter((key) => key !== ''))],
    languages: values.languages.items.flatMap(languageKeys),
    countries: given(place.country),
    towns: given(textKey(place.city)),
    categories: [...preferences.categories],
    employment_types: [...preferences.employmentTypes],
    work_modes: [...preferences.workModes],
    ...workOf(experience, at),
    ...startOf(preferences),
    words: searchedWords(values),
    updated_at: at,
    is_active: isActive,
  };
}

function given(value: string): string[] {
  return value === '' ? [] : [value];
}

/** The domain that a company registers, without subdomains: `example.co.uk` of `jobs.example.co.uk`. Sites on a shared host differ. In Punycode. */
export function registrableDomain(domain: string): string {
  const host = domainToASCII(domain);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** A language with its level and all lower ones, so that a search for a level finds higher ones by the same key. */
function languageKeys({ code, level }: SpokenLanguage): string[] {
  return LANGUAGE_LEVELS.slice(0, LANGUAGE_LEVELS.indexOf(level) + 1).map((lower) => `${code}:${lower}`);
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

/** A tsvector literal: wanted and held job titles with weight A, the headline B, skills C. The positions only keep the weights apart. */
function searchedWords({ basics, preferences, experience, skills }: ProfileSections): string {
  const titles = [...preferences.titles, ...experience.items.map(({ title }) => title)].join(' ');
  const named = [...skills.items.map(({ name }) => name), ...experience.items.flatMap((job) => job.skills)].join(' ');
  return [...weighed(titles, '1A'), ...weighed(basics.headline, '2B'), ...weighed(named, '3C')].join(' ');
}

// wordsOf returns only letters and digits, so nothing needs quotes.
function weighed(text: string, place: string): string[] {
  return [...new Set(wordsOf(text))].map((word) => `${word}:${place}`);
}
