import type { JSX, ReactNode } from 'react';
import type { PostingTextProps } from '../../contract/posting-parts.ts';
import { JobDescription } from './JobDescription.tsx';
import { MorePostingFacts, PostingFacts } from './PostingFacts.tsx';
import { PostingLists } from './PostingLists.tsx';
import type { ShownApplicants } from './use-applicants.ts';

interface OwnPostingTextProps extends PostingTextProps {
  /** How many have applied; only its page tells. */
  readonly applicants?: ShownApplicants;
  /** What stands between the facts and the text. */
  readonly children?: ReactNode;
}

/** A posting below its title. Its page, its preview, the preview beside its form, and pages of other plugins show it. */
export function PostingText({ job, headingLevel, applicants, children }: OwnPostingTextProps): JSX.Element {
  return (
    <>
      <PostingFacts job={job} />
      {children}
      <JobDescription {...job} headingLevel={headingLevel} />
      <PostingLists details={job.details} headingLevel={headingLevel} />
      <MorePostingFacts job={job} applicants={applicants} headingLevel={headingLevel} />
    </>
  );
}
