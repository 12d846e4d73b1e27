import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { JobDescription } from './JobDescription.tsx';
import { MorePostingFacts, PostingFacts } from './PostingFacts.tsx';
import { PostingLists } from './PostingLists.tsx';
import type { ShownApplicants } from './use-applicants.ts';
import * as styles from './JobPage.module.css';

interface PostingTextProps {
  readonly job: Job;
  /** Level of the headings; 2 when absent. */
  readonly headingLevel?: 2 | 3;
  /** How many have applied; only its page tells. */
  readonly applicants?: ShownApplicants;
  /** What stands between the facts and the text. */
  readonly children?: ReactNode;
}

/** A posting below its title. Its page, its preview and the preview beside its form show it. */
export function PostingText({ job, headingLevel, applicants, children }: PostingTextProps): JSX.Element {
  return (
    <>
      <PostingFacts job={job} />
      {children}
      <JobDescription {...job} headingLevel={headingLevel} />
      <PostingLists details={job.details} headingLevel={headingLevel} />
      <MorePostingFacts job={job} applicants={applicants} headingLevel={headingLevel} />
      <ApplyAddress job={job} />
    </>
  );
}

/** The page at which the company takes applications itself. */
function ApplyAddress({ job: { applyUrl, viewer, status } }: { readonly job: Job }): JSX.Element | null {
  const t = useT('jobs');
  const isOver = status === 'published' && !viewer.mayApply;
  if (applyUrl === null || isOver || ['expired', 'closed', 'removed', 'archived', 'paused'].includes(status)) return null;
  return (
    <p className={styles.jobList}>
      <a className="link" href={applyUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
        {t('view.applyAt', { host: new URL(applyUrl).host })}
      </a>
    </p>
  );
}
