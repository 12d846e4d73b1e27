import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { type ApplicantNumber, countJobApplicants } from '../../contract/posting-page-endpoints.ts';
import type { Job } from '../../contract/reply-schemas.ts';

/** How many have applied to a posting; `undefined` when that is not told. */
export type ShownApplicants = ApplicantNumber | 'loading' | undefined;

/** How many have applied to a published posting. Call it in an observer. */
export function useApplicants({ id, status }: Pick<Job, 'id' | 'status'>): ShownApplicants {
  const api = useService(ApiClient);
  const isTold = status === 'published';
  // Quiet: the page is complete without the number.
  const { resource } = useResource(
    async (signal) => (isTold ? api.call(countJobApplicants, { params: { id }, signal, quiet: true }) : undefined),
    `${id} ${isTold}`,
  );
  if (!isTold || resource.status === 'failed') return undefined;
  return resource.value ?? 'loading';
}
