import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type JSX, useCallback } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { MoreIcon } from '#core/client/ui/icons/page-icons.tsx';
import { href } from '#core/contract/route-ref.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { AppliedAgain } from './AppliedAgain.tsx';
import { AskBadge, isUnread } from './AskBadge.tsx';
import { ApplicantsStore } from './applicants-store.ts';
import { arrive } from './board-cards.ts';
import { useMove } from './MoveApplicants.tsx';
import { PausedBadge } from './PausedBadge.tsx';
import { StageMenu } from './StageMenu.tsx';
import * as styles from './ApplicantCard.module.css';

interface ApplicantCardProps {
  readonly application: Application;
  /** Its place in the column, from 0, and the number of cards there; -1 when more can be loaded. */
  readonly index: number;
  readonly size: number;
  /** Takes the element of the card, in a long column. */
  readonly measure: ((card: HTMLElement | null) => void) | undefined;
  /** Whether the card is in the tab order. */
  readonly isStop: boolean;
  readonly onHold: (card: Application) => void;
}

/** The place of an applicant in a column of the board. A new index renders it again, and not the card in it. */
export const ApplicantCard = observer(function ApplicantCard(props: ApplicantCardProps): JSX.Element {
  const { application, index, size, measure, isStop, onHold } = props;
  const { isMoving } = useService(ApplicantsStore);
  const { id, candidate, moves } = application;
  const place = useCallback(
    (element: HTMLLIElement | null) => {
      measure?.(element);
      if (element !== null) arrive(id, element);
    },
    [id, measure],
  );
  const hold = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    // Some browsers do not start a drag without data.
    event.dataTransfer.setData('text/plain', candidate.name);
    onHold(application);
  };
  return (
    <li
      ref={place}
      className={styles.place}
      data-card={id}
      data-index={index}
      aria-setsize={size}
      aria-posinset={index + 1}
      draggable={moves.length > 0}
      aria-busy={isMoving(id)}
      onDragStart={hold}
    >
      <Card application={application} isStop={isStop} />
    </li>
  );
});

/** An applicant on the board: the name, the date and the beginning of the message. */
const Card = observer(function Card({ application, isStop }: Pick<ApplicantCardProps, 'application' | 'isStop'>): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const { selection } = useService(ApplicantsStore);
  const { id, candidate, job, message } = application;
  const selected = selection.has(id);
  const tabIndex = isStop ? 0 : -1;
  const isNew = isUnread(application);
  return (
    <div className={clsx(styles.card, isNew && styles.cardNew, selected && styles.cardOn)}>
      <label className={styles.cardSelect}>
        <input
          type="checkbox"
          tabIndex={tabIndex}
          checked={selected}
          onChange={() => selection.toggle(id)}
          aria-label={t('applicants.select', { name: candidate.name })}
        />
      </label>
      <h3>
        <Link to={href(applicationRoutes.applicant, { jobId: job.id, userId: candidate.id })} tabIndex={tabIndex} draggable={false}>
          <bdi>{candidate.name}</bdi>
        </Link>
      </h3>
      <MoveMenu application={application} tabIndex={tabIndex} />
      <p className={styles.cardMeta}>
        {isNew && <span className="vh">{t('applicants.unread')}</span>} {format.relative(application.createdAt)}{' '}
        <PausedBadge application={application} /> <AskBadge application={application} />
      </p>
      <AppliedAgain application={application} className={styles.cardMeta} />
      {message !== '' && (
        <p className={styles.cardWords} dir="auto">
          {message.slice(0, 160)}
        </p>
      )}
    </div>
  );
});

interface MoveMenuProps {
  readonly application: Application;
  readonly tabIndex: number;
}

function MoveMenu({ application, tabIndex }: MoveMenuProps): JSX.Element | null {
  const t = useT('applications');
  const move = useMove();
  if (application.moves.length === 0) return null;
  return (
    <StageMenu
      className={`btn btn--quiet ${styles.cardMenu}`}
      label={t('applicants.moveOne', { name: application.candidate.name })}
      tabIndex={tabIndex}
      stages={application.moves}
      onChoose={(stage) => void move([application], stage)}
    >
      <MoreIcon className="icon--s" />
    </StageMenu>
  );
}
