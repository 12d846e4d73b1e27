import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useParams } from '#core/client/router/use-params.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Job } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ApplyPanel } from '../applications/ApplyPanel.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobPostingStore } from './job-posting-store.ts';
import './JobPage.css';

/** One posting as a candidate sees it. */
export const Page = observer(function JobPage(): JSX.Element {
  const t = useT('jobs');
  const { id } = useParams(jobRoutes.detail);
  const store = useService(JobPostingStore);
  useEffect(() => void store.open(id), [store, id]);
  const { value: job, status, error } = store.job;
  if (job !== undefined && job.id === id) return <JobArticle job={job} onChange={() => void store.open(id)} />;
  if (status === 'failed') return <LoadFailure error={error} title={t('job.failed')} onRetry={() => void store.open(id)} />;
  return <LoadingState />;
});

function JobArticle({ job, onChange }: { readonly job: Job; readonly onChange: () => void }): JSX.Element {
  const t = useT('jobs');
  const manage = job.viewer.manages && <ButtonLink to={href(jobRoutes.applicants, { jobId: job.id })}>{t('job.manage')}</ButtonLink>;
  return (
    <article className="job">
      <PageHeader
        title={job.title}
        lead={<FactLine facts={[job.company.name, job.location]} />}
        back={{ to: href(jobRoutes.search), label: t('search.title') }}
        actions={manage}
      />
      {job.status === 'closed' && <Note tone="straw" title={t('job.closed')} />}
      <div className="job__columns">
        <section className="job__text" aria-label={t('job.description')}>
          {job.description === null ? <p className="muted">{t('job.noDescription')}</p> : <p className="read">{job.description}</p>}
        </section>
        <aside className="job__side">
          <JobFacts job={job} />
          {job.status === 'published' && <ApplyPanel job={job} onApplied={onChange} />}
        </aside>
      </div>
    </article>
  );
}
