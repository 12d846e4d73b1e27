import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { ApplicantsHeader } from './ApplicantsHeader.tsx';
import { ApplicantsOf } from './ApplicantsOf.tsx';
import { ApplicantTools } from './ApplicantTools.tsx';
import { type ApplicantTerms, type ApplicantView, applicantTerms } from './applicant-terms.ts';
import { rememberedView, rememberView } from './applicant-view.ts';
import { ApplicantsStore } from './applicants-store.ts';
import { StageFunnel } from './StageFunnel.tsx';

/** One posting of the employer with its applicants: a funnel of stages, and a board or a table. */
export const Page = observer(function ApplicantsPage(): JSX.Element {
  const t = useT('applications');
  const { jobId } = useParams(applicationRoutes.applicants);
  const api = useService(ApiClient);
  const applicants = useService(ApplicantsStore);
  const { terms, view, change } = useTerms(jobId);
  const { resource: posting, load } = useResource((signal) => api.call(getJob, { params: { id: jobId }, signal }), jobId);
  const { q, stage } = terms;
  useEffect(() => void applicants.show(jobId, { view, q, stage }), [applicants, jobId, view, q, stage]);
  const { value: job, status, error } = posting;
  if (job?.id !== jobId) {
    if (status !== 'failed') return <Skeleton />;
    return <LoadFailure error={error} title={t('applicants.postingFailed')} onRetry={load} />;
  }
  return (
    <>
      <ApplicantsHeader job={job} />
      {!applicants.isUnanswered && (
        <>
          <StageFunnel counts={applicants.counts.value} />
          <ApplicantTools terms={terms} view={view} onChange={change} />
        </>
      )}
      <ApplicantsOf terms={terms} view={view} onChange={change} />
    </>
  );
});

// The address holds the terms, for shared links and for the way back from an applicant.
function useTerms(jobId: string): {
  readonly terms: ApplicantTerms;
  readonly view: ApplicantView;
  readonly change: (terms: ApplicantTerms) => void;
} {
  const go = useGo();
  const terms = applicantTerms(useSearch());
  return {
    terms,
    view: terms.view ?? rememberedView(),
    change: (next) => {
      if (next.view !== undefined) rememberView(next.view);
      go(href(applicationRoutes.applicants, { jobId }, { ...next }), { replace: true });
    },
  };
}
