import { useSearch } from '#core/client/navigation/page-address.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Job } from '../../../contract/reply-schemas.ts';
import { jobRoutes } from '../../../contract/routes.ts';

const JUST_POSTED = { posted: 'yes' } as const;

/** The page of a posting for those who wrote it, after the publication. */
export function livePage(jobId: string): string {
  return href(jobRoutes.detail, { id: jobId }, JUST_POSTED);
}

/** Whether the page follows the publication of a posting by the user. */
export function useIsJustPosted({ viewer, status }: Pick<Job, 'viewer' | 'status'>): boolean {
  const { posted } = useSearch();
  return posted === JUST_POSTED.posted && (viewer.manages || viewer.moderates) && status === 'published';
}
