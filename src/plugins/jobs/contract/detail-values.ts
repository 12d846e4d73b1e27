import type { JobDetails } from './job-details.ts';

/** Levels of a language (Common European Framework of Reference). */
export const CEFR_LEVELS = Object.freeze(['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const);

/** What a new posting promises in its form: to answer within this many days. */
export const USUAL_RESPONSE_DAYS = 14;

/** The highest number of skills that applicants must have. */
export const MOST_MUST_SKILLS = 10;

export const BLANK_DETAILS: JobDetails = Object.freeze({
  skills: [],
  languages: [],
  benefits: [],
  places: [],
  openings: null,
  daysOnSite: null,
  applicantCountries: [],
  educationLevel: '',
  startsOn: '',
  responseDays: null,
  isGross: null,
  isNegotiable: false,
  days: null,
});
