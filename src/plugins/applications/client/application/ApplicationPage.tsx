import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { PrintIcon } from '#core/client/ui/icons/page-icons.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import { applicationParts } from '../../contract/application-parts.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';
import { SentCopy } from '../copy/SentCopy.tsx';
import { AnswerDate, OpenedOn } from './AnswerDate.tsx';
import { ApplicationCourse } from './ApplicationCourse.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationPanels } from './ApplicationPanels.tsx';
import { AskForAnswer } from './AskForAnswer.tsx';
import { ApplicationStore } from './application-store.ts';
import { isUnread, NobodyReads } from './NobodyReads.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import * as styles from './ApplicationPage.module.css';

/** A candidate's own application: its stage, the answer date, what was sent, the history, and what the candidate can do. */
export const Page = observer(function ApplicationPage(): JSX.Element {
  const t = useT('applications');
  const { id } = useParams(applicationRoutes.appliedDetail);
  const store = useService(ApplicationStore);
  useEffect(() => void store.open(id), [store, id]);
  const { value: application, status, error } = store.detail;
  if (application !== undefined && application.id === id) return <ApplicationView application={application} />;
  if (status === 'failed') return <LoadFailure error={error} title={t('application.failed')} onRetry={() => void store.open(id)} />;
  return <Skeleton />;
});

function ApplicationView({ application }: { readonly application: ApplicationDetail }): JSX.Element {
  const t = useT('applications');
  const { job, stage } = application;
  const unread = isUnread(application);
  return (
    <>
      <PrintSource path={href(applicationRoutes.appliedDetail, { id: application.id })} />
      <PageHeader
        title={job.title}
        lead={<FactLine facts={[job.company, job.location]} />}
        back={{ to: href(applicationRoutes.applied), label: t('applied.title') }}
        actions={
          <>
            <Button variant="quiet" onClick={() => window.print()}>
              <PrintIcon className="icon--s" />
              {t('application.print')}
            </Button>
            <ButtonLink to={href(jobRoutes.detail, { id: job.id })}>{t('application.job')}</ButtonLink>
          </>
        }
      />
      <div className={styles.application}>
        <section className={styles.applicationStands} aria-label={t('application.stands')}>
          {unread ? (
            <NobodyReads application={application} />
          ) : (
            <>
              <ApplicationCourse application={application} />
              <p className={styles.applicationNext}>{t(`next.${stage}`)}</p>
            </>
          )}
          <p className={styles.applicationAnswer}>
            <AnswerDate application={application} />
            <OpenedOn application={application} />
          </p>
        </section>
        <div className="stack">
          <SentCopy applicationId={application.id} />
          <ApplicationPanels point={applicationParts.part('own')} application={application} />
        </div>
        <div className={styles.applicationSide}>
          <Panel title={t('application.history')}>
            <ApplicationHistory history={application.history} />
          </Panel>
          <AskForAnswer application={application} />
          {application.moves.includes('withdrawn') && <Withdrawal title={job.title} />}
        </div>
      </div>
      {ENDED_BY_OTHERS.includes(stage) && <SimilarOpenJobs jobId={job.id} />}
    </>
  );
}

/** The stages after which the candidate looks for another job. */
const ENDED_BY_OTHERS: readonly ApplicationStage[] = ['rejected', 'closed_unfilled'];

function SimilarOpenJobs({ jobId }: { readonly jobId: string }): JSX.Element {
  return (
    <>
      {useContributions(postingParts.part('similar')).map(({ plugin, thing: { id, value } }) => (
        <PluginPart key={id} plugin={plugin} what={id} load={async () => (await value.load()).SimilarJobs} given={{ jobId }} />
      ))}
    </>
  );
}
