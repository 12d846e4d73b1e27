import { everySection, type SavedSections } from '../profile.ts';
import type { SectionName } from '../section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../sections.ts';

/** Sections with these values, and the others blank. */
export function saved(values: Partial<ProfileSections>, skipped: readonly SectionName[] = []): SavedSections {
  const all = { ...BLANK_SECTIONS, ...values };
  return everySection((name) => ({ value: all[name], version: 0, isSkipped: skipped.includes(name) }));
}

/** So many skills. */
export const skills = (count: number): ProfileSections['skills'] => ({
  items: Array.from({ length: count }, (_, place) => ({
    id: `skill-${place}`,
    code: '',
    name: `Skill ${place}`,
    level: null,
    years: null,
    lastUsed: null,
  })),
});

const job = { id: 'job', title: 'Welder', company: 'IJssel Steel', place: '', employmentType: '', skills: [] } as const;
const school = { id: 'school', institution: 'Deltion', level: '', field: '', startYear: null, endYear: null, grade: '' } as const;

/** Every need of a section, filled in. Three skills are three needs. */
export const FILLS: readonly ((values: ProfileSections) => Partial<ProfileSections>)[] = [
  ({ basics }) => ({ basics: { ...basics, headline: 'Welder' } }),
  ({ basics }) => ({ basics: { ...basics, isOldEnough: true } }),
  ({ place }) => ({ place: { ...place, country: 'NL' } }),
  ({ place }) => ({ place: { ...place, city: 'Kampen' } }),
  ({ preferences }) => ({ preferences: { ...preferences, titles: ['Welder'] } }),
  ({ preferences }) => ({ preferences: { ...preferences, employmentTypes: ['full_time'] } }),
  ({ preferences }) => ({ preferences: { ...preferences, workModes: ['onsite'] } }),
  () => ({ experience: { items: [{ ...job, start: '2020-01', end: '', isCurrent: true, description: '' }] } }),
  () => ({ education: { items: [{ ...school, description: '' }] } }),
  ...[1, 2, 3].map(() => ({ skills: before }: ProfileSections) => ({ skills: skills(before.items.length + 1) })),
  () => ({ languages: { items: [{ id: 'language', code: 'nl', level: 'native' }] } }),
  ({ certificates }) => ({ certificates: { ...certificates, driving: ['B'] } }),
  ({ portfolio }) => ({ portfolio: { ...portfolio, summary: 'I like steel.' } }),
  ({ review }) => ({ review: { ...review, isConfirmed: true } }),
];

/** A profile in which all needs are filled in. */
export const COMPLETE = fillIn(FILLS);

/** A blank profile, in which these needs are filled in. */
export function fillIn(fills: typeof FILLS): ProfileSections {
  let values = BLANK_SECTIONS;
  for (const fill of fills) values = { ...values, ...fill(values) };
  return values;
}
