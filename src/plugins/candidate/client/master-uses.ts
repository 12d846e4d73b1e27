import type { Contribution } from '#core/contract/extension-point.ts';
import { useWords } from '#plugins/admin-masters/contract/master-entity.ts';

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
export const profileUseWords: readonly Contribution[] = ENTITIES.map((entity, index) =>
  useWords.add(`candidate.profiles-${entity}`, 200 + 10 * index, { by: `candidate.profiles-${entity}`, text: 'candidate:masters.uses' }),
);
