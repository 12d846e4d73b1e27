import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import { Cell, type CellState } from './Cell.tsx';
import './CourseFigure.css';

/** The usual course, from sent to hired; an application may skip stages, and ends earlier more often than not. */
const COURSE: readonly ApplicationStage[] = ['submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'hired'];

/** How far the application of the picture has come. */
const REACHED = COURSE.indexOf('assessment');

const WORDS: Readonly<Record<CellState, string>> = { leaf: 'course.done', bud: 'course.now', frame: 'course.later' };

/** An application climbs the trellis: seven stages, each a cell of it. */
export function Figure(): JSX.Element {
  const t = useT('jobs');
  return (
    <figure className="course">
      <Slats />
      <ol className="course__stages" aria-label={t('course.label')}>
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

function stateAt(index: number): CellState {
  if (index === REACHED) return 'bud';
  return index < REACHED ? 'leaf' : 'frame';
}

function Stage({ name, state }: { readonly name: string; readonly state: CellState }): JSX.Element {
  const t = useT('jobs');
  const isHere = state === 'bud';
  return (
    <li className={`course__stage course__stage--${state}`} aria-current={isHere ? 'step' : undefined}>
      <Cell state={state} />
      <span className="course__name">
        {name} <span className={isHere ? 'course__here' : 'vh'}>{t(WORDS[state])}</span>
      </span>
    </li>
  );
}

/** The slats on which the stages hang: the ground is drawn in the measure of the cells, so that each sits between four of them. */
function Slats(): JSX.Element {
  const patternId = useId();
  return (
    <svg className="course__slats" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={patternId} width="60" height="84" patternUnits="userSpaceOnUse">
          <path d="M4 5.6 56 78.4M60 0 34 36.4M26 47.6 0 84" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}
