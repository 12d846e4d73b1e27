import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { Verification } from './schemas.ts';

/** What is verified: a text with a credential, or the id of one of this site. */
export type VerifiedInput = { readonly text: string } | { readonly id: string };

/**
 * Checks a credential. Open to everybody; 429 `skill-passports.too-many-checks` after 60 an hour, and
 * `skill-passports.too-many-comparisons` after ten addresses for one id in an hour, whoever asks.
 */
export const verifyCredential = endpoint<{ body: VerifiedInput & { readonly email?: string | undefined }; reply: Verification }>({
  id: 'skill-passports.verify',
  method: 'POST',
  path: '/verify',
  summary: 'Check a credential.',
});

/** The profile of an issuer as JSON-LD. */
export const getIssuerProfile = downloadEndpoint<{ params: { id: string } }>({
  id: 'skill-passports.open-issuer',
  path: '/ob/issuers/:id',
  summary: 'An issuer of credentials.',
  isOpen: true,
});

/** One public key (RFC 7517). Verifiers read it at the `kid` of a credential. */
export const getIssuerKey = downloadEndpoint<{ params: { id: string; key: string } }>({
  id: 'skill-passports.open-key',
  path: '/ob/issuers/:id/keys/:key',
  summary: 'A public key of an issuer.',
  isOpen: true,
});

export const getIssuerKeys = downloadEndpoint<{ params: { id: string } }>({
  id: 'skill-passports.open-keys',
  path: '/ob/issuers/:id/jwks.json',
  summary: 'All public keys of an issuer.',
  isOpen: true,
});

export const getAchievementEdition = downloadEndpoint<{ params: { id: string; edition: number } }>({
  id: 'skill-passports.open-achievement',
  path: '/ob/achievements/:id/:edition',
  summary: 'What a credential attests.',
  isOpen: true,
});

/** A list of revoked credentials as a signed credential (Bitstring Status List 1.0). */
export const getStatusList = downloadEndpoint<{ params: { id: string } }>({
  id: 'skill-passports.open-list',
  path: '/ob/status/:id',
  summary: 'A list of revoked credentials.',
  isOpen: true,
});

/** The state of a credential, and nothing about its recipient. A person who opens the address is led to the page that verifies. */
export const getCredentialState = downloadEndpoint<{ params: { id: string } }>({
  id: 'skill-passports.open-credential',
  path: '/ob/credentials/:id',
  summary: 'Whether a credential is valid.',
  isOpen: true,
});
