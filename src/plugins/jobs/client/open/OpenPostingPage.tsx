import type { JSX } from 'react';
import { useParams } from '#core/client/navigation/page-address.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { LoadedPosting } from '../posting/LoadedPosting.tsx';
import { PostingPageBody } from '../posting-page/PostingPageBody.tsx';
import { PostingMarkup } from './PostingMarkup.tsx';
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
            <PostingMarkup key={job.id} job={job} />
          </>
        )}
      </LoadedPosting>
    </div>
  );
}
