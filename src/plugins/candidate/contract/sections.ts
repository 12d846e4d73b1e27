import type { EmploymentType, WorkMode } from '#plugins/jobs/contract/job.ts';
import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';
import type { Cv } from './cvs.ts';
import type { BlockedCompany, SearchState, Visibility } from './visibility.ts';

// In all of these types, empty text means "not given". Forms and the API use the same values.

/** Step 1: photo, headline and pronouns. */
export interface Basics {
  /** Id of the file. */
  readonly photo: string | null;
  /** One line, up to 120 characters. */
  readonly headline: string;
  /** Up to 30 characters. */
  readonly pronouns: string;
  /** Whether the candidate confirmed to be of working age. No date of birth is asked. */
  readonly isOldEnough: boolean;
}

/** The highest longest commute, in km. */
export const MOST_COMMUTE_KM = 200;

/** Step 2: where the candidate lives and may work, and the contact data. */
export interface Place {
  /** E.164: a plus and 8 to 15 digits. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Up to 120 characters. */
  readonly city: string;
  /** Up to 12 characters. */
  readonly postalCode: string;
  /** Maximum commute in km, 0 to 200. */
  readonly commuteKm: number | null;
  /** Countries to which the candidate would move; up to 10. */
  readonly moveTo: readonly string[];
  /** Countries in which the candidate may work; up to 20. The form never asks for a nationality. */
  readonly mayWorkIn: readonly string[];
  /** Whether an employer elsewhere would have to apply for a permit. */
  readonly needsSponsorship: boolean;
  /** Up to 10 addresses that begin with `https://`. */
  readonly links: readonly string[];
}

/** When the candidate can start; empty when not given. */
export type Availability = '' | 'now' | 'notice' | 'date';

/** The minimum pay, in minor units (cents for EUR). */
export interface PayWish {
  readonly min: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly period: PayPeriod;
}

/** The highest number of categories in a profile. */
export const MOST_CATEGORIES = 5;

/** Step 3: what the candidate looks for. */
export interface Preferences {
  /** 1 to 5 job titles. */
  readonly titles: readonly string[];
  /** Codes of up to 5 categories of job postings. */
  readonly categories: readonly string[];
  readonly employmentTypes: readonly EmploymentType[];
  readonly workModes: readonly WorkMode[];
  readonly pay: PayWish | null;
  /** Whether employers see `pay`. */
  readonly showsPay: boolean;
  readonly search: SearchState;
  readonly availability: Availability;
  /** Notice period in days, 0 to 365. Used only when `availability` is `notice`. */
  readonly noticeDays: number | null;
  /** Month, `2026-03`, at most 2 years ahead. Used only when `availability` is `date`. */
  readonly availableFrom: string;
}

/** An item of a list. The client creates its id, which never changes. */
export interface Item {
  readonly id: string;
}

/** Step 4: a past or current job. Months are `2026-03`. */
export interface Job extends Item {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly employmentType: EmploymentType | '';
  readonly start: string;
  /** Empty for a current job. */
  readonly end: string;
  readonly isCurrent: boolean;
  readonly description: string;
  readonly skills: readonly string[];
}

/** The level of a course of education. */
export const EDUCATION_LEVELS = ['school', 'vocational', 'bachelor', 'master', 'doctorate', 'other'] as const;

/** Step 5: a school, a training or a course of study. */
export interface Education extends Item {
  readonly institution: string;
  readonly level: (typeof EDUCATION_LEVELS)[number] | '';
  readonly field: string;
  readonly startYear: number | null;
  /** May lie up to 8 years ahead, for an expected end. */
  readonly endYear: number | null;
  readonly grade: string;
  readonly description: string;
}

/** Step 6: a skill. */
export interface Skill extends Item {
  /** Code in master data; empty for a skill that only has its typed name. */
  readonly code: string;
  /** 2 to 60 characters; up to 120 for a skill with a code. */
  readonly name: string;
  /** 1 (knows of it) to 5 (expert); `null` when not given. */
  readonly level: number | null;
  /** 0 to 50. */
  readonly years: number | null;
  /** The year in which the candidate used it last, 1950 to this year. */
  readonly lastUsed: number | null;
}

/** The highest number of skills in a profile. */
export const MOST_SKILLS = 50;

/** Language levels: those of the Common European Framework, and native. */
export const LANGUAGE_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;

/** Step 7: a spoken language. */
export interface SpokenLanguage extends Item {
  /** ISO 639-1, or 639-2 for languages that it lacks. */
  readonly code: string;
  readonly level: (typeof LANGUAGE_LEVELS)[number];
}

/** Step 8: a certificate or licence. Months are `2026-03`. */
export interface Certificate extends Item {
  readonly name: string;
  readonly issuer: string;
  readonly number: string;
  readonly issued: string;
  readonly expires: string;
  readonly url: string;
  /** Id of the file with the certificate. */
  readonly paper: string | null;
}

/** The highest number of certificates in a profile. */
export const MOST_CERTIFICATES = 30;

/** Step 9: a work sample. */
export interface Work extends Item {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** Id of the file. */
  readonly picture: string | null;
}

/** The highest number of work samples in a profile. */
export const MOST_WORKS = 12;

/** Step 10: who may see the profile, and the confirmation. */
export interface Review {
  /** Whether the candidate confirmed the whole profile. */
  readonly isConfirmed: boolean;
  readonly visibility: Visibility;
  /** Whether companies to which the candidate did not apply see the name and the photo. */
  readonly showsName: boolean;
  /** Whether such companies may open the CVs. */
  readonly showsCv: boolean;
  readonly blockedCompanies: readonly BlockedCompany[];
  /** Registrable domains such as `example.org`. Members of companies with such a website or address do not see the candidate. */
  readonly blockedDomains: readonly string[];
  /** The day of the consent to the talent pool, such as `2026-09-01`; empty without one. */
  readonly talentPoolSince: string;
}

/** The values of all sections of a profile. */
export interface ProfileSections {
  readonly basics: Basics;
  readonly place: Place;
  readonly preferences: Preferences;
  readonly experience: { readonly items: readonly Job[] };
  readonly education: { readonly items: readonly Education[] };
  readonly skills: { readonly items: readonly Skill[] };
  readonly languages: { readonly items: readonly SpokenLanguage[] };
  /** Certificates, and classes of driving licences as they are written on the licence. */
  readonly certificates: { readonly items: readonly Certificate[]; readonly driving: readonly string[] };
  /** CVs, a short summary, and work samples. */
  readonly portfolio: { readonly cvs: readonly Cv[]; readonly summary: string; readonly items: readonly Work[] };
  readonly review: Review;
}

/** An empty profile. */
export const BLANK_SECTIONS: ProfileSections = {
  basics: { photo: null, headline: '', pronouns: '', isOldEnough: false },
  place: {
    phone: '',
    country: '',
    city: '',
    postalCode: '',
    commuteKm: null,
    moveTo: [],
    mayWorkIn: [],
    needsSponsorship: false,
    links: [],
  },
  preferences: {
    titles: [],
    categories: [],
    employmentTypes: [],
    workModes: [],
    pay: null,
    showsPay: false,
    search: 'open',
    availability: '',
    noticeDays: null,
    availableFrom: '',
  },
  experience: { items: [] },
  education: { items: [] },
  skills: { items: [] },
  languages: { items: [] },
  certificates: { items: [], driving: [] },
  portfolio: { cvs: [], summary: '', items: [] },
  review: {
    isConfirmed: false,
    visibility: 'applied',
    showsName: true,
    showsCv: false,
    blockedCompanies: [],
    blockedDomains: [],
    talentPoolSince: '',
  },
};
