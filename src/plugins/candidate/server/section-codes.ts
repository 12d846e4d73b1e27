import { type Issue, issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { newlyUsed, notOffered, type UsedCode } from '#plugins/admin-masters/contract/not-offered.ts';
import { candidateIssues } from '../contract/issues.ts';
import type { SectionName } from '../contract/section-names.ts';
import type { ProfileSections } from '../contract/sections.ts';
import { isDoubtfulPostalCode } from './postal-code.ts';
import { type CandidateDatabase, storedSection } from './profile-repository.ts';
import { sameSkillIssues } from './same-skills.ts';

/** The codes of master data in each section, with the paths of the request. */
const CODES: { readonly [Name in SectionName]?: (value: ProfileSections[Name]) => readonly UsedCode[] } = {
  place: ({ country, moveTo, mayWorkIn }) => [
    { entity: 'countries', code: country, path: 'value.country' },
    ...each('countries', 'value.moveTo', moveTo),
    ...each('countries', 'value.mayWorkIn', mayWorkIn),
  ],
  preferences: ({ categories, employmentTypes, workModes, pay }) => [
    ...each('job-categories', 'value.categories', categories),
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
    items.flatMap(({ code, level }, index) => [
      { entity: skills.entity, code, path: `value.items.${index}.code` },
      { entity: 'skill-levels', code: level === null ? '' : String(level), path: `value.items.${index}.level` },
    ]),
  languages: ({ items }) => items.map(({ code }, index) => ({ entity: 'languages', code, path: `value.items.${index}.code` })),
};

type MoreIssues<Name extends SectionName> = (
  catalogue: MasterCatalogue,
  value: ProfileSections[Name],
  before: ProfileSections[Name],
) => Promise<readonly Issue[]>;

/** Issues of fields that depend on the values or the names of rows. */
const MORE_ISSUES: { readonly [Name in SectionName]?: MoreIssues<Name> } = {
  skills: (catalogue, { items }, before) => sameSkillIssues(catalogue, items, before.items),
};

/** The fields of a saved section with a value that is unusual. */
export async function doubtsOf<Name extends SectionName>(
  catalogue: MasterCatalogue,
  section: Name,
  value: ProfileSections[Name],
): Promise<readonly string[]> {
  const doubtful = section === 'place' && 'postalCode' in value && (await isDoubtfulPostalCode(catalogue, value));
  return doubtful ? ['postalCode'] : [];
}

function each(entity: string, path: string, codes: readonly string[]): UsedCode[] {
  return codes.map((code, index) => ({ entity, code, path: `${path}.${index}` }));
}

interface SectionValue<Name extends SectionName> {
  readonly candidateId: string;
  readonly section: Name;
  readonly value: ProfileSections[Name];
}

/**
 * Refuses codes that are hidden or unknown, and two names of one skill. What the stored section has stays valid.
 */
export async function demandValidCodes<Name extends SectionName>(
  db: CandidateDatabase,
  catalogue: MasterCatalogue,
  { candidateId, section, value }: SectionValue<Name>,
): Promise<void> {
  const codesOf: ((value: ProfileSections[Name]) => readonly UsedCode[]) | undefined = CODES[section];
  if (codesOf === undefined) return;
  const before = await storedSection(db, candidateId, section);
  const used = codesOf(value).filter(({ code }) => code !== '');
  const paths = used.length === 0 ? [] : await notOffered(catalogue, used, codesOf(before));
  const moreIssuesOf: MoreIssues<Name> | undefined = MORE_ISSUES[section];
  const more = (await moreIssuesOf?.(catalogue, value, before)) ?? [];
  const issues = [...paths.map((path) => issueAt(path, candidateIssues['candidate.not-offered'])), ...more];
  if (issues.length > 0) throw new ApiFault('invalid', issues);
}

/**
 * Keeps the codes of a section from being merged until the transaction has saved it. Refuses those that were merged or hidden since the check.
 */
export async function holdCodes<Name extends SectionName>(
  { own, transaction }: { readonly own: CandidateDatabase; readonly transaction: Transaction },
  catalogue: MasterCatalogue,
  { candidateId, section, value }: SectionValue<Name>,
): Promise<void> {
  const codesOf: ((value: ProfileSections[Name]) => readonly UsedCode[]) | undefined = CODES[section];
  const gone = codesOf === undefined ? [] : await catalogue.hold(transaction, codesOf(value));
  if (codesOf === undefined || gone.length === 0) return;
  const refused = newlyUsed(gone, codesOf(await storedSection(own, candidateId, section)));
  if (refused.length > 0)
    throw new ApiFault(
      'invalid',
      refused.map(({ path }) => issueAt(path, candidateIssues['candidate.not-offered'])),
    );
}
