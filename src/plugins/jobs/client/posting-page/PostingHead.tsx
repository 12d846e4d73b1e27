import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { HistoryTrail } from '#core/client/navigation/history-trail.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useHasPage } from '#core/client/plugin/use-has-page.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { VerifiedBadge } from '#core/client/ui/VerifiedBadge.tsx';
import type { Job, JobSummary } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ReaderTools } from '../posting/ReaderTools.tsx';
import { useJobAddresses } from '../posting/use-job-addresses.ts';
import * as styles from '../posting/JobPage.module.css';

/** The name of a posting's company, which leads to the company's page. */
const CompanyName = observer(function CompanyName({ company: { id, name, verified } }: Pick<JobSummary, 'company'>): JSX.Element {
  const addresses = useJobAddresses();
  return (
    <>
      <Link className="link" to={addresses.company(id)}>
        <bdi>{name}</bdi>
      </Link>{' '}
      {verified && <VerifiedBadge verified={verified} />}
    </>
  );
});

const ManagedActions = lazyExtra(async () => (await import('./ManagedActions.tsx')).ManagedActions);

/** Whether the user may change something about the posting. */
export function isManaged({ viewer }: Job): boolean {
  return viewer.manages || viewer.moderates;
}

/** The latest search of this tab, or else the search; `undefined` when no plugin has one. */
function usePlaceOfSearch(): Place | undefined {
  const t = useT('jobs');
  const addresses = useJobAddresses();
  const latest = useService(HistoryTrail).latest([addresses.search()]);
  const hasSearch = useHasPage(jobRoutes.search);
  if (!hasSearch) return undefined;
  return latest === undefined ? { to: addresses.search(), label: t('search.title') } : { to: latest, label: t('job.back') };
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
  const toSearch = usePlaceOfSearch();
  const parent = back ?? toSearch;
  return (
    <div className={styles.jobHead}>
      <CompanyLogo name={job.company.name} size="l" fileId={job.company.logoFileId} />
      <PageHeader
        title={job.title.trim() === '' ? t('view.untitled') : job.title}
        lead={<CompanyName company={job.company} />}
        {...(parent !== undefined && { back: parent })}
        actions={
          isManaged(job) ? (
            <Suspense>
              <ManagedActions job={job} />
            </Suspense>
          ) : (
            <ReaderTools job={job} isPreview={false} />
          )
        }
      />
    </div>
  );
});
