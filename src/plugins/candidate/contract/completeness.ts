import type { OwnProfile, SavedSections } from './profile.ts';
import { NEEDED_SECTIONS, SECTIONS, type SectionName } from './section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from './sections.ts';

/** The state of a section. */
export type SectionState = 'empty' | 'begun' | 'done' | 'skipped';

/** The share of each section in a complete profile, in percent. */
export const SECTION_WEIGHTS: Readonly<Record<SectionName, number>> = Object.freeze({
  basics: 10,
  place: 10,
  preferences: 10,
  experience: 15,
  education: 10,
  skills: 15,
  languages: 5,
  certificates: 10,
  portfolio: 10,
  review: 5,
});

/** The skills section is done with this many skills. */
const ENOUGH_SKILLS = 3;

// The required fields of each section; `false` for a missing one.
const NEEDS: { readonly [Name in SectionName]: (value: ProfileSections[Name]) => Readonly<Record<string, boolean>> } = {
  basics: ({ headline, isOldEnough }) => ({ headline: headline !== '', isOldEnough }),
  place: ({ country, city }) => ({ country: country !== '', city: city !== '' }),
  preferences: ({ titles, employmentTypes, workModes }) => ({
    titles: titles.length > 0,
    employmentTypes: employmentTypes.length > 0,
    workModes: workModes.length > 0,
  }),
  experience: ({ items }) => ({ items: items.length > 0 }),
  education: ({ items }) => ({ items: items.length > 0 }),
  skills: ({ items }) => ({ items: items.length >= ENOUGH_SKILLS }),
  languages: ({ items }) => ({ items: items.length > 0 }),
  certificates: ({ items, driving }) => ({ items: items.length + driving.length > 0 }),
  portfolio: ({ summary }) => ({ summary: summary !== '' }),
  review: ({ isConfirmed }) => ({ isConfirmed }),
};

/** Names of the missing fields of a section. */
export function lacksOf<Name extends SectionName>(section: Name, value: ProfileSections[Name]): readonly string[] {
  return Object.entries(NEEDS[section](value)).flatMap(([field, isThere]) => (isThere ? [] : [field]));
}

/** Whether no field of a section is filled in. */
export function isBlank<Name extends SectionName>(section: Name, value: ProfileSections[Name]): boolean {
  const blank: Readonly<Record<string, unknown>> = { ...BLANK_SECTIONS[section] };
  return Object.entries(value).every(([field, given]) => JSON.stringify(given) === JSON.stringify(blank[field]));
}

/** The state of a section, from its value and whether it was skipped. */
export function stateOfSection<Name extends SectionName>(section: Name, sections: Pick<SavedSections, Name>): SectionState {
  const { value, isSkipped } = sections[section];
  if (isSkipped) return 'skipped';
  if (isBlank(section, value)) return 'empty';
  return lacksOf(section, value).length === 0 ? 'done' : 'begun';
}

/** The unfinished required sections, except the review. */
export function unfinishedSections(sections: SavedSections): readonly SectionName[] {
  return NEEDED_SECTIONS.filter((name) => name !== 'review' && stateOfSection(name, sections) !== 'done');
}

/** Whether all required sections are done and the profile is confirmed. */
export function isFinished({ sections }: Pick<OwnProfile, 'sections'>): boolean {
  return SECTIONS.every((name) => !NEEDED_SECTIONS.includes(name) || stateOfSection(name, sections) === 'done');
}
