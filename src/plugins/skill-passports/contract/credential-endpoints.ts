import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { WithHistory } from './credential.ts';
import type { IssuedCredential, Revocation } from './credential-schemas.ts';
import type { CredentialState } from './credential-states.ts';
import type { Evidence } from './schemas.ts';

/**
 * To whom an offer goes: an applicant of the company, the owner of an email address, or the recipient of a credential of the issuer that the
 * new one renews.
 */
export type OfferedTo = { readonly candidateId: string } | { readonly email: string } | { readonly renews: string };

/**
 * Offers a credential. An offer to an address answers alike whether a user has it. 409 `skill-passports.not-trusted` or
 * `skill-passports.not-offered`, `skill-passports.too-many-open` for a person with 20 open offers of the company, 429
 * `skill-passports.too-many-offers`.
 */
export const offerCredential = endpoint<{
  params: { id: string };
  body: { readonly to: OfferedTo; readonly evidence: readonly Evidence[]; readonly result: string };
  reply: IssuedCredential;
}>({
  id: 'skill-passports.offer',
  method: 'POST',
  path: '/achievements/:id/offers',
  summary: 'Offer a credential.',
});

/** Offers what a candidate asked for. */
export const grantRequest = endpoint<{
  params: { id: string };
  body: { readonly evidence: readonly Evidence[]; readonly result: string; readonly version: number };
  reply: IssuedCredential;
}>({
  id: 'skill-passports.grant',
  method: 'POST',
  path: '/credentials/:id/offer',
  summary: 'Offer what a candidate asked for.',
});

export const refuseRequest = endpoint<{ params: { id: string }; body: { reason: string; version: number }; reply: IssuedCredential }>({
  id: 'skill-passports.refuse',
  method: 'POST',
  path: '/credentials/:id/refuse',
  summary: 'Refuse what a candidate asked for.',
});

/** How a list of credentials is filtered. `q` are words of the recipient and of the achievement. */
export interface IssuedQuery {
  readonly status?: CredentialState | undefined;
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The credentials, offers and requests of an issuer, the last changed first. */
export const listIssued = endpoint<{ params: { id: string }; query: IssuedQuery; reply: Page<IssuedCredential> }>({
  id: 'skill-passports.issued',
  method: 'GET',
  path: '/issuers/:id/credentials',
  summary: 'What your company has issued.',
});

/** For administrators with the duty `passports`: the credentials of all issuers, the last changed first. */
export const listAllIssued = endpoint<{ query: IssuedQuery; reply: Page<IssuedCredential> }>({
  id: 'skill-passports.all-issued',
  method: 'GET',
  path: '/credentials',
  summary: 'The credentials of all companies.',
});

/** One credential for a member of its issuer's company, or for an administrator with the duty `passports`. */
export const getIssued = endpoint<{ params: { id: string }; reply: IssuedCredential & WithHistory }>({
  id: 'skill-passports.get-issued',
  method: 'GET',
  path: '/credentials/:id',
  summary: 'One credential with its history.',
});

export const suspendCredential = endpoint<{ params: { id: string }; body: { reason: string; version: number }; reply: IssuedCredential }>({
  id: 'skill-passports.suspend',
  method: 'POST',
  path: '/credentials/:id/suspend',
  summary: 'Suspend a credential.',
});

export const resumeCredential = endpoint<{ params: { id: string }; body: { version: number }; reply: IssuedCredential }>({
  id: 'skill-passports.resume',
  method: 'POST',
  path: '/credentials/:id/resume',
  summary: 'End the suspension of a credential.',
});

/** Revokes a credential for ever. */
export const revokeCredential = endpoint<{ params: { id: string }; body: Revocation; reply: IssuedCredential }>({
  id: 'skill-passports.revoke',
  method: 'POST',
  path: '/credentials/:id/revoke',
  summary: 'Revoke a credential.',
});
