import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import type { ApplicationStage } from '../../contract/application.ts';
import * as styles from './CourseFigure.module.css';

/** The usual course, from sent to hired. An application may skip stages, and most end earlier. */
const COURSE: readonly ApplicationStage[] = ['submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'hired'];

/** The current stage of the application in the figure. */
const REACHED = COURSE.indexOf('assessment');

/** Completed, current and later stages. */
type StageState = 'leaf' | 'bud' | 'frame';

const WORDS: Readonly<Record<StageState, string>> = { leaf: 'course.done', bud: 'course.now', frame: 'course.later' };

/** An application on the trellis: seven stages, each a cell. */
export function Figure(): JSX.Element {
  const t = useT('applications');
  return (
    <figure className={styles.course}>
      <Slats />
      <ol className={styles.courseStages} aria-label={t('course.label')}>
        {COURSE.map((stage, index) => (
          <Stage key={stage} name={t(`stage.${stage}`)} state={stateAt(index)} />
        ))}
      </ol>
      <figcaption>
        <p className="display">{t('course.title')}</p>
        <p className="muted">{t('course.text')}</p>
      </figcaption>
    </figure>
  );
}

function stateAt(index: number): StageState {
  if (index === REACHED) return 'bud';
  return index < REACHED ? 'leaf' : 'frame';
}

function Stage({ name, state }: { readonly name: string; readonly state: StageState }): JSX.Element {
  const t = useT('applications');
  const isHere = state === 'bud';
  return (
    <li className={styles.courseStage} data-state={state} aria-current={isHere ? 'step' : undefined}>
      <ProgressMark state={state} current={isHere} />
      <span className={styles.courseName}>
        {name} <span className={isHere ? styles.courseHere : 'vh'}>{t(WORDS[state])}</span>
      </span>
    </li>
  );
}

/** The slats behind the stages. Their grid matches the cells, so each cell is between four slats. */
function Slats(): JSX.Element {
  const patternId = useId();
  return (
    <svg className={styles.courseSlats} viewBox="0 0 160 168" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={patternId} width="20" height="28" patternUnits="userSpaceOnUse">
          <path d="M1.6 2.2 18.4 25.8M20 0 11.4 12M8.6 16 0 28" />
        </pattern>
      </defs>
      <rect width="160" height="168" fill={`url(#${patternId})`} />
    </svg>
  );
}
