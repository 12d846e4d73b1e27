import { createPublicKey } from 'node:crypto';
import { ELSEWHERE, endingWith, header, type Mutation, payload, type TokenParts, UNREADABLE } from './mutation.ts';
import { HEADER, PAYLOAD } from './test-credential.ts';

const HEADER_FAULT = { format: 'fail: header' };
const FORGED = { signature: 'fail: changed' };

/** Where a careless verifier would look for a key. `privateJwk` has the private part, which no token may have. */
export function headerMutations(pem: string, privateJwk: object): readonly Mutation[] {
  const publicJwk = createPublicKey(pem).export({ format: 'jwk' });
  const forbidden: Readonly<Record<string, Partial<TokenParts>>> = {
    'header-jwk': header({ jwk: publicJwk }),
    'header-jwk-with-d': header({ jwk: privateJwk }),
    'header-jku': header({ jku: `${HEADER.kid}/jwks.json` }),
    'header-x5c': header({ x5c: ['MIIB'] }),
    'header-x5u': header({ x5u: 'https://elsewhere.example/chain.pem' }),
    'header-other-type': header({ typ: 'vc+jwt' }),
    'header-without-type': header({ typ: undefined }),
  };
  return [
    ...Object.entries(forbidden).map(([name, token]) => ({ name, token, expected: HEADER_FAULT })),
    // A signature with a critical member that a reader does not know is not valid (RFC 7515, section 4.1.11).
    { name: 'header-crit', token: header({ crit: ['exp'], exp: PAYLOAD.exp }), expected: { ...FORGED, ...HEADER_FAULT } },
  ];
}

const kids: Readonly<Record<string, string>> = {
  'kid-on-another-host': HEADER.kid.replace('jobs.example', 'elsewhere.example'),
  'kid-on-another-port': HEADER.kid.replace('jobs.example', 'jobs.example:8443'),
  'kid-without-encryption': HEADER.kid.replace('https:', 'http:'),
  'kid-with-user': HEADER.kid.replace('https://', 'https://jobs.example@elsewhere.example/'),
  'kid-in-capitals': HEADER.kid.replace('jobs.example', 'JOBS.EXAMPLE'),
  'kid-on-another-path': HEADER.kid.replace(/2$/, '9'),
  'kid-percent-encoded': HEADER.kid.replace('/keys/', '/%6Beys/'),
  'kid-with-query': `${HEADER.kid}?x=1`,
  'kid-with-fragment': `${HEADER.kid}#key`,
  'kid-with-dots': HEADER.kid.replace('/keys/', '/keys/../keys/'),
  'kid-with-slash': `${HEADER.kid}/`,
};

/** Names of keys that are almost the one of the issuer. */
export const kidMutations: readonly Mutation[] = [
  ...Object.entries(kids).map(([name, kid]) => ({ name, token: header({ kid }), expected: ELSEWHERE })),
  { name: 'no-kid', token: header({ kid: undefined }), expected: { ...ELSEWHERE, ...HEADER_FAULT } },
];

export const signatureMutations: readonly Mutation[] = [
  { name: 'alg-none', token: { ...header({ alg: 'none' }), signer: 'none' }, expected: UNREADABLE },
  { name: 'alg-none-with-signature', token: header({ alg: 'none' }), expected: FORGED },
  { name: 'alg-hs256', token: { ...header({ alg: 'HS256' }), signer: 'public-key-as-secret' }, expected: FORGED },
  { name: 'alg-rs512', token: header({ alg: 'RS512' }), expected: FORGED },
  { name: 'signed-by-another-key', token: { signer: 'other' }, expected: FORGED },
  { name: 'changed-after-signing', token: { afterwards: withPayload({ ...PAYLOAD, name: 'Diving' }) }, expected: FORGED },
  // 342 characters are 256 bytes, 340 are 255.
  { name: 'signature-a-byte-short', token: { afterwards: (token) => token.slice(0, -2) }, expected: FORGED },
];

/** Texts that two readers could understand differently, or that would cost a reader much. */
export const textMutations: readonly Mutation[] = [
  unreadable('member-twice', endingWith(`,"name":"Diving"}`)),
  unreadable('member-twice-escaped', endingWith(`,"n\\u0061me":"Diving"}`)),
  unreadable('header-member-twice', { header: `${JSON.stringify(HEADER).slice(0, -1)},"alg":"none"}` }),
  unreadable('ten-thousand-levels', endingWith(`,"deep":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)),
  unreadable('number-beyond-53-bits', endingWith(',"serial":9007199254740993}')),
  unreadable('payload-is-a-list', { payload: JSON.stringify([PAYLOAD]) }),
  unreadable('payload-is-cut', { payload: JSON.stringify(PAYLOAD).slice(0, -1) }),
  // In Latin-1, the letter is one byte, which is none of UTF-8.
  unreadable('payload-in-latin-1', { ...payload({ name: 'Arbeit in der Höhe' }), encoding: 'latin1' }),
  unreadable('two-parts', { afterwards: (token) => token.split('.', 2).join('.') }),
  unreadable('four-parts', { afterwards: (token) => `${token}.AA` }),
  unreadable('padded', { ...payload({ padding: 'ab' }), afterwards: (token) => token.replace(/\.(?=[^.]*$)/, '=.') }),
  // The last character of the signature has four bits that belong to no byte.
  unreadable('signature-with-spare-bits', { afterwards: (token) => `${token.slice(0, -1)}${nextCharacter(token.at(-1))}` }),
  unreadable('ninety-kilobytes', endingWith(`,"more":"${'x'.repeat(70_000)}"}`)),
];

function unreadable(name: string, token: Partial<TokenParts>): Mutation {
  return { name, token, expected: UNREADABLE };
}

function withPayload(other: object): (token: string) => string {
  return (token) => {
    const [header = '', , signature = ''] = token.split('.');
    return [header, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.');
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function nextCharacter(character = ''): string {
  return ALPHABET[ALPHABET.indexOf(character) + 1] ?? '';
}
