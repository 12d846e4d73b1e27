import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { href } from '#core/contract/route-ref.ts';
import { managedPlaces } from '../../contract/managed-postings.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Where a row of managed postings leads: to the first page for managers, and to the posting itself where there is none. */
export function useManagedAddress(): (jobId: string) => string {
  const [first] = useContributions(managedPlaces);
  return first?.thing.value.to ?? ((id) => href(jobRoutes.detail, { id }));
}
