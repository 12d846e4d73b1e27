import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { uuidParam } from '#core/contract/param-type.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application, ApplicationDetail } from '../../contract/schemas.ts';
import { applications } from '../application/applied-list.ts';
import { ApplicantHeader } from './ApplicantHeader.tsx';
import { ApplicantParts } from './ApplicantParts.tsx';
import { ApplicantQueue, useQueue } from './ApplicantQueue.tsx';
import { ApplicantWays } from './ApplicantWays.tsx';
import { ApplicantStore, type FoundApplicant } from './applicant-store.ts';
import { useGoOnChoice } from './go-on-choice.ts';
import { MoveApplicants } from './MoveApplicants.tsx';
import * as styles from './ApplicantPage.module.css';

/**
 * One applicant for a posting: what was sent, the stage, the next moves, and the queue of other applicants. The address may name an earlier
 * application of the candidate.
 */
export const Page = observer(function ApplicantPage(): JSX.Element {
  const t = useT('applications');
  const { jobId, userId } = useParams(applicationRoutes.applicant);
  const named = uuidParam.parse(useSearch().application ?? '');
  const store = useService(ApplicantStore);
  useEffect(() => void store.openOf(jobId, userId, named), [store, jobId, userId, named]);
  const { value, status, error } = store.found;
  const isShown =
    value?.application.job.id === jobId &&
    value.application.candidate.id === userId &&
    value.application.id === (named ?? value.attempts[0]?.id);
  const found = isShown ? value : undefined;
  if (found === undefined && status === 'failed')
    return <LoadFailure error={error} title={t('applicant.failed')} onRetry={() => void store.openOf(jobId, userId, named)} />;
  return <Applicant jobId={jobId} userId={userId} found={found} />;
});

interface ApplicantProps {
  readonly jobId: string;
  readonly userId: string;
  /** `undefined` until it is loaded. The queue stays in the meantime. */
  readonly found: FoundApplicant | undefined;
}

const Applicant = observer(function Applicant({ jobId, userId, found }: ApplicantProps): JSX.Element {
  const queue = useQueue(jobId, userId);
  const current = useCurrent(found?.application);
  const [goesOn, chooseGoOn] = useGoOnChoice();
  return (
    <div className={styles.applicant}>
      <ApplicantQueue jobId={jobId} userId={userId} queue={queue} />
      {found === undefined || current === undefined ? (
        <Skeleton />
      ) : (
        <div>
          <MoveApplicants {...(goesOn && queue.goNext && { onMoved: queue.goNext })}>
            <ApplicantHeader application={current} queue={queue} />
            <ApplicantWays application={current} queue={queue} goesOn={goesOn} onGoesOn={chooseGoOn} />
            <ApplicantParts key={found.application.id} found={found} current={current} />
          </MoveApplicants>
        </div>
      )}
    </div>
  );
});

/** The application after the latest move. Each move fetches the history again. */
function useCurrent(application: ApplicationDetail | undefined): Application | undefined {
  const store = useService(ApplicantStore);
  const news = useEntities(applications);
  const current = application && news.current(application);
  const isBehind = application !== undefined && current !== undefined && current.version > application.version;
  useEffect(() => {
    if (isBehind) void store.renew();
  }, [store, isBehind]);
  return current;
}
