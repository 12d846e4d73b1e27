import { weightedPercent } from '#core/contract/weighted-percent.ts';
import type { SavedSections } from './profile.ts';
import type { OwnProfile } from './schemas.ts';
import { NEEDED_SECTIONS, SECTIONS, type SectionName } from './section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from './sections.ts';

/** The state of a section. */
export type SectionState = 'empty' | 'begun' | 'done' | 'skipped';

/** The weight of each section in a complete profile, in percent points. */
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

// How much of each field that a section needs is there: yes or no, or a share from 0 to 1.
const NEEDS: { readonly [Name in SectionName]: (value: ProfileSections[Name]) => Readonly<Record<string, boolean | number>> } = {
  basics: ({ headline, isOldEnough }) => ({ headline: headline !== '', isOldEnough }),
  place: ({ country, city }) => ({ country: country !== '', city: city !== '' }),
  preferences: ({ titles, employmentTypes, workModes }) => ({
    titles: titles.length > 0,
    employmentTypes: employmentTypes.length > 0,
    workModes: workModes.length > 0,
  }),
  experience: ({ items }) => ({ items: items.length > 0 }),
  education: ({ items }) => ({ items: items.length > 0 }),
  skills: ({ items }) => ({ items: Math.min(1, items.length / ENOUGH_SKILLS) }),
  languages: ({ items }) => ({ items: items.length > 0 }),
  certificates: ({ items, driving }) => ({ items: items.length + driving.length > 0 }),
  portfolio: ({ summary }) => ({ summary: summary !== '' }),
  review: ({ isConfirmed }) => ({ isConfirmed }),
};

/** Names of the missing fields of a section. */
export function lacksOf<Name extends SectionName>(section: Name, value: ProfileSections[Name]): readonly string[] {
  return Object.entries(NEEDS[section](value)).flatMap(([field, part]) => (Number(part) === 1 ? [] : [field]));
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

/** The share of what a section needs that is there, 0 to 1. Each needed field counts equally. Whether the section was skipped is irrelevant. */
export function shareOf<Name extends SectionName>(section: Name, sections: Pick<SavedSections, Name>): number {
  const parts = Object.values(NEEDS[section](sections[section].value)).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Σ weight × share of all sections, as a whole percentage: 0 only when no need is filled in, 100 only when all are. */
export function completenessOf(sections: SavedSections): number {
  return weightedPercent(SECTIONS.map((name) => ({ weight: SECTION_WEIGHTS[name], share: shareOf(name, sections) })));
}

/** The unfinished required sections, except the review. */
export function unfinishedSections(sections: SavedSections): readonly SectionName[] {
  return NEEDED_SECTIONS.filter((name) => name !== 'review' && stateOfSection(name, sections) !== 'done');
}

/** Whether all required sections are done and the profile is confirmed. */
export function isFinished({ sections }: Pick<OwnProfile, 'sections'>): boolean {
  return SECTIONS.every((name) => !NEEDED_SECTIONS.includes(name) || stateOfSection(name, sections) === 'done');
}
