import { achievement, type Mutation, payload, status, subject, type TokenParts } from './mutation.ts';
import { NOW, OTHER_ISSUER, PAYLOAD, UNKNOWN_CREDENTIAL } from './test-credential.ts';

const ELSEWHERE = 'https://elsewhere.example/1';

function fault(reason: string, changes: Readonly<Record<string, Partial<TokenParts>>>): Mutation[] {
  return Object.entries(changes).map(([name, token]) => ({ name, token, expected: { format: `fail: ${reason}` } }));
}

const claims = fault('claims', {
  'another-iss': payload({ iss: ELSEWHERE }),
  'no-iss': payload({ iss: undefined }),
  'another-sub': payload({ sub: 'urn:uuid:6f1c1f0e-3c5b-4a52-9a7e-0d8c2b6f4e12' }),
  'no-sub': payload({ sub: undefined }),
  'another-jti': payload({ jti: UNKNOWN_CREDENTIAL }),
  'no-jti': payload({ jti: undefined }),
  'nbf-a-second-later': payload({ nbf: PAYLOAD.nbf + 1 }),
  'exp-a-second-later': payload({ exp: PAYLOAD.exp + 1 }),
  'no-exp': payload({ exp: undefined }),
  'exp-without-valid-until': payload({ validUntil: undefined }),
});

const members = [
  ...fault('context', {
    'contexts-swapped': payload({ '@context': PAYLOAD['@context'].toReversed() }),
    'one-context': payload({ '@context': PAYLOAD['@context'].slice(0, 1) }),
  }),
  ...fault('type', {
    'no-type': payload({ type: undefined }),
    'no-type-of-the-badge': payload({ type: ['VerifiableCredential'] }),
    'no-type-of-the-credential': payload({ type: ['AchievementCredential'] }),
  }),
  ...fault('issuer', { 'issuer-without-type': payload({ issuer: { id: PAYLOAD.issuer.id, name: PAYLOAD.issuer.name } }) }),
  ...fault('subject', {
    'subject-without-type': subject({ type: undefined }),
    'subject-without-id': subject({ id: undefined }),
  }),
  ...fault('achievement', {
    'no-achievement': subject({ achievement: undefined }),
    'achievement-without-criteria': achievement({ criteria: undefined }),
    'achievement-with-empty-criteria': achievement({ criteria: {} }),
    'achievement-with-blank-name': achievement({ name: ' ' }),
    'achievement-without-description': achievement({ description: undefined }),
  }),
  ...fault('dates', {
    'valid-from-without-zone': payload({ validFrom: '2026-11-20T09:00:00' }),
    'valid-until-is-a-day': payload({ validUntil: '2028-11-20' }),
  }),
];

const states = fault('status', {
  'two-states': payload({ credentialStatus: [PAYLOAD.credentialStatus, PAYLOAD.credentialStatus] }),
  'index-below-zero': status({ statusListIndex: '-1' }),
  'index-number-below-zero': status({ statusListIndex: -1 }),
  'index-with-fraction': status({ statusListIndex: '1.5' }),
  'index-with-letters': status({ statusListIndex: '12abc' }),
  'index-beyond-any-list': status({ statusListIndex: String(8 * 1024 * 1024) }),
  'another-purpose': status({ statusPurpose: 'suspension' }),
  'another-kind-of-state': status({ type: '1EdTechRevocationList' }),
  'list-without-address': status({ statusListCredential: 'list' }),
});

/** Changes that keep the form of a credential. */
const meaning: readonly Mutation[] = [
  {
    name: 'expired',
    token: payload({ validUntil: '2026-11-25T09:00:00Z', exp: 1_795_597_200 }),
    expected: { dates: 'fail: expired' },
  },
  {
    name: 'not-yet-valid',
    token: payload({ validFrom: '2026-11-27T09:00:00Z', nbf: 1_795_770_000 }),
    expected: { dates: 'fail: not-yet' },
  },
  {
    name: 'another-issuer',
    token: payload({ issuer: { ...PAYLOAD.issuer, id: OTHER_ISSUER }, iss: OTHER_ISSUER }),
    expected: { issuer: 'fail: other-key' },
  },
  {
    name: 'unknown-credential',
    token: payload({ id: UNKNOWN_CREDENTIAL, jti: UNKNOWN_CREDENTIAL }),
    expected: { issuer: 'fail: unregistered', revocation: 'unknown: unregistered' },
  },
  {
    name: 'signed-with-a-stolen-key',
    token: payload({ name: 'Diving' }),
    site: { compromisedFrom: NOW },
    expected: { issuer: 'fail: compromised' },
  },
  { name: 'no-identifier', token: subject({ identifier: undefined }), expected: { recipient: 'unknown: not-named' } },
];

/** Changes of the payload. Each is signed anew. */
export const payloadMutations: readonly Mutation[] = [...claims, ...members, ...states, ...meaning];
