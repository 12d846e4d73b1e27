import { type JSX, Suspense, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { showMarkup } from '#core/client/navigation/head-markup.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { CompanyOfPosting } from '../posting/company-of-posting.ts';
import { LoadedPosting } from '../posting/LoadedPosting.tsx';
import { PostingPageBody } from '../posting-page/PostingPageBody.tsx';
import * as styles from '../posting/open.module.css';

/** A posting for everybody, with its markup for search engines. */
export function Page(): JSX.Element {
  const { id } = useParams(jobRoutes.openDetail);
  return (
    <div className={`open-page ${styles.open} wrap`}>
      <LoadedPosting id={id}>
        {(job) => (
          <>
            <PostingPageBody job={job} />
            <Markup key={job.id} job={job} />
          </>
        )}
      </LoadedPosting>
    </div>
  );
}

const PostingMarkup = lazyExtra(async () => (await import('./PostingMarkup.tsx')).PostingMarkup);

/** Loads the code of the markup after the page. The head of a page that was opened from outside has the markup of the server until then. */
function Markup({ job }: { readonly job: Job }): JSX.Element {
  const companies = useService(CompanyOfPosting);
  // Now, so that it is the same call as that of the page.
  const [company] = useState(() => companies.get(job.company.id));
  // Also when the page is left before that code has loaded.
  useEffect(() => () => showMarkup(undefined), []);
  return (
    <Suspense>
      <PostingMarkup job={job} company={company} />
    </Suspense>
  );
}
