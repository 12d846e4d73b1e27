import type { AskedByPosting, ComparedSkill, KnownOfCandidate } from '../rules/match-input.ts';

/** A skill that master data does not know. */
export function aSkill(name: string, level: number | null = null, codes: readonly string[] = []): ComparedSkill {
  return { name, key: name.toLowerCase(), codes, level };
}

/** A posting that asks for nothing. */
export const ASKS_NOTHING: AskedByPosting = {
  must: [],
  helpful: [],
  experienceMin: null,
  experienceMax: null,
  readYears: null,
  levelYears: null,
  found: [],
  workMode: null,
  places: [],
  placeIds: [],
  placeCountries: [],
  applicantCountries: [],
  languages: [],
  educationLevel: '',
  salary: null,
};

/** An empty profile. */
export const KNOWS_NOTHING: KnownOfCandidate = {
  skills: [],
  near: new Map(),
  experienceMonths: null,
  country: '',
  city: '',
  moveTo: [],
  mayWorkIn: [],
  needsSponsorship: false,
  workModes: [],
  languages: [],
  education: null,
  pay: null,
};

/** A posting that asks for something in each part. */
export const ASKS_ALL: AskedByPosting = {
  must: [aSkill('Wound care', 4), aSkill('Infusions', 3)],
  helpful: [aSkill('Night work'), aSkill('Teaching')],
  experienceMin: 3,
  experienceMax: null,
  readYears: null,
  levelYears: null,
  found: [],
  workMode: 'onsite',
  places: [{ location: 'Porto, Bonfim', country: 'PT' }],
  placeIds: [],
  placeCountries: [],
  applicantCountries: [],
  languages: [
    { code: 'pt', level: 'c1' },
    { code: 'en', level: '' },
  ],
  educationLevel: 'bachelor',
  salary: { min: 2_000_000, max: 2_900_000, currency: 'EUR', period: 'year' },
};

/** A profile that meets {@link ASKS_ALL} in each part. */
export const MEETS_ALL: KnownOfCandidate = {
  skills: [aSkill('Wound care', 4), aSkill('Infusions', 5), aSkill('Night work'), aSkill('Teaching', 1)],
  near: new Map(),
  experienceMonths: 40,
  country: 'PT',
  city: 'Porto',
  moveTo: [],
  mayWorkIn: ['PT'],
  needsSponsorship: false,
  workModes: ['onsite'],
  languages: [
    { code: 'pt', level: 'native' },
    { code: 'en', level: 'b2' },
  ],
  education: 'master',
  pay: { min: 2_400_000, currency: 'EUR', period: 'year' },
};
