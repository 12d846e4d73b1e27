import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useParams } from '#core/client/router/use-params.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { JobPostingStore } from '../posting/job-posting-store.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { ApplicationStore } from './application-store.ts';

/** One posting of the employer with those who have applied to it. */
export const Page = observer(function ApplicantsPage(): JSX.Element {
  const t = useT('jobs');
  const { jobId } = useParams(jobRoutes.applicants);
  const postings = useService(JobPostingStore);
  const applications = useService(ApplicationStore);
  useEffect(() => {
    void postings.open(jobId);
    void applications.loadList({ jobId });
  }, [postings, applications, jobId]);
  const { value: job, status, error } = postings.job;
  if (job?.id !== jobId) {
    if (status !== 'failed') return <LoadingState />;
    return <LoadFailure error={error} title={t('job.failed')} onRetry={() => void postings.open(jobId)} />;
  }
  return (
    <>
      <PageHeader
        title={job.title}
        lead={t('applicants.title')}
        back={{ to: href(jobRoutes.managed), label: t('managed.title') }}
        actions={<ButtonLink to={href(jobRoutes.detail, { id: jobId })}>{t('applicants.view')}</ButtonLink>}
      />
      <ApplicationList
        label={t('applicants.title')}
        failed={t('applicants.failed')}
        list={applications.list}
        view="employer"
        empty={<EmptyState title={t('applicants.none')}>{t('applicants.noneHelp')}</EmptyState>}
      />
    </>
  );
});
