import type { JSX } from 'react';
import { useParams } from '#core/client/navigation/page-address.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { LoadedPosting } from '../posting/LoadedPosting.tsx';
import { PostingPageBody } from './PostingPageBody.tsx';

/** One posting as a candidate sees it. */
export function Page(): JSX.Element {
  const { id } = useParams(jobRoutes.detail);
  return <LoadedPosting id={id}>{(job) => <PostingPageBody job={job} />}</LoadedPosting>;
}
