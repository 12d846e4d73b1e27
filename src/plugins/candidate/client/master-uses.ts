import type { Contribution } from '#core/contract/extension-point.ts';
import { masterParts } from '#plugins/admin-masters/contract/master-entity.ts';

const ENTITIES = [
  'countries',
  'languages',
  'education-levels',
  'skills',
  'skill-levels',
  'employment-types',
  'work-modes',
  'pay-periods',
  'currencies',
  'job-categories',
] as const;

/** The words for profiles that use master data. */
export const profileUseWords: Contribution = masterParts.add('candidate.uses', 200, {
  uses: [
    ...ENTITIES.map((entity) => ({ by: `candidate.profiles-${entity}`, text: 'candidate:masters.uses' })),
    { by: 'candidate.profiles-experience', text: 'candidate:masters.experience' },
  ],
});
