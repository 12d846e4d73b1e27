import type { SpokenLanguage } from '#plugins/candidate/contract/item-schemas.ts';
import type { Place, Preferences } from '#plugins/candidate/contract/section-schemas.ts';
import type { WorkMode } from '#plugins/jobs/contract/job.ts';
import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { EducationLevel } from '../../contract/match.ts';
import type { AskedLanguage } from '../../contract/schemas.ts';

/** A skill as both sides compare it. */
export interface ComparedSkill {
  readonly name: string;
  /** `textKey` of the name. */
  readonly key: string;
  /** Codes of the skill in master data; none for a name that it does not know. */
  readonly codes: readonly string[];
  /** 1 to 5. */
  readonly level: number | null;
}

/** A place of work. Empty text stands for a missing value. */
export interface WorkPlace {
  readonly location: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** All that the rules see of a posting. */
export interface AskedByPosting {
  readonly must: readonly ComparedSkill[];
  readonly helpful: readonly ComparedSkill[];
  /** Years. */
  readonly experienceMin: number | null;
  readonly experienceMax: number | null;
  /** The least years that the text names; `null` without. */
  readonly readYears: number | null;
  /** The least years that are usual for its level, by its field or else by its title; `null` without a level. */
  readonly levelYears: number | null;
  /** Skills whose names its text has. They are not asked for. */
  readonly found: readonly ComparedSkill[];
  readonly workMode: WorkMode | null;
  readonly places: readonly WorkPlace[];
  /** The numbers of the places that its texts name, and their countries. */
  readonly placeIds: readonly number[];
  readonly placeCountries: readonly string[];
  /** Countries in which applicants may live, for remote work. */
  readonly applicantCountries: readonly string[];
  readonly languages: readonly AskedLanguage[];
  /** Code of a level of education; empty when none is asked. */
  readonly educationLevel: string;
  readonly salary: Salary | null;
}

/**
 * All that the rules see of a profile. Names, pronouns, institutions, employers and dates have no place in it: of the work there is only its
 * length, so that gaps cannot count.
 */
export interface KnownOfCandidate extends Pick<Place, 'country' | 'city' | 'moveTo' | 'mayWorkIn' | 'needsSponsorship'> {
  readonly skills: readonly ComparedSkill[];
  /** Kilometres to the places within the commute, by the number of the place. */
  readonly near: ReadonlyMap<number, number>;
  /** Months of work; `null` without a job in the profile. */
  readonly experienceMonths: number | null;
  readonly workModes: Preferences['workModes'];
  readonly languages: readonly Pick<SpokenLanguage, 'code' | 'level'>[];
  /** The highest level; `null` when the profile names none. */
  readonly education: EducationLevel | null;
  readonly pay: Preferences['pay'];
}
