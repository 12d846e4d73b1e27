import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { CompanySign } from '#core/client/ui/Signs.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Job } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { JobSearchStore } from '../search/job-search-store.ts';
import { ManagedPlaces } from './ManagedPlaces.tsx';

/** The title and the company of a posting, with a link back to the search. */
export const JobHead = observer(function JobHead({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const { terms } = useService(JobSearchStore);
  return (
    <div className="job__head">
      <CompanySign name={job.company.name} size="l" />
      <PageHeader
        title={job.title}
        lead={<bdi>{job.company.name}</bdi>}
        back={{ to: href(jobRoutes.search, {}, { ...terms }), label: terms === undefined ? t('search.title') : t('job.back') }}
        actions={job.viewer.manages && <ManagedPlaces jobId={job.id} />}
      />
    </div>
  );
});
