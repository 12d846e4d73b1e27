import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { passportAddresses } from '../addresses.ts';
import { credentialPayload } from '../format/credential-payload.ts';
import { type KnownCredential, type KnownKey, type Register, verifyDeleted, verifyToken } from './verify-token.ts';

/** An entry of `mutations.json`; the README beside it says what each member means. */
interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly email: string;
  readonly now: string;
  readonly site: {
    readonly issuer?: KnownKey['issuer'];
    readonly compromisedFrom?: string;
    readonly credential?: KnownCredential['status'];
    readonly isListed?: boolean;
  };
  readonly expected: Readonly<Record<string, string>>;
}

const fixture = (name: string): string => readFileSync(join(process.cwd(), 'tests/fixtures/credentials', name), 'utf8');

const mutations: readonly Mutation[] = JSON.parse(fixture('mutations.json'));
const jwk: JWK & { kid: string } & Record<string, string> = JSON.parse(fixture('test-key.jwk.json'));
const valid = fixture('valid.jwt');

const known: KnownCredential = {
  ...{ status: 'active', signedAt: new Date('2026-11-20T09:00:00Z'), isListed: false, reason: '' },
  sha256: createHash('sha256').update(valid).digest(),
};

const EMAIL = 'robin@example.org';
const NOW = '2026-11-26T12:00:00Z';
const at = passportAddresses('https://jobs.example');
const id = (last: number): string => `019ac000-0000-7000-8000-00000000000${last}`;

/** What the site of a mutation knows. */
function register({ issuer, compromisedFrom, credential, isListed }: Mutation['site'], origin = 'https://jobs.example'): Register {
  const key: KnownKey = {
    publicJwk: jwk,
    origin,
    issuerAddress: at.issuer(id(1)),
    issuer: issuer ?? 'trusted',
    compromisedFrom: compromisedFrom === undefined ? null : new Date(compromisedFrom),
  };
  return {
    keyOf: async (kid) => (kid === jwk.kid ? key : undefined),
    credentialOf: async (address) =>
      address === at.credential(id(5)) ? { ...known, status: credential ?? 'active', isListed: isListed ?? false } : undefined,
  };
}

/** The checks that do not pass, with their reasons. Endorsements are never checked yet. */
async function failing(text: string, { email, now, site }: Pick<Mutation, 'email' | 'now' | 'site'>): Promise<Record<string, string>> {
  const { results } = await verifyToken(register(site), { text, email, now: new Date(now) });
  const open = results.filter(({ check, outcome }) => outcome !== 'pass' && check !== 'endorsements');
  return Object.fromEntries(open.map(({ check, outcome, reason }) => [check, `${outcome}: ${reason}`]));
}

const asked = { email: EMAIL, now: NOW, site: {} };

test('the valid credential passes all checks, also with spaces around it and an address in capitals', async () => {
  expect(await failing(valid, asked)).toEqual({});
  expect(await failing(` ${valid}\n`, { ...asked, email: ' ROBIN@example.org ' })).toEqual({});
});

test('this site writes the payload of the valid credential, byte for byte', () => {
  const written = credentialPayload({
    id: at.credential(id(5)),
    issuer: { id: at.issuer(id(1)), name: 'Harbour Works' },
    validFrom: known.signedAt,
    validUntil: new Date('2028-11-20T09:00:00Z'),
    subject: 'urn:uuid:6f1c1f0e-3c5b-4a52-9a7e-0d8c2b6f4e11',
    email: { address: EMAIL, salt: 'a-salt-of-this-credential' },
    achievement: {
      ...{ id: at.achievement(id(3), 1), type: 'Certificate', name: 'Working at height' },
      ...{ description: 'Safe work at height, alone and in a team.', criteria: 'A practical test and a written one.' },
    },
    evidence: [{ url: 'https://example.org/proof', name: 'The written test' }],
    result: 'Passed',
    status: { list: at.list(id(4)), index: 94567 },
  });
  expect(Buffer.from(valid.split('.')[1] ?? '', 'base64url').toString('utf8')).toBe(JSON.stringify(written));
});

describe('Of the mutations', () => {
  test.each(mutations)('$name fails what it should, and nothing else', async (mutation) => {
    expect(await failing(fixture(mutation.file), mutation)).toEqual(mutation.expected);
  });

  test('at least 30 fail one check, and only a critical member that no reader knows fails two', () => {
    const failed = ({ expected }: Mutation): number => Object.values(expected).filter((result) => result.startsWith('fail: ')).length;
    expect(mutations.filter((mutation) => failed(mutation) === 1).length).toBeGreaterThanOrEqual(30);
    expect(mutations.filter((mutation) => failed(mutation) > 1).map(({ name }) => name)).toEqual(['header-crit']);
  });

  test('each has its own name, and each of their files differs from the valid credential', () => {
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
    for (const { file } of mutations.filter((each) => each.file !== 'valid.jwt'))
      expect([file, fixture(file) === valid]).toEqual([file, false]);
  });
});

test('a megabyte of dots cannot be read, and is not taken for a credential of this site', async () => {
  const { results, credential, isOurs } = await verifyToken(register({}), {
    text: '.'.repeat(1024 * 1024),
    email: EMAIL,
    now: new Date(NOW),
  });
  expect(results.map(({ outcome }) => outcome)).toEqual(['fail', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown']);
  expect([credential, isOurs]).toEqual([null, false]);
});

test.each([
  ['https://jobs.example', false],
  ['http://localhost:3000', true],
])('a credential that was signed at %s is a demonstration: %p', async (origin, isDemonstration) => {
  const verified = await verifyToken(register({}, origin), { text: valid, email: '', now: new Date(NOW) });
  expect(verified).toMatchObject({ isOurs: true, isDemonstration });
});

test('of a deleted credential, only the state is known', () => {
  const { results, credential, isOurs } = verifyDeleted({ ...known, status: 'revoked' });
  expect(results.map(({ check, outcome, reason }) => [check, outcome, reason])).toEqual([
    ...['signature', 'format', 'issuer', 'dates'].map((check) => [check, 'unknown', 'deleted']),
    ['revocation', 'fail', 'revoked'],
    ...['recipient', 'endorsements'].map((check) => [check, 'unknown', 'deleted']),
  ]);
  expect([credential, isOurs]).toEqual([null, true]);
});
