import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedPlaces } from '../../contract/managed-postings.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** The link of a row of managed postings: the first page for managers or, without such a page, the posting itself. */
export function useManagedAddress(): (jobId: string) => string {
  const [first] = useContributions(managedPlaces);
  return first?.thing.value.to ?? ((id) => href(jobRoutes.detail, { id }));
}
