import type { Contribution } from '#core/contract/extension-point.ts';
import { masterEntities, useWords } from '#plugins/admin-masters/contract/master-entity.ts';
import { benefits, companySizes, companyTypes } from '../contract/master-kinds.ts';

const KINDS = [
  [benefits, 'employer:masters.benefits'],
  [companyTypes, 'employer:masters.companyTypes'],
  [companySizes, 'employer:masters.companySizes'],
] as const;

/** The kinds of master data of companies, and the places where they are used. */
export const companyKinds: readonly Contribution[] = [
  ...KINDS.map(([description, texts], index) =>
    masterEntities.add(`employer.${description.entity}`, 70 + 10 * index, { description, texts, group: 'companies' }),
  ),
  ...['company-sizes', 'countries', 'industries'].map((entity, index) =>
    useWords.add(`employer.companies-${entity}`, 60 + 10 * index, { by: `employer.companies-${entity}`, text: 'employer:masters.uses' }),
  ),
];
