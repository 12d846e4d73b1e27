import { issueAt } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { notOffered, type UsedCode } from '#plugins/admin-masters/contract/not-offered.ts';
import { candidateIssues } from '../contract/issues.ts';
import type { SectionName } from '../contract/section-names.ts';
import type { ProfileSections } from '../contract/sections.ts';
import { type CandidateDatabase, storedSection } from './profile-repository.ts';

/** The codes of master data in each section, with the paths of the request. */
const CODES: { readonly [Name in SectionName]?: (value: ProfileSections[Name]) => readonly UsedCode[] } = {
  place: ({ country, moveTo, mayWorkIn }) => [
    { entity: 'countries', code: country, path: 'value.country' },
    ...each('countries', 'value.moveTo', moveTo),
    ...each('countries', 'value.mayWorkIn', mayWorkIn),
  ],
  preferences: ({ employmentTypes, workModes, pay }) => [
    ...each('employment-types', 'value.employmentTypes', employmentTypes),
    ...each('work-modes', 'value.workModes', workModes),
    { entity: 'currencies', code: pay?.currency ?? '', path: 'value.pay.currency' },
    { entity: 'pay-periods', code: pay?.period ?? '', path: 'value.pay.period' },
  ],
  experience: ({ items }) =>
    items.map(({ employmentType }, index) => ({
      entity: 'employment-types',
      code: employmentType,
      path: `value.items.${index}.employmentType`,
    })),
  education: ({ items }) =>
    items.map(({ level }, index) => ({ entity: 'education-levels', code: level, path: `value.items.${index}.level` })),
  skills: ({ items }) =>
    items.map(({ level }, index) => ({
      entity: 'skill-levels',
      code: level === null ? '' : String(level),
      path: `value.items.${index}.level`,
    })),
  languages: ({ items }) => items.map(({ code }, index) => ({ entity: 'languages', code, path: `value.items.${index}.code` })),
};

function each(entity: string, path: string, codes: readonly string[]): UsedCode[] {
  return codes.map((code, index) => ({ entity, code, path: `${path}.${index}` }));
}

interface SectionValue<Name extends SectionName> {
  readonly candidateId: string;
  readonly section: Name;
  readonly value: ProfileSections[Name];
}

/** Refuses codes that are hidden or unknown, unless the stored section already has them. */
export async function demandOffered<Name extends SectionName>(
  db: CandidateDatabase,
  catalogue: MasterCatalogue,
  { candidateId, section, value }: SectionValue<Name>,
): Promise<void> {
  const codesOf: ((value: ProfileSections[Name]) => readonly UsedCode[]) | undefined = CODES[section];
  const used = codesOf?.(value).filter(({ code }) => code !== '') ?? [];
  if (codesOf === undefined || used.length === 0) return;
  const paths = await notOffered(catalogue, used, codesOf(await storedSection(db, candidateId, section)));
  if (paths.length > 0)
    throw new ApiFault(
      'invalid',
      paths.map((path) => issueAt(path, candidateIssues['candidate.not-offered'])),
    );
}
