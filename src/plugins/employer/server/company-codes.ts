import { issueAt } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import * as kinds from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { notOffered, type UsedCode } from '#plugins/admin-masters/contract/not-offered.ts';
import type { CompanyChanges } from '../contract/company.ts';
import { employerIssues } from '../contract/issues.ts';
import { benefits as benefitKind, companySizes, companyTypes } from '../contract/master-kinds.ts';

type Coded = Pick<CompanyChanges, 'country' | 'size' | 'type' | 'industries' | 'benefits' | 'languages' | 'places'>;

/** The codes of master data in a company or in a change of it. */
export function companyCodes({ country, size, type, industries = [], benefits = [], languages = [], places = [] }: Coded): UsedCode[] {
  const each = ({ entity }: { readonly entity: string }, path: string, codes: readonly string[]): UsedCode[] =>
    codes.map((code, index) => ({ entity, code, path: `${path}.${index}` }));
  return [
    { entity: kinds.countries.entity, code: country ?? '', path: 'country' },
    { entity: companySizes.entity, code: size ?? '', path: 'size' },
    { entity: companyTypes.entity, code: type ?? '', path: 'type' },
    ...each(kinds.industries, 'industries', industries),
    ...each(benefitKind, 'benefits', benefits),
    ...each(kinds.languages, 'languages', languages),
    ...places.map((place, index) => ({ entity: kinds.countries.entity, code: place.country, path: `places.${index}.country` })),
  ].filter(({ code }) => code !== '');
}

/** Refuses codes that are hidden or unknown, unless the company already has them. */
export async function demandOffered(
  catalogue: MasterCatalogue,
  used: readonly UsedCode[],
  before: readonly UsedCode[] = [],
): Promise<void> {
  refuseCodes(await notOffered(catalogue, used, before));
}

/** @throws ApiFault invalid when there are paths of codes that are not offered */
export function refuseCodes(paths: readonly string[]): void {
  if (paths.length > 0)
    throw new ApiFault(
      'invalid',
      paths.map((path) => issueAt(path, employerIssues['employer.not-offered'])),
    );
}
