import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { CredentialDetail, OwnCredential, Passport } from './passport-schemas.ts';
import type { Evidence } from './schemas.ts';

export const getPassport = endpoint<{ reply: Passport }>({
  id: 'skill-passports.get',
  method: 'GET',
  path: '/passport',
  summary: 'Your credentials, offers and skills, each with its proof.',
});

/** A credential, an offer or a request of the candidate, with exactly what is or would be signed. */
export const getOwnCredential = endpoint<{ params: { id: string }; reply: CredentialDetail }>({
  id: 'skill-passports.get-credential',
  method: 'GET',
  path: '/passport/credentials/:id',
  summary: 'One of your credentials.',
});

/** Signs an offered credential. 409 `conflict` when the offer has changed, `skill-passports.not-trusted` for an issuer that was suspended. */
export const acceptCredential = endpoint<{ params: { id: string }; body: { version: number }; reply: OwnCredential }>({
  id: 'skill-passports.accept',
  method: 'POST',
  path: '/passport/credentials/:id/accept',
  summary: 'Accept an offered credential.',
});

export const declineCredential = endpoint<{ params: { id: string }; body: { version: number }; reply: OwnCredential }>({
  id: 'skill-passports.decline',
  method: 'POST',
  path: '/passport/credentials/:id/decline',
  summary: 'Decline an offered credential.',
});

/** Hides a credential from the passport, or shows it again. It stays valid. */
export const hideCredential = endpoint<{ params: { id: string }; body: { isHidden: boolean }; reply: OwnCredential }>({
  id: 'skill-passports.hide',
  method: 'POST',
  path: '/passport/credentials/:id/hide',
  summary: 'Hide a credential, or show it again.',
});

/** Asks a trusted issuer for a credential. 409 `skill-passports.too-many-requests`. */
export const requestCredential = endpoint<{
  body: { achievementId: string; note: string; evidence: readonly Evidence[] };
  reply: OwnCredential;
}>({
  id: 'skill-passports.request',
  method: 'POST',
  path: '/passport/requests',
  summary: 'Ask a company for a credential.',
});

/** The signed credential as a compact JWS. */
export const getCredentialFile = downloadEndpoint<{ params: { id: string } }>({
  id: 'skill-passports.file',
  path: '/passport/credentials/:id/file',
  summary: 'One of your credentials as a file.',
});
