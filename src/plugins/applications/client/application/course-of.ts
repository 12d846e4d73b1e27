import type { ApplicationStage } from '../../contract/application.ts';

/**
 * The five steps of a usual course for an application in the given stage. Few applications reach an assessment or a hire. These
 * stages replace the nearest step when an application reaches them.
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
