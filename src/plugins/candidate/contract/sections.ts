import type { Certificate, Education, Job, Skill, SpokenLanguage, Work } from './item-schemas.ts';
import type { Basics, Cv, Place, Preferences, Review } from './section-schemas.ts';

/** The highest longest commute, in km. */
export const MOST_COMMUTE_KM = 200;

/** The highest number of categories in a profile. */
export const MOST_CATEGORIES = 5;

/** An item of a list. The client creates its id, which never changes. */
export interface Item {
  readonly id: string;
}

/** The level of a course of education. */
export const EDUCATION_LEVELS = ['school', 'vocational', 'bachelor', 'master', 'doctorate', 'other'] as const;

/** The highest number of skills in a profile. */
export const MOST_SKILLS = 50;

/** Language levels: those of the Common European Framework, and native. */
export const LANGUAGE_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;

/** The highest number of certificates in a profile. */
export const MOST_CERTIFICATES = 30;

/** The highest number of work samples in a profile. */
export const MOST_WORKS = 12;

/** The values of all sections of a profile. Empty text means "not given". Forms and the API use the same values. */
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
