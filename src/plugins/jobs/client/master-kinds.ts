import type { Contribution } from '#core/contract/extension-point.ts';
import { masterParts } from '#plugins/admin-masters/contract/master-entity.ts';
import { employmentTypes, experienceLevels, jobCategories, payPeriods, workModes } from '../contract/master-kinds.ts';
import { jobRoutes } from '../contract/routes.ts';

const KINDS = [
  [jobCategories, 'jobs:masters.categories'],
  [employmentTypes, 'jobs:masters.employmentTypes'],
  [workModes, 'jobs:masters.workModes'],
  [payPeriods, 'jobs:masters.payPeriods'],
  [experienceLevels, 'jobs:masters.experienceLevels'],
] as const;

/** The kinds of which postings have codes, besides the categories. */
const USED = [
  'employment-types',
  'work-modes',
  'pay-periods',
  'currencies',
  'countries',
  'languages',
  'education-levels',
  'skill-levels',
  'skills',
  'benefits',
] as const;

/** The kinds of master data of job postings, and the places where they are used. */
export const jobKinds: readonly Contribution[] = [
  ...KINDS.map(([description, texts], index) =>
    masterParts.add(`jobs.${description.entity}`, 10 + 10 * index, { kind: { description, texts, group: 'jobs' } }),
  ),
  masterParts.add('jobs.uses', 10, {
    uses: [
      { by: 'jobs.postings', text: 'jobs:masters.uses', page: { route: jobRoutes.search, query: (code) => ({ category: code }) } },
      ...USED.map((entity) => ({ by: `jobs.postings-${entity}`, text: 'jobs:masters.uses' })),
    ],
  }),
];
