import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useParams } from '#core/client/navigation/use-params.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PrintIcon } from '#core/client/ui/icons/page-icons.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { Job } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { JobDescription } from './JobDescription.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobHead } from './JobHead.tsx';
import { JobPostingStore } from './job-posting-store.ts';
import { WithPostingPart } from './WithPostingPart.tsx';
import './JobPage.css';

/** One posting as a candidate sees it. */
export const Page = observer(function JobPage(): JSX.Element {
  const t = useT('jobs');
  const { id } = useParams(jobRoutes.detail);
  const store = useService(JobPostingStore);
  useEffect(() => void store.open(id), [store, id]);
  const { value: job, status, error } = store.job;
  if (job !== undefined && job.id === id) return <JobArticle job={job} />;
  if (status === 'failed') return <LoadFailure error={error} title={t('job.failed')} onRetry={() => void store.open(id)} />;
  return <Skeleton count={8} />;
});

function JobArticle({ job }: { readonly job: Job }): JSX.Element {
  return (
    <article className="job">
      <WithPostingPart job={job}>
        <JobWords job={job} />
      </WithPostingPart>
    </article>
  );
}

function JobWords({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  return (
    <>
      <JobHead job={job} />
      {job.status !== 'published' && (
        <Note tone="straw" title={t(`job.${job.status}`)}>
          {t(`job.${job.status}Help`)}
        </Note>
      )}
      <JobFacts job={job} />
      <JobDescription text={job.description} />
      <p className="job__end">
        <Button variant="quiet" size="s" onClick={() => window.print()}>
          <PrintIcon className="icon--s" />
          {t('job.print')}
        </Button>
      </p>
    </>
  );
}
