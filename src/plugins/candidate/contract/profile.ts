import type { SectionName } from './section-names.ts';
import type { ProfileSections } from './sections.ts';

/** A candidate's profile as others see it. */
export interface CandidateProfile {
  readonly candidateId: string;
  readonly name: string;
  /** What is not filled in is blank; what is private is left out. */
  readonly sections: ProfileSections;
}

/** A section as it is kept. */
export interface SavedSection<Value> {
  readonly value: Value;
  /** 0 when nothing was saved yet. */
  readonly version: number;
  /** The candidate went on without it. */
  readonly isSkipped: boolean;
}

/** All sections as they are kept. */
export type SavedSections = { readonly [Name in SectionName]: SavedSection<ProfileSections[Name]> };

/** All sections, each as `saved` tells it. */
export function everySection(saved: <Name extends SectionName>(name: Name) => SavedSection<ProfileSections[Name]>): SavedSections {
  return {
    basics: saved('basics'),
    place: saved('place'),
    preferences: saved('preferences'),
    experience: saved('experience'),
    education: saved('education'),
    skills: saved('skills'),
    languages: saved('languages'),
    certificates: saved('certificates'),
    portfolio: saved('portfolio'),
    review: saved('review'),
  };
}

/** One's own profile. */
export interface OwnProfile {
  readonly candidateId: string;
  readonly name: string;
  readonly sections: SavedSections;
}

/** A section as it is sent. */
export interface SectionInput<Value> {
  readonly value: Value;
  /** The version the edit was made from. */
  readonly version: number;
}

/** What the sections hold, without how they are kept. */
export function valuesOf(sections: SavedSections): ProfileSections {
  return {
    basics: sections.basics.value,
    place: sections.place.value,
    preferences: sections.preferences.value,
    experience: sections.experience.value,
    education: sections.education.value,
    skills: sections.skills.value,
    languages: sections.languages.value,
    certificates: sections.certificates.value,
    portfolio: sections.portfolio.value,
    review: sections.review.value,
  };
}
