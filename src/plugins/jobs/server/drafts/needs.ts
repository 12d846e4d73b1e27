import { type Issue, issueAt } from '#core/contract/errors.ts';
import { countries, currencies, educationLevels, languages, skillLevels, skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { notOffered, type UsedCode } from '#plugins/admin-masters/contract/not-offered.ts';
import { benefits } from '#plugins/employer/contract/master-kinds.ts';
import { completenessIssues } from '../../contract/complete-posting.ts';
import { jobIssues } from '../../contract/issues.ts';
import { employmentTypes, jobCategories, payPeriods, workModes } from '../../contract/master-kinds.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';

/**
 * What the fields lack for publishing, besides the rules about the expiry. One issue for each field.
 *
 * @param before the fields of a posting that was published; its codes stay valid
 */
export async function needsOf(
  catalogue: Pick<MasterCatalogue, 'refused'>,
  fields: PostingFields,
  before?: PostingFields,
): Promise<Issue[]> {
  const issues = completenessIssues(fields);
  const paths = await notOffered(catalogue, codesOf(fields), before === undefined ? [] : codesOf(before));
  const known = new Set(issues.map(({ path }) => path));
  return [...issues, ...paths.filter((path) => !known.has(path)).map((path) => issueAt(path, jobIssues['jobs.not-offered']))];
}

/** The codes of master data in the fields. */
export function codesOf({ details, salary, ...fields }: PostingFields): readonly UsedCode[] {
  const used = [
    { entity: workModes.entity, code: fields.workMode, path: 'workMode' },
    { entity: employmentTypes.entity, code: fields.employmentType, path: 'employmentType' },
    { entity: jobCategories.entity, code: fields.category, path: 'category' },
    { entity: currencies.entity, code: salary.currency, path: 'salary.currency' },
    { entity: payPeriods.entity, code: salary.period, path: 'salary.period' },
    { entity: countries.entity, code: fields.country, path: 'country' },
    { entity: languages.entity, code: fields.language, path: 'language' },
    { entity: educationLevels.entity, code: details.educationLevel, path: 'details.educationLevel' },
    ...each(skills.entity, 'details.skills', 'code', details.skills, ({ code }) => code),
    ...each(skillLevels.entity, 'details.skills', 'level', details.skills, ({ level }) => (level === null ? '' : String(level))),
    ...each(languages.entity, 'details.languages', 'code', details.languages, ({ code }) => code),
    ...each(benefits.entity, 'details.benefits', undefined, details.benefits, String),
    ...each(countries.entity, 'details.places', 'country', details.places, ({ country }) => country),
    ...each(countries.entity, 'details.applicantCountries', undefined, details.applicantCountries, String),
  ];
  return used.filter(({ code }) => code !== '');
}

function each<Item>(
  entity: string,
  list: string,
  field: string | undefined,
  items: readonly Item[],
  codeOf: (item: Item) => string,
): UsedCode[] {
  return items.map((item, index) => ({
    entity,
    code: codeOf(item),
    path: [list, index, field].filter((part) => part !== undefined).join('.'),
  }));
}
