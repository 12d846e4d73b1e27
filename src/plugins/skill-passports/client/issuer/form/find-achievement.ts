import type { ApiClient } from '#core/client/http/api-client.ts';
import { listAchievements } from '../../../contract/issuer-endpoints.ts';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import type { Achievement } from '../../../contract/schemas.ts';

interface FoundAchievement {
  readonly issuer: MyIssuer | undefined;
  readonly achievement: Achievement | undefined;
}

/** An achievement of one of these issuers, asked one after another. Without it, both are `undefined`. */
export async function findAchievement(
  api: ApiClient,
  issuers: readonly MyIssuer[],
  id: string,
  signal?: AbortSignal,
): Promise<FoundAchievement> {
  for (const issuer of issuers) {
    const { items } = await api.call(listAchievements, { params: { id: issuer.id }, ...(signal && { signal }) });
    const achievement = items.find((each) => each.id === id);
    if (achievement !== undefined) return { issuer, achievement };
  }
  return { issuer: undefined, achievement: undefined };
}
