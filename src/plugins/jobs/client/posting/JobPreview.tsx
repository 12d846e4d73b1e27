import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { MoneyRange } from '#core/client/ui/MoneyRange.tsx';
import { VerifiedBadge } from '#core/client/ui/VerifiedBadge.tsx';
import { getJob } from '../../contract/endpoints.ts';
import { JobDescription } from './JobDescription.tsx';
import { PostingPanels } from './PostingPanels.tsx';
import { ReaderTools } from './ReaderTools.tsx';
import { useCategoryName } from './use-category-name.ts';
import { useJobAddresses } from './use-job-addresses.ts';
import '#core/client/ui/search-page/preview.css';
import type { JobSummary } from '../../contract/reply-schemas.ts';

/** A short preview of the chosen posting beside the list, on wide screens. */
export const JobPreview = observer(function JobPreview({ job }: { readonly job: JobSummary }): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const addresses = useJobAddresses();
  const { resource, load } = useResource((signal) => api.call(getJob, { params: { id: job.id }, signal }), job.id);
  const detail = resource.value?.id === job.id ? resource.value : undefined;
  const categoryName = useCategoryName();
  const { workMode, employmentType } = job;
  return (
    <section className="preview" aria-label={t('search.preview')}>
      <div className="preview__head">
        <CompanyLogo name={job.company.name} fileId={job.company.logoFileId} />
        <div>
          <h2>
            <bdi>{job.title}</bdi>
          </h2>
          <p className="soft">
            <FactLine facts={[job.company.name, job.location]} />{' '}
            {job.company.verified && <VerifiedBadge verified={job.company.verified} />}
          </p>
        </div>
      </div>
      <p>{job.salary === null ? t('job.noSalary') : <MoneyRange range={job.salary} per={t(`period.${job.salary.period}`)} />}</p>
      <p className="muted">
        <FactLine
          facts={[
            workMode && t(`workMode.${workMode}`),
            employmentType && t(`employmentType.${employmentType}`),
            job.category && categoryName(job.category),
          ]}
        />
      </p>
      {detail !== undefined && <PostingPanels job={detail} isPreview />}
      <div className="preview__text">
        {detail !== undefined && <JobDescription {...detail} headingLevel={3} />}
        {resource.status === 'failed' && <ErrorNote title={t('job.failed')} onRetry={load} />}
      </div>
      <div className="row">
        <ButtonLink variant="grow" to={addresses.posting(job.id)}>
          {t('search.open')}
        </ButtonLink>
        <ReaderTools job={job} isPreview />
      </div>
    </section>
  );
});
