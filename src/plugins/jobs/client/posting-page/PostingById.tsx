import type { JSX } from 'react';
import type { PostingByIdProps } from '../../contract/posting-parts.ts';
import { LoadedPosting } from '../posting/LoadedPosting.tsx';
import { PostingPageBody } from './PostingPageBody.tsx';

/** A whole posting on the page of another plugin. */
export function PostingById({ id, back, above }: PostingByIdProps): JSX.Element {
  return (
    <LoadedPosting id={id}>
      {(job) => (
        <>
          {above(job)}
          <PostingPageBody job={job} back={back} />
        </>
      )}
    </LoadedPosting>
  );
}
