import { useCallback } from 'react';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedParts } from '../../contract/client-extension-points.ts';
import type { JobStatus } from '../../contract/life-cycle.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import type { PostingSide } from '../moves/posting-actions.ts';

/** States of a posting that waits for its publication. Its row opens the form, and its date is the one of its creation. */
export const UNPUBLISHED_STATUSES: readonly JobStatus[] = Object.freeze(['draft', 'pending_review', 'changes_requested']);

/**
 * The link of a row. For members, it is the form of a posting that waits for its publication, and otherwise the first page for managers or,
 * without such a page, the posting itself. Administrators open the posting, and the form of a draft, which they have begun themselves.
 */
export function useRowAddress(side: PostingSide): (job: Pick<ManagedJob, 'id' | 'status'>) => string {
  const [first] = useContributions(managedParts.part('place'));
  return useCallback(
    ({ id, status }) => {
      if (side === 'moderator' && status !== 'draft') return href(jobRoutes.view, {}, { id });
      if (UNPUBLISHED_STATUSES.includes(status)) return href(jobRoutes.form, {}, { id });
      return first?.thing.value.to(id) ?? href(jobRoutes.detail, { id });
    },
    [side, first],
  );
}
