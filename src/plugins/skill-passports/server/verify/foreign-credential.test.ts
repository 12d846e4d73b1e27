import { verdictOf } from '../../contract/verification.ts';
import { addressHash } from '../format/credential-payload.ts';
import { type Register, verifyToken } from './verify-token.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const register: Register = { keyOf: async () => undefined, credentialOf: async () => undefined };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, payload: object): string => `${part(header)}.${part(payload)}.${part('signature')}`;

const header = { alg: 'EdDSA', typ: 'JWT', kid: 'did:key:z6Mk#z6Mk' };
const badge = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: 'https://badges.example.edu/credentials/42',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: 'https://badges.example.edu/issuers/7', type: ['Profile'], name: 'Example University' },
  validFrom: '2026-01-01T00:00:00Z',
  name: 'Welding basics',
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [{ type: 'IdentityObject', identityHash: 'sam@example.org', identityType: 'emailAddress', hashed: false }],
    achievement: { type: ['Achievement'], name: 'Welding basics', description: 'Basics' },
  },
};
const proof = { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofValue: 'z5' };

async function verified(text: string, email = '') {
  const verification = await verifyToken(register, { text, email, now: NOW });
  const { results, credential, isOurs } = verification;
  const failed = results.filter(({ outcome }) => outcome === 'fail').map(({ check, reason }) => `${check}: ${reason}`);
  const said = [credential?.name, credential?.issuer];
  return {
    verdict: verdictOf(results),
    failed,
    said,
    isOurs,
    reasons: Object.fromEntries(results.map(({ check, reason }) => [check, reason])),
  };
}

test.each<[string, string, readonly [name: string, issuer: string]]>([
  ['with a DID of a key and without an id of its subject', token(header, badge), ['Welding basics', 'Example University']],
  [
    'with a DID as its issuer',
    token(header, { ...badge, issuer: 'did:web:badges.example.edu' }),
    ['Welding basics', 'did:web:badges.example.edu'],
  ],
  ['with its key in its header', token({ alg: 'ES256', jwk: { kty: 'EC' } }, badge), ['Welding basics', 'Example University']],
  ['of the type vc+jwt', token({ ...header, typ: 'vc+jwt' }, badge), ['Welding basics', 'Example University']],
  [
    'of version 1.1 in a claim',
    token(header, { iss: 'did:example:1', nbf: 1_767_225_600, vc: { ...badge, issuer: undefined, credentialSubject: { degree: 1 } } }),
    ['Welding basics', 'did:example:1'],
  ],
  [
    'with disclosures',
    `${token({ alg: 'ES256', typ: 'dc+sd-jwt' }, { vct: 'https://x.example/diploma', iss: 'https://x.example' })}~WyJh~`,
    ['https://x.example/diploma', 'https://x.example'],
  ],
  ['as JSON with a proof', JSON.stringify({ ...badge, proof }), ['Welding basics', 'Example University']],
  ['as JSON with line breaks', `\n${JSON.stringify({ ...badge, proof: [proof] }, null, 2)}\r\n`, ['Welding basics', 'Example University']],
  [
    'with names in languages',
    token(header, { ...badge, issuer: { name: { en: 'University' } }, credentialSubject: {}, name: [{ '@value': 'Welding' }] }),
    ['Welding', 'University'],
  ],
])(
  'a credential of another site %s cannot be checked here, and the page says what it is and who says to have issued it',
  async (_how, text, said) => {
    expect(await verified(text)).toEqual({
      verdict: 'uncertain',
      failed: [],
      said,
      isOurs: false,
      reasons: expect.objectContaining({ signature: 'elsewhere', format: 'elsewhere', issuer: 'elsewhere', revocation: 'elsewhere' }),
    });
  },
);

test.each<[string, string, readonly string[]]>([
  ['has expired', token(header, { ...badge, validUntil: '2026-02-01T00:00:00Z' }), ['dates: expired']],
  ['begins tomorrow', JSON.stringify({ ...badge, proof, validFrom: '2026-11-30T12:00:00Z' }), ['dates: not-yet']],
  ['has no signature', token({ ...header, alg: 'none' }, badge), ['signature: changed']],
  ['has a signature that anybody makes', token({ ...header, alg: 'HS256' }, badge), ['signature: changed']],
  ['is no credential', token(header, { sub: 'sam', name: 'Session' }), ['format: type']],
  ['has a member twice', `{"type":"VerifiableCredential","type":"X","proof":{}}`, ['format: unreadable']],
  ['is JSON without a proof', JSON.stringify(badge), ['format: unreadable']],
  [
    'names a key of this product that is not in its register, and has another form',
    token(
      { ...header, kid: 'https://jobs.example/ob/issuers/018f0000-0000-7000-8000-000000000001/keys/018f0000-0000-7000-8000-000000000002' },
      badge,
    ),
    ['format: context'],
  ],
])('a credential that %s is not valid', async (_why, text, failed) => {
  expect(await verified(text)).toMatchObject({ verdict: 'invalid', failed });
});

test('an address is compared with the one in a credential of another site', async () => {
  const identified = (identity: object): string =>
    token(header, { ...badge, credentialSubject: { ...badge.credentialSubject, identifier: [identity] } });
  const hashed = { identityHash: addressHash('sam@example.org', 'salt'), hashed: true, salt: 'salt' };
  const recipient = async (text: string, email: string) => (await verified(text, email)).reasons.recipient;
  expect(await recipient(token(header, badge), 'Sam@Example.org')).toBe('pass');
  expect(await recipient(token(header, badge), 'robin@example.org')).toBe('other-person');
  expect(await recipient(identified(hashed), 'sam@example.org')).toBe('pass');
  expect(await recipient(identified({ ...hashed, identityHash: 'md5$00' }), 'robin@example.org')).toBe('not-named');
  expect(await recipient(identified({ identityHash: '12345', identityType: 'studentId', hashed: false }), 'robin@example.org')).toBe(
    'not-named',
  );
});
