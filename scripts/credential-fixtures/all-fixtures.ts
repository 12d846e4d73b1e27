import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Mutation, Signer, TokenParts } from './mutation.ts';
import { payloadMutations } from './payload-mutations.ts';
import { siteMutations } from './site-mutations.ts';
import { HEADER, NOW, PAYLOAD, RECIPIENT } from './test-credential.ts';
import { headerMutations, kidMutations, signatureMutations, textMutations } from './token-mutations.ts';

/** The private keys in PEM. They sign nothing but fixtures. */
export interface TestKeys {
  readonly issuer: string;
  readonly other: string;
}

/** The fixtures by the names of their files. The same keys always give the same bytes. */
export function allFixtures(keys: TestKeys): ReadonlyMap<string, string> {
  const mutations = [
    ...payloadMutations,
    ...headerMutations(keys.issuer, createPrivateKey(keys.issuer).export({ format: 'jwk' })),
    ...[kidMutations, signatureMutations, textMutations, siteMutations].flat(),
  ];
  return new Map([
    ['test-key.jwk.json', text(publicJwk(keys.issuer))],
    ['valid.jwt', tokenOf(keys, {})],
    ...mutations.flatMap(({ name, token }) => (token ? [[`${name}.jwt`, tokenOf(keys, token)] as const] : [])),
    ['mutations.json', text(mutations.map(entryOf))],
  ]);
}

function entryOf({ name, token, email = RECIPIENT, now = NOW, site = {}, expected }: Mutation) {
  return { name, file: token ? `${name}.jwt` : 'valid.jwt', email, now, site, expected };
}

function tokenOf(keys: TestKeys, parts: Partial<TokenParts>): string {
  const { header = JSON.stringify(HEADER), payload = JSON.stringify(PAYLOAD), signer = 'issuer', encoding = 'utf8', afterwards } = parts;
  const signed = [header, payload].map((part) => Buffer.from(part, encoding).toString('base64url')).join('.');
  const token = `${signed}.${signatureBy(signer, keys, signed)}`;
  return afterwards === undefined ? token : afterwards(token);
}

function signatureBy(signer: Signer, keys: TestKeys, signed: string): string {
  const bytes = Buffer.from(signed);
  if (signer === 'none') return '';
  if (signer === 'public-key-as-secret') {
    const secret = createPublicKey(keys.issuer).export({ format: 'pem', type: 'spki' });
    return createHmac('sha256', secret).update(bytes).digest('base64url');
  }
  return sign('RSA-SHA256', bytes, keys[signer]).toString('base64url');
}

function publicJwk(pem: string): object {
  return { ...createPublicKey(pem).export({ format: 'jwk' }), kid: HEADER.kid, alg: HEADER.alg, use: 'sig' };
}

function text(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
