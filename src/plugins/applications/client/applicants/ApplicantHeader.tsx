import { observer } from 'mobx-react-lite';
import { type JSX, type RefObject, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PersonAvatar } from '#core/client/ui/Avatars.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Neighbours, type Queue } from '#core/client/ui/neighbours/Neighbours.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { mailLink } from '#core/contract/mail-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { ACTIVE_STAGES, type ApplicationStage, movesFrom } from '../../contract/application.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { StageBadge } from '../application/StageBadge.tsx';
import { AskBadge } from './AskBadge.tsx';
import { ApplicantsStore } from './applicants-store.ts';
import { useMove } from './MoveApplicants.tsx';
import { PausedBadge } from './PausedBadge.tsx';
import { StageMenu } from './StageMenu.tsx';
import { usePostingsName } from './use-postings-name.ts';
import * as styles from './ApplicantPage.module.css';

interface ApplicantHeaderProps {
  readonly application: Application;
  readonly queue: Queue;
}

/** The applicant's name and stage, the actions, and links to the neighbours in the queue. */
export const ApplicantHeader = observer(function ApplicantHeader({ application, queue }: ApplicantHeaderProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const { candidate, job, stage, createdAt } = application;
  return (
    <>
      <div className={styles.applicantHead}>
        <PersonAvatar name={candidate.name} size="l" />
        <PageHeader
          title={candidate.name}
          lead={
            <>
              {t('applicant.applied', { when: format.date(createdAt) })}
              {candidate.email !== null && <EmailAddress address={candidate.email} />}
            </>
          }
          trail={[
            { to: href(jobRoutes.managed), label: usePostingsName() },
            { to: href(applicationRoutes.applicants, { jobId: job.id }), label: job.title },
          ]}
        />
      </div>
      <div className={styles.applicantBar} data-applicant-bar>
        {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
        <div
          className={styles.applicantStage}
          role="group"
          aria-label={t('applicants.stage')}
          tabIndex={-1}
          ref={useFocusKept(application)}
        >
          <StageBadge stage={stage} /> <PausedBadge application={application} /> <AskBadge application={application} />
        </div>
        <ApplicantMove application={application} />
        <Neighbours
          queue={queue}
          place={t('applicant.place', { place: queue.place, count: queue.count })}
          previous={t('applicant.previous')}
          next={t('applicant.next')}
        />
      </div>
    </>
  );
});

function EmailAddress({ address }: { readonly address: string }): JSX.Element {
  return (
    <>
      {' · '}
      <a className="link" dir="ltr" href={mailLink(address)}>
        {address}
      </a>
    </>
  );
}

/** The moves of an applicant: to the next stage, to any other stage, or a rejection. */
const ApplicantMove = observer(function ApplicantMove({ application }: { readonly application: Application }): JSX.Element | null {
  const t = useT('applications');
  const move = useMove();
  const mayMove = useService(SessionStore).may('application', 'update');
  const { isMoving } = useService(ApplicantsStore);
  const { moves, stage } = application;
  if (movesFrom(stage, 'employer').length === 0) return <p className="muted">{t('applicant.final')}</p>;
  if (!mayMove) return <p className="muted">{t('applicant.onlyCompany')}</p>;
  // A move is being saved, or the candidate has applied again since.
  if (moves.length === 0)
    return stage !== 'rejected' || isMoving(application.id) ? null : <p className="muted">{t('applicant.appliedAgain')}</p>;
  const next = nextStage(application);
  const to = (chosen: ApplicationStage): void => void move([application], chosen);
  return (
    <>
      <StageMenu className="btn" stages={moves} onChoose={to}>
        {t('applicants.moveTo')}
        <DownIcon className="icon--s" />
      </StageMenu>
      {stage !== 'rejected' && (
        <Button variant="rust" onClick={() => to('rejected')}>
          {t('stage.rejected')}
        </Button>
      )}
      {next !== undefined && (
        <Button variant="grow" onClick={() => to(next)}>
          {t('applicants.moveToStage', { stage: t(`stage.${next}`) })}
        </Button>
      )}
    </>
  );
});

// The next stage of a usual course. The main button never hires, because users press it most.
function nextStage({ stage, moves }: Application): ApplicationStage | undefined {
  const at = ACTIVE_STAGES.indexOf(stage);
  return at === -1 ? undefined : ACTIVE_STAGES.slice(at + 1).find((later) => moves.includes(later));
}

/** After a move, the buttons of impossible moves disappear. If one of them had the focus, the focus moves to the current stage. */
function useFocusKept({ id, stage }: Application): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef({ id, stage });
  useEffect(() => {
    const isMove = last.current.id === id && last.current.stage !== stage;
    last.current = { id, stage };
    if (!isMove) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [id, stage]);
  return place;
}
