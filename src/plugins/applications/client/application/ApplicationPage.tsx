import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import { applicationParts } from '../../contract/application-parts.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';
import { ApplicationCourse } from './ApplicationCourse.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationPanels } from './ApplicationPanels.tsx';
import { ApplicationStore } from './application-store.ts';
import { Withdrawal } from './Withdrawal.tsx';
import * as styles from './ApplicationPage.module.css';

/** A candidate's own application: its stage, the next step, the history, and the withdrawal. */
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
  const { job, message, stage } = application;
  return (
    <>
      <PageHeader
        title={job.title}
        lead={<FactLine facts={[job.company, job.location]} />}
        back={{ to: href(applicationRoutes.applied), label: t('applied.title') }}
        actions={<ButtonLink to={href(jobRoutes.detail, { id: job.id })}>{t('application.job')}</ButtonLink>}
      />
      <div className={styles.application}>
        <section className={styles.applicationStands} aria-label={t('application.stands')}>
          <ApplicationCourse application={application} />
          <p className={styles.applicationNext}>{t(`next.${stage}`)}</p>
        </section>
        <div className="stack">
          <Panel title={t('application.message')}>
            {message === '' ? (
              <p className="muted">{t('application.noMessage')}</p>
            ) : (
              <p className="read" dir="auto">
                {message}
              </p>
            )}
          </Panel>
          <ApplicationPanels point={applicationParts.part('own')} application={application} />
        </div>
        <div className={styles.applicationSide}>
          <Panel title={t('application.history')}>
            <ApplicationHistory history={application.history} />
          </Panel>
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
