import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { FactGrid, type GridFact } from '#core/client/ui/detail/FactGrid.tsx';
import { PrintIcon } from '#core/client/ui/icons/page-icons.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { CompanySign } from '#core/client/ui/Signs.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedPlaces } from '../../contract/client-extension-points.ts';
import type { Job } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { JobSearchStore } from '../search/job-search-store.ts';
import { AboutCompany } from './AboutCompany.tsx';
import { CompanyName } from './CompanyName.tsx';
import { GoneJob } from './GoneJob.tsx';
import { JobDescription } from './JobDescription.tsx';
import { JobPostingStore } from './job-posting-store.ts';
import { PostedText } from './PostedText.tsx';
import { useSalaryAmount } from './SalaryText.tsx';
import { useCategoryName } from './use-category-name.ts';
import { WithPostingPart } from './WithPostingPart.tsx';
import './JobPage.css';

/** One posting as a candidate sees it. */
export const Page = observer(function JobPage(): JSX.Element {
  const t = useT('jobs');
  const { id } = useParams(jobRoutes.detail);
  const store = useService(JobPostingStore);
  useEffect(() => void store.open(id), [store, id]);
  const { value: job, status, error } = store.job;
  const known = job?.id === id ? job : undefined;
  if (status === 'failed' && error instanceof ApiError && error.status === 404) return <GoneJob id={id} known={known} />;
  if (known !== undefined) return <JobArticle job={known} />;
  if (status === 'failed') return <LoadFailure error={error} title={t('job.failed')} onRetry={() => void store.open(id)} />;
  return <Skeleton count={8} />;
});

function JobArticle({ job }: { readonly job: Job }): JSX.Element {
  return (
    <article className="job">
      <PrintSource path={href(jobRoutes.detail, { id: job.id })} />
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
      <AboutCompany company={job.company} />
      <p className="job__end">
        <Button variant="quiet" size="s" onClick={() => window.print()}>
          <PrintIcon className="icon--s" />
          {t('job.print')}
        </Button>
      </p>
    </>
  );
}

/** The title and the company of a posting, with a link back to the search. */
const JobHead = observer(function JobHead({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const { terms } = useService(JobSearchStore);
  return (
    <div className="job__head">
      <CompanySign name={job.company.name} size="l" />
      <PageHeader
        title={job.title}
        lead={
          <>
            <CompanyName company={job.company} />
            {' · '}
            <PostedText at={job.publishedAt} />
          </>
        }
        back={{ to: href(jobRoutes.search, {}, { ...terms }), label: terms === undefined ? t('search.title') : t('job.back') }}
        actions={job.viewer.manages && <ManagedPlaces jobId={job.id} />}
      />
    </div>
  );
});

/** Links from a posting to the pages for its managers. */
function ManagedPlaces({ jobId }: { readonly jobId: string }): JSX.Element {
  const t = useT('jobs');
  const places = useContributions(managedPlaces);
  const hasTexts = useTexts(places.map(({ plugin }) => plugin));
  return (
    <>
      {hasTexts &&
        places.map(({ thing: { id, value } }) => (
          <ButtonLink key={id} to={value.to(jobId)}>
            {t(value.label)}
          </ButtonLink>
        ))}
    </>
  );
}

/** The fields of a posting as a list of facts. Missing fields are left out, except the pay. */
function JobFacts({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const categoryName = useCategoryName();
  const amount = useSalaryAmount(job.salary);
  const facts: readonly GridFact[] = [
    {
      term: t('job.pay'),
      value: amount ?? t('job.noSalary'),
      note: amount !== undefined && job.salary !== null ? t(`period.${job.salary.period}`) : undefined,
    },
    { term: t('job.location'), value: job.location && <bdi>{job.location}</bdi> },
    { term: t('job.workMode'), value: job.workMode && t(`workMode.${job.workMode}`) },
    { term: t('job.employmentType'), value: job.employmentType && t(`employmentType.${job.employmentType}`) },
    { term: t('job.category'), value: job.category && <bdi>{categoryName(job.category)}</bdi> },
    { term: t('job.seniority'), value: job.seniority && <bdi>{job.seniority}</bdi> },
  ];
  return (
    <section className="job__facts" aria-label={t('job.facts')}>
      <FactGrid facts={facts} />
    </section>
  );
}
