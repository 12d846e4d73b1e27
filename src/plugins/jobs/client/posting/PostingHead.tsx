import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { CompanySign } from '#core/client/ui/Signs.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedPlaces } from '../../contract/client-extension-points.ts';
import type { Job } from '../../contract/job.ts';
import { EDITABLE_STATUSES } from '../../contract/life-cycle.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { useJobAddresses } from '../open/job-addresses.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { JobSearchStore } from '../search/job-search-store.ts';
import { CompanyName } from './CompanyName.tsx';

const ManagePosting = lazyExtra(async () => (await import('../moves/ManagePosting.tsx')).ManagePosting);

/** Whether the user may change something about the posting. */
export function isManaged({ viewer }: Job): boolean {
  return viewer.manages || viewer.moderates;
}

/** The title and the company of a posting, with a link back and what its managers can do. */
export const PostingHead = observer(function PostingHead({
  job,
  back,
}: {
  readonly job: Job;
  readonly back?: Place | undefined;
}): JSX.Element {
  const t = useT('jobs');
  const { terms } = useService(JobSearchStore);
  const addresses = useJobAddresses();
  const toSearch = { to: addresses.search({ ...terms }), label: terms === undefined ? t('search.title') : t('job.back') };
  return (
    <div className="job__head">
      <CompanySign name={job.company.name} size="l" />
      <PageHeader
        title={job.title.trim() === '' ? t('view.untitled') : job.title}
        lead={<CompanyName company={job.company} />}
        back={back ?? toSearch}
        actions={
          isManaged(job) ? (
            <>
              {job.viewer.manages && <ManagedPlaces job={job} />}
              <Suspense>
                <ManagePosting job={job} />
              </Suspense>
            </>
          ) : (
            <SaveButton job={job} />
          )
        }
      />
    </div>
  );
});

/** Links from a posting to its form and to the pages of other plugins for its managers. */
function ManagedPlaces({ job: { id: jobId, status } }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const places = useContributions(managedPlaces);
  const hasTexts = useTexts(places.map(({ plugin }) => plugin));
  return (
    <>
      {EDITABLE_STATUSES.includes(status) && <ButtonLink to={href(jobRoutes.form, {}, { id: jobId })}>{t('view.edit')}</ButtonLink>}
      {hasTexts &&
        places.map(({ thing: { id, value } }) => (
          <ButtonLink key={id} to={value.to(jobId)}>
            {t(value.label)}
          </ButtonLink>
        ))}
    </>
  );
}
