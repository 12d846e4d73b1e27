import type { EmploymentType, WorkMode } from '#plugins/jobs/contract/employment-type.ts';
import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';

// In all of these, empty text means "not given": the forms hold the same values as the API.

/** Step 1: who somebody is. */
export interface Basics {
  /** One line, up to 120 characters. */
  readonly headline: string;
  /** Up to 30 characters. */
  readonly pronouns: string;
  /** Whether the person has said to be of working age; no date of birth is asked. */
  readonly isOldEnough: boolean;
}

/** Step 2: where somebody lives, may work, and can be reached. */
export interface Place {
  /** E.164: a plus and 8 to 15 digits. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Up to 120 characters. */
  readonly city: string;
  /** Up to 12 characters. */
  readonly postalCode: string;
  /** Furthest way to work in km, 0 to 200. */
  readonly commuteKm: number | null;
  /** Countries to which the person would move; up to 10. */
  readonly moveTo: readonly string[];
  /** Countries in which the person may work; up to 20. Never asked as nationality. */
  readonly mayWorkIn: readonly string[];
  /** Whether an employer elsewhere would have to apply for a permit. */
  readonly needsSponsorship: boolean;
  /** Up to 10 addresses that begin with `https://`. */
  readonly links: readonly string[];
}

/** When somebody could begin; empty when not said. */
export type Availability = '' | 'now' | 'notice' | 'date';

/** What somebody wants to be paid at least, in minor units (cents for EUR). */
export interface PayWish {
  readonly min: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly period: PayPeriod;
}

/** Step 3: what somebody looks for. */
export interface Preferences {
  /** 1 to 5 titles of jobs. */
  readonly titles: readonly string[];
  readonly employmentTypes: readonly EmploymentType[];
  readonly workModes: readonly WorkMode[];
  readonly pay: PayWish | null;
  /** Whether employers see `pay`. */
  readonly showsPay: boolean;
  readonly availability: Availability;
  /** Days of notice, 0 to 365; counts where `availability` is `notice`. */
  readonly noticeDays: number | null;
  /** Month, `2026-03`; counts where `availability` is `date`. */
  readonly availableFrom: string;
}

/** One thing of a list; its id is made by the client and stays. */
export interface Item {
  readonly id: string;
}

/** Step 4: a job somebody has or had. Months are `2026-03`. */
export interface Job extends Item {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly employmentType: EmploymentType | '';
  readonly start: string;
  /** Empty when it goes on. */
  readonly end: string;
  readonly isCurrent: boolean;
  readonly description: string;
  readonly skills: readonly string[];
}

/** What a course of education leads to. */
export const EDUCATION_LEVELS = ['school', 'vocational', 'bachelor', 'master', 'doctorate', 'other'] as const;

/** Step 5: a school, a training or a course of study. */
export interface Education extends Item {
  readonly institution: string;
  readonly level: (typeof EDUCATION_LEVELS)[number] | '';
  readonly field: string;
  readonly startYear: number | null;
  /** May lie up to 8 years ahead: when it is expected to end. */
  readonly endYear: number | null;
  readonly grade: string;
  readonly description: string;
}

/** Step 6: something somebody can do. */
export interface Skill extends Item {
  readonly name: string;
  /** 1 (knows of it) to 5 (expert); `null` when not said. */
  readonly level: number | null;
  /** 0 to 50. */
  readonly years: number | null;
}

/** How well a language is spoken: the levels of the Common European Framework, and native. */
export const LANGUAGE_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;

/** Step 7: a language somebody speaks. */
export interface SpokenLanguage extends Item {
  /** ISO 639-1, or 639-2 where that has none. */
  readonly code: string;
  readonly level: (typeof LANGUAGE_LEVELS)[number];
}

/** Categories of driving licences of the European Union (directive 2006/126/EC). */
export const DRIVING_CATEGORIES = ['AM', 'A1', 'A2', 'A', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE', 'T'] as const;

/** Step 8: a certificate or licence. Months are `2026-03`. */
export interface Certificate extends Item {
  readonly name: string;
  readonly issuer: string;
  readonly number: string;
  readonly issued: string;
  readonly expires: string;
  readonly url: string;
}

/** Step 9: a piece of work to look at. */
export interface Work extends Item {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/** All that a candidate says of themselves. */
export interface ProfileSections {
  readonly basics: Basics;
  readonly place: Place;
  readonly preferences: Preferences;
  readonly experience: { readonly items: readonly Job[] };
  readonly education: { readonly items: readonly Education[] };
  readonly skills: { readonly items: readonly Skill[] };
  readonly languages: { readonly items: readonly SpokenLanguage[] };
  readonly certificates: { readonly items: readonly Certificate[]; readonly driving: readonly (typeof DRIVING_CATEGORIES)[number][] };
  /** In a few words, and works to look at. */
  readonly portfolio: { readonly summary: string; readonly items: readonly Work[] };
  /** Whether the candidate has said that all of it is right. */
  readonly review: { readonly isConfirmed: boolean };
}

/** A profile of which nothing is filled in. */
export const BLANK_SECTIONS: ProfileSections = {
  basics: { headline: '', pronouns: '', isOldEnough: false },
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
    employmentTypes: [],
    workModes: [],
    pay: null,
    showsPay: false,
    availability: '',
    noticeDays: null,
    availableFrom: '',
  },
  experience: { items: [] },
  education: { items: [] },
  skills: { items: [] },
  languages: { items: [] },
  certificates: { items: [], driving: [] },
  portfolio: { summary: '', items: [] },
  review: { isConfirmed: false },
};
