import type { OwnProfile, SavedSections } from './profile.ts';
import { NEEDED_SECTIONS, SECTIONS, type SectionName } from './section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from './sections.ts';

/** Where a section stands. */
export type SectionState = 'empty' | 'begun' | 'done' | 'skipped';

/** What each section adds to a complete profile, in hundredths. */
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

/** So many skills say what somebody can do. */
const ENOUGH_SKILLS = 3;

// What a section needs to be done, by field; `false` is what it lacks.
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

/** Names of the fields that a section lacks to be done. */
export function lacksOf<Name extends SectionName>(section: Name, value: ProfileSections[Name]): readonly string[] {
  return Object.entries(NEEDS[section](value)).flatMap(([field, isThere]) => (isThere ? [] : [field]));
}

/** Whether nothing of a section is filled in. */
export function isBlank<Name extends SectionName>(section: Name, value: ProfileSections[Name]): boolean {
  const blank: Readonly<Record<string, unknown>> = { ...BLANK_SECTIONS[section] };
  return Object.entries(value).every(([field, given]) => JSON.stringify(given) === JSON.stringify(blank[field]));
}

/** Where a section stands. */
export function stateOfSection<Name extends SectionName>(section: Name, sections: Pick<SavedSections, Name>): SectionState {
  const { value, isSkipped } = sections[section];
  if (isSkipped) return 'skipped';
  if (isBlank(section, value)) return 'empty';
  return lacksOf(section, value).length === 0 ? 'done' : 'begun';
}

/** The needed sections that lack something, except the review that confirms them. */
export function unfinishedSections(sections: SavedSections): readonly SectionName[] {
  return NEEDED_SECTIONS.filter((name) => name !== 'review' && stateOfSection(name, sections) !== 'done');
}

/** Whether all that is needed is there, and confirmed. */
export function isFinished({ sections }: Pick<OwnProfile, 'sections'>): boolean {
  return SECTIONS.every((name) => !NEEDED_SECTIONS.includes(name) || stateOfSection(name, sections) === 'done');
}
