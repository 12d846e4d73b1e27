import { type Contribution, contribute } from '#core/contract/extension-point.ts';
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
    contribute(masterEntities, {
      id: `employer.${description.entity}`,
      order: 70 + 10 * index,
      value: { description, texts, group: 'companies' },
    }),
  ),
  ...['company-sizes', 'countries', 'industries'].map((entity, index) =>
    contribute(useWords, {
      id: `employer.companies-${entity}`,
      order: 60 + 10 * index,
      value: { by: `employer.companies-${entity}`, text: 'employer:masters.uses' },
    }),
  ),
];
