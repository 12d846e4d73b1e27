import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { applicationParts } from '../../contract/application-parts.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application, ApplicationDetail } from '../../contract/schemas.ts';
import { ApplicationHistory } from '../application/ApplicationHistory.tsx';
import { ApplicationPanels } from '../application/ApplicationPanels.tsx';
import { ApplicationStore } from '../application/application-store.ts';
import { applications } from '../application/applied-list.ts';
import { ApplicantHeader } from './ApplicantHeader.tsx';
import { ApplicantQueue, useQueue } from './ApplicantQueue.tsx';
import { ApplicantWays } from './ApplicantWays.tsx';
import { useGoOnChoice } from './go-on-choice.ts';
import { MoveApplicants } from './MoveApplicants.tsx';
import * as styles from './ApplicantPage.module.css';

/** One applicant for a posting: the message, the stage, the next moves, and the queue of other applicants. */
export const Page = observer(function ApplicantPage(): JSX.Element {
  const t = useT('applications');
  const { jobId, userId } = useParams(applicationRoutes.applicant);
  const store = useService(ApplicationStore);
  useEffect(() => void store.openOf(jobId, userId), [store, jobId, userId]);
  const { value, status, error } = store.detail;
  const application = value?.job.id === jobId && value.candidate.id === userId ? value : undefined;
  if (application === undefined && status === 'failed')
    return <LoadFailure error={error} title={t('applicant.failed')} onRetry={() => void store.openOf(jobId, userId)} />;
  return <Applicant jobId={jobId} userId={userId} application={application} />;
});

interface ApplicantProps {
  readonly jobId: string;
  readonly userId: string;
  /** `undefined` until it is loaded. The queue stays in the meantime. */
  readonly application: ApplicationDetail | undefined;
}

const Applicant = observer(function Applicant({ jobId, userId, application }: ApplicantProps): JSX.Element {
  const queue = useQueue(jobId, userId);
  const current = useCurrent(application);
  const [goesOn, chooseGoOn] = useGoOnChoice();
  return (
    <div className={styles.applicant}>
      <ApplicantQueue jobId={jobId} userId={userId} queue={queue} />
      {application === undefined || current === undefined ? (
        <Skeleton />
      ) : (
        <div>
          <MoveApplicants {...(goesOn && queue.goNext && { onMoved: queue.goNext })}>
            <ApplicantHeader application={current} queue={queue} />
            <ApplicantWays application={current} queue={queue} goesOn={goesOn} onGoesOn={chooseGoOn} />
            <div className={styles.applicantParts}>
              <Parts application={application} />
            </div>
          </MoveApplicants>
        </div>
      )}
    </div>
  );
});

function Parts({ application }: { readonly application: ApplicationDetail }): JSX.Element {
  const t = useT('applications');
  const { message, history, stage } = application;
  const isWithdrawn = stage === 'withdrawn';
  return (
    <>
      <div className="stack">
        <Panel title={t('applicant.message')}>
          {message === '' ? (
            <p className="muted">{t(isWithdrawn ? 'applicant.withdrawn' : 'applicant.noMessage')}</p>
          ) : (
            <p className="read" dir="auto">
              {message}
            </p>
          )}
        </Panel>
        {!isWithdrawn && <ApplicationPanels point={applicationParts.part('applicant')} application={application} />}
      </div>
      <Panel title={t('applicant.history')}>
        <ApplicationHistory history={history} />
      </Panel>
    </>
  );
}

/** The application after the latest move. Each move fetches the history again. */
function useCurrent(application: ApplicationDetail | undefined): Application | undefined {
  const store = useService(ApplicationStore);
  const news = useEntities(applications);
  const current = application && news.current(application);
  const id = application?.id;
  const isBehind = application !== undefined && current !== undefined && current.version > application.version;
  useEffect(() => {
    if (isBehind && id !== undefined) void store.open(id);
  }, [store, isBehind, id]);
  return current;
}
