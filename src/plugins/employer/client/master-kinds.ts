import type { Contribution } from '#core/contract/extension-point.ts';
import { masterParts } from '#plugins/admin-masters/contract/master-entity.ts';
import { benefits, companySizes, companyTypes } from '../contract/master-kinds.ts';

const KINDS = [
  [benefits, 'employer:masters.benefits'],
  [companyTypes, 'employer:masters.companyTypes'],
  [companySizes, 'employer:masters.companySizes'],
] as const;

/** The kinds of master data of companies, and the places where they are used. */
export const companyKinds: readonly Contribution[] = [
  ...KINDS.map(([description, texts], index) =>
    masterParts.add(`employer.${description.entity}`, 70 + 10 * index, { kind: { description, texts, group: 'companies' } }),
  ),
  masterParts.add('employer.uses', 60, {
    uses: ['company-sizes', 'countries', 'industries', 'company-types', 'benefits', 'languages'].map((entity) => ({
      by: `employer.companies-${entity}`,
      text: 'employer:masters.uses',
    })),
  }),
];
