import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Rail, type RailStep } from '#core/client/ui/rail/Rail.tsx';
import { ACTIVE_STAGES, type Application, type ApplicationStage } from '../../contract/application.ts';
import { StageBadge } from './StageBadge.tsx';

interface ApplicationCourseProps {
  readonly application: Application;
  /** Whether only the current stage shows its name. */
  readonly terse?: boolean;
}

/** The stages of an application in a line, or a label for an application that ended without a hire. */
export function ApplicationCourse({ application, terse = false }: ApplicationCourseProps): JSX.Element {
  const t = useT('applications');
  const { stage, job } = application;
  if (stage !== 'hired' && !ACTIVE_STAGES.includes(stage)) return <StageBadge stage={stage} />;
  const course = courseOf(stage);
  const at = course.indexOf(stage);
  const steps = course.map((id, index): RailStep => {
    const isDone = index < at || stage === 'hired';
    return { id, label: t(`stage.${id}`), state: isDone ? 'leaf' : index === at ? 'bud' : 'frame', current: index === at };
  });
  return <Rail label={t('applied.course', { title: job.title })} steps={steps} terse={terse} />;
}

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
