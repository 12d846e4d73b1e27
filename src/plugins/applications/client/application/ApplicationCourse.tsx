import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import { Rail } from '#core/client/ui/rail/Rail.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import { type ApplicationStage, COURSE_STAGES } from '../../contract/application.ts';
import type { Application } from '../../contract/schemas.ts';
import { StageBadge } from './StageBadge.tsx';

interface ApplicationCourseProps {
  readonly application: Application;
  /** Whether only the current stage shows its name. */
  readonly terse?: boolean;
}

/** The seven stages of an application, or a label for an application that ended without a hire. On phones they are below each other. */
export function ApplicationCourse({ application, terse = false }: ApplicationCourseProps): JSX.Element {
  const t = useT('applications');
  const isWide = useMinWidth(BREAKPOINTS.sm);
  const { stage, job } = application;
  if (!COURSE_STAGES.includes(stage)) return <StageBadge stage={stage} />;
  return (
    <Rail
      label={t('applied.course', { title: job.title })}
      steps={COURSE_STAGES.map((id) => ({ id, label: t(`stage.${id}`), state: cellOf(id, application), current: id === stage }))}
      terse={terse}
      vertical={!terse && !isWide}
    />
  );
}

/** How the course shows one of its stages. An earlier stage that the application has never been in was skipped. */
function cellOf(id: ApplicationStage, { stage, reached }: Application): PartState {
  const [place, current] = [COURSE_STAGES.indexOf(id), COURSE_STAGES.indexOf(stage)];
  if (place > current) return 'frame';
  if (place === current) return stage === 'hired' ? 'leaf' : 'bud';
  return reached.includes(id) ? 'leaf' : 'dashed';
}
