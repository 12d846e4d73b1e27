import { credentialPayload } from '../format/credential-payload.ts';
import { readToken } from '../format/read-token.ts';
import { type FormatFault, formatFaults } from './format-faults.ts';

const ORIGIN = 'https://jobs.example/ob';
const payload = credentialPayload({
  id: `${ORIGIN}/credentials/1`,
  issuer: { id: `${ORIGIN}/issuers/1`, name: 'Harbour Works' },
  validFrom: new Date('2026-11-20T09:00:00.500Z'),
  validUntil: new Date('2028-11-20T09:00:00Z'),
  subject: 'urn:uuid:018f0000-0000-7000-8000-000000000001',
  email: { address: 'Robin@example.org', salt: 'salt' },
  achievement: {
    ...{ id: `${ORIGIN}/achievements/1/1`, type: 'Certificate', name: 'Working at height', description: 'Safe work at height.' },
    criteria: 'A test.',
  },
  evidence: [{ url: 'https://example.org/proof', name: 'Test' }],
  result: 'Passed',
  status: { list: `${ORIGIN}/status/1`, index: 94567 },
});
const header = { alg: 'RS256', typ: 'JWT', kid: `${ORIGIN}/issuers/1/keys/1` };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (changed: { header?: object; payload?: object } = {}): string =>
  `${part(changed.header ?? header)}.${part(changed.payload ?? payload)}.${part('signature')}`;

function faultsOf(text: string): readonly FormatFault[] | undefined {
  const read = readToken(text);
  return read && formatFaults(read);
}

test('a credential of this site has no fault', () => {
  expect(faultsOf(token())).toEqual([]);
  expect(faultsOf(` ${token()}\n`)).toEqual([]);
});

test('the claims repeat the members, and the dates have whole seconds', () => {
  expect(payload).toMatchObject({ validFrom: '2026-11-20T09:00:00Z', nbf: 1_795_165_200, exp: 1_858_323_600 });
});

test.each<[fault: FormatFault, changed: { header?: object; payload?: object }]>([
  ['header', { header: { ...header, typ: 'vc+jwt' } }],
  ['header', { header: { alg: 'RS256', typ: 'JWT' } }],
  ['header', { header: { ...header, jku: 'https://elsewhere.example' } }],
  ['header', { header: { ...header, crit: ['exp'] } }],
  ['context', { payload: { ...payload, '@context': [...payload['@context']].reverse() } }],
  ['type', { payload: { ...payload, type: ['VerifiableCredential'] } }],
  ['issuer', { payload: { ...payload, issuer: { ...payload.issuer, type: [] } } }],
  ['subject', { payload: { ...payload, credentialSubject: { ...payload.credentialSubject, type: [] } } }],
  ['achievement', { payload: { ...payload, credentialSubject: { ...payload.credentialSubject, achievement: {} } } }],
  ['status', { payload: { ...payload, credentialStatus: [payload.credentialStatus, payload.credentialStatus] } }],
  ['status', { payload: { ...payload, credentialStatus: { ...payload.credentialStatus, statusListIndex: '12abc' } } }],
  ['claims', { payload: { ...payload, iss: 'https://elsewhere.example' } }],
  ['claims', { payload: { ...payload, sub: 'urn:uuid:2' } }],
  ['claims', { payload: { ...payload, jti: 'https://elsewhere.example' } }],
  ['claims', { payload: { ...payload, nbf: payload.nbf + 1 } }],
  ['claims', { payload: { ...payload, exp: undefined } }],
])('a credential with the fault "%s" has no other: %o', (fault, changed) => {
  expect(faultsOf(token(changed))).toEqual([fault]);
});

test.each([
  ['has two parts', `${part(header)}.${part(payload)}`],
  ['has four parts', `${token()}.${part('more')}`],
  ['is a megabyte of dots', '.'.repeat(1024 * 1024)],
  ['has a list as payload', `${part(header)}.${part([payload])}.${part('signature')}`],
  ['has bits that belong to no byte', `${part({ a: 1 })}.${part({ b: 2 }).replace(/.$/, '1')}.AA`],
  ['has a member twice', `${Buffer.from('{"alg":"RS256","alg":"none"}').toString('base64url')}.${part(payload)}.AA`],
])('a text that %s is no token', (_, text) => {
  expect(readToken(text)).toBeUndefined();
});
