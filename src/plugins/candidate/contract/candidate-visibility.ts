import type { Actor } from '#core/contract/actor.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import type { Sight } from './visibility.ts';

/** Tells other server plugins which users may see which candidates. */
export interface CandidateVisibility {
  /** `undefined` when the user may not see the candidate, or there is none. Respond with 404 in both cases. */
  readonly mayView: (actor: Actor, candidateId: string) => Promise<Sight | undefined>;
}

/** Who may see a candidate, for other server plugins. */
export const candidateVisibility = serviceRef<CandidateVisibility>('candidate.visibility');
