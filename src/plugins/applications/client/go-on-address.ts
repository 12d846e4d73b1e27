import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';

/** The address of a posting at which its form is open, to go on with a draft. */
export function goOnAddress(jobId: string): string {
  const then = 'apply';
  return href(jobRoutes.detail, { id: jobId }, { then });
}
