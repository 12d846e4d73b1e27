import type { JSX } from 'react';
import type { PostingPanelProps } from '#plugins/jobs/contract/posting-parts.ts';
import { MatchLines } from './MatchLines.tsx';
import { ShortMatch } from './ShortMatch.tsx';

/** How a posting matches the profile. One that takes no applications is not compared. */
export function Panel({ job, isPreview }: PostingPanelProps): JSX.Element | null {
  if (!job.viewer.isOpen) return null;
  return isPreview ? <ShortMatch jobId={job.id} /> : <MatchLines jobId={job.id} />;
}
