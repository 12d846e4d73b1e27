import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { SectionName } from './section-names.ts';
import type { ProfileSections } from './sections.ts';

/** A file of a profile. */
export interface ProfileFile extends StoredFile {
  /** Where the name of the file is hidden: its place among the files of its purpose, from 1. `name` is then neutral, in English. */
  readonly number?: number;
}

/** A stored section. */
export interface SavedSection<Value> {
  readonly value: Value;
  /** 0 before the first save. */
  readonly version: number;
  /** Whether the candidate skipped it. */
  readonly isSkipped: boolean;
  /** In the reply to a save: the fields with a value that is unusual and was saved all the same. */
  readonly doubts?: readonly string[] | undefined;
}

/** All stored sections. */
export type SavedSections = { readonly [Name in SectionName]: SavedSection<ProfileSections[Name]> };

/** Builds all sections; `saved` returns each one. */
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

/** The request body that saves a section. */
export interface SectionInput<Value> {
  readonly value: Value;
  /** The version that the edit is based on. */
  readonly version: number;
}

/** The values of all sections, without version and state. */
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
