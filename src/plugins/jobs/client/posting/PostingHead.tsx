import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import type { Job } from '../../contract/reply-schemas.ts';
import { useJobAddresses } from '../open/job-addresses.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { LastSearch } from '../search/last-search.ts';
import { CompanyName } from './CompanyName.tsx';
import * as styles from './JobPage.module.css';

const ManagedActions = lazyExtra(async () => (await import('./ManagedActions.tsx')).ManagedActions);

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
  const { terms } = useService(LastSearch);
  const addresses = useJobAddresses();
  const toSearch = { to: addresses.search({ ...terms }), label: terms === undefined ? t('search.title') : t('job.back') };
  return (
    <div className={styles.jobHead}>
      <CompanyLogo name={job.company.name} size="l" fileId={job.company.logoFileId} />
      <PageHeader
        title={job.title.trim() === '' ? t('view.untitled') : job.title}
        lead={<CompanyName company={job.company} />}
        back={back ?? toSearch}
        actions={
          isManaged(job) ? (
            <Suspense>
              <ManagedActions job={job} />
            </Suspense>
          ) : (
            <SaveButton job={job} />
          )
        }
      />
    </div>
  );
});
