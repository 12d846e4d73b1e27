import type { Contribution } from '#core/contract/extension-point.ts';
import type { MasterDescription } from '../contract/define-master.ts';
import {
  certificateTypes,
  cities,
  countries,
  currencies,
  educationLevels,
  fieldsOfStudy,
  industries,
  languages,
  mailDomains,
  occupations,
  regions,
  skillLevels,
  skills,
} from '../contract/kinds.ts';
import { type MasterSource, masterSources, storedMaster } from '../contract/master-source.ts';

// A kind without a function for its first rows begins empty and is filled by an import.
const KINDS: readonly (readonly [MasterDescription, MasterSource['seed']?, MasterSource['seedVersion']?])[] = [
  [skills, async () => (await import('./seeds/skills.ts')).skillSeeds(), 2],
  [skillLevels, async () => (await import('./seeds/education.ts')).skillLevelSeeds()],
  [languages, async () => (await import('./seeds/languages.ts')).languageSeeds()],
  [educationLevels, async () => (await import('./seeds/education.ts')).educationLevelSeeds()],
  [fieldsOfStudy, async () => (await import('./seeds/education.ts')).fieldOfStudySeeds()],
  [certificateTypes, async () => (await import('./seeds/education.ts')).certificateTypeSeeds()],
  [occupations],
  [industries, async () => (await import('./seeds/industries.ts')).industrySeeds()],
  // Before the countries, which refer to them.
  [currencies, async () => (await import('./seeds/currencies.ts')).currencySeeds()],
  [countries, async () => (await import('./seeds/countries.ts')).countrySeeds()],
  [regions],
  [cities],
  [mailDomains, async () => (await import('./seeds/mail-domains.ts')).mailDomainSeeds()],
];

/** The kinds of master data that belong to no other plugin. */
export const masterKinds: readonly Contribution[] = KINDS.map(([description, seed, seedVersion], index) =>
  masterSources.add(
    `admin-masters.${description.entity}`,
    100 + 10 * index,
    storedMaster(description, { ...(seed && { seed }), ...(seedVersion !== undefined && { seedVersion }) }),
  ),
);
