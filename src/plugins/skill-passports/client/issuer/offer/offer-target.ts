import type { OfferedTo } from '../../../contract/credential-endpoints.ts';
import type { IssuedCredential, OfferDraft } from '../../../contract/credential-schemas.ts';
import type { Achievement } from '../../../contract/schemas.ts';

/** What is offered, and to whom. */
export type OfferTarget =
  /** To an address that the member types. */
  | { readonly kind: 'address'; readonly achievement: Achievement }
  /** To an applicant. The member chooses one of the achievements. */
  | { readonly kind: 'applicant'; readonly candidateId: string; readonly name: string; readonly achievements: readonly Achievement[] }
  /** In the place of a credential. */
  | { readonly kind: 'renewal'; readonly credential: IssuedCredential }
  /** To the candidate who asked. */
  | { readonly kind: 'request'; readonly credential: IssuedCredential };

/** The name under which the tab keeps what is typed for a target. */
export function offerDraftName(target: OfferTarget): string {
  if (target.kind === 'address') return `offer-${target.achievement.id}`;
  return target.kind === 'applicant' ? `offer-${target.candidateId}` : `offer-${target.credential.id}`;
}

/** The recipient of a new offer. A request has its recipient already. */
export function offeredTo(target: Exclude<OfferTarget, { kind: 'request' }>, { email }: OfferDraft): OfferedTo {
  if (target.kind === 'applicant') return { candidateId: target.candidateId };
  return target.kind === 'renewal' ? { renews: target.credential.id } : { email: email ?? '' };
}
