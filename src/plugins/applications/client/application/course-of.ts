import type { ApplicationStage } from '../../contract/application.ts';

/**
 * The five stations of a usual course, for an application at a stage of it. Few applications meet an assessment and few end as
 * hired: these take the place of the station that they are nearest to, once they are reached.
 */
export function courseOf(stage: ApplicationStage): readonly ApplicationStage[] {
  return [
    'submitted',
    'in_review',
    'shortlisted',
    stage === 'assessment' ? 'assessment' : 'interview',
    stage === 'hired' ? 'hired' : 'offer',
  ];
}
