import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type JSX, useLayoutEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Application } from '../../contract/application.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { ApplicantMovesStore } from './applicant-moves-store.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { arrive } from './travel.ts';
import type { MoveApplicants } from './use-mover.ts';
import './ApplicantCard.css';

interface ApplicantCardProps {
  readonly application: Application;
  /** Whether the card is in the tab order. */
  readonly isStop: boolean;
  readonly onHold: (card: Application) => void;
  readonly move: MoveApplicants;
}

/** An applicant on the board: the name, the date and the beginning of the message. */
export const ApplicantCard = observer(function ApplicantCard({ application, isStop, onHold, move }: ApplicantCardProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const moves = useService(ApplicantMovesStore);
  const card = useRef<HTMLLIElement>(null);
  const { id, candidate, job, message, stage } = application;
  useLayoutEffect(() => {
    if (card.current !== null) arrive(id, card.current);
  }, [id]);
  const selected = moves.selection.has(id);
  const hold = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    // Some browsers do not start a drag without data.
    event.dataTransfer.setData('text/plain', candidate.name);
    onHold(application);
  };
  const tabIndex = isStop ? 0 : -1;
  return (
    <li
      ref={card}
      className={clsx('card', stage === 'submitted' && 'card--new', selected && 'card--on')}
      data-card={id}
      draggable={application.moves.length > 0}
      aria-busy={moves.isMoving(id)}
      onDragStart={hold}
    >
      <label className="card__select">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          checked={selected}
          onChange={() => moves.selection.toggle(id)}
          aria-label={t('applicants.select', { name: candidate.name })}
        />
      </label>
      <h3>
        <Link to={href(applicationRoutes.applicant, { jobId: job.id, userId: candidate.id })} tabIndex={tabIndex} draggable={false}>
          <bdi>{candidate.name}</bdi>
        </Link>
      </h3>
      <MoveMenu application={application} tabIndex={tabIndex} move={move} />
      <p className="card__meta">{format.relative(application.createdAt)}</p>
      {message !== '' && (
        <p className="card__words" dir="auto">
          {message.slice(0, 160)}
        </p>
      )}
    </li>
  );
});
