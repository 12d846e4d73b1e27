import { createPrivateKey } from 'node:crypto';
import type { TestServer } from '#core/testing/server-kit.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { openKey } from '../keys/sealed-key.ts';
import type { PassportTables } from '../passport-tables.ts';

/** A text that nobody reads, or one person alone. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  /** The user who may read it; `undefined` for nobody. */
  readonly reader: string | undefined;
}

/** Something that the server wrote, and who read it. */
export interface Written {
  readonly where: string;
  readonly text: string;
  /** `undefined` for a visitor, and for what no user reads, such as the log. */
  readonly reader: string | undefined;
}

// Whatever key it is, no answer has a private part of a JWK or a PEM of a private key.
const NEVER = [/\\?"(?:d|p|q|dp|dq|qi)\\?":\s*\\?"[\w-]{40}/, /PRIVATE KEY/];

/** All secrets of the plugin in the database: private keys, sealed keys and the signed credentials of people. */
export async function passportSecrets({ db }: Pick<TestServer, 'db'>): Promise<readonly Secret[]> {
  const own = db.$extendTables<PassportTables>();
  const keys = await own.selectFrom('issuer_keys').select(['kid', 'sealed']).execute();
  const credentials = await own.selectFrom('credentials').select(['id', 'jwt', 'subject', 'recipient_id']).execute();
  return [
    ...keys.flatMap(({ kid, sealed }) => (sealed === null ? [] : keySecrets(kid, Buffer.from(sealed)))),
    ...credentials.flatMap(({ id, jwt, subject, recipient_id }) =>
      [...(jwt?.split('.').slice(1) ?? []), subject ?? ''].filter(Boolean).map((text) => ({
        what: `a part of the credential ${id}`,
        text,
        reader: recipient_id ?? undefined,
      })),
    ),
  ];
}

/** The sentences about secrets that somebody read who may not. */
export function leaksIn(written: readonly Written[], secrets: readonly Secret[]): string[] {
  return written.flatMap(({ where, text, reader }) => [
    ...NEVER.filter((pattern) => pattern.test(text)).map((pattern) => `${where} has ${pattern}`),
    ...secrets
      .filter((secret) => (secret.reader === undefined || secret.reader !== reader) && text.includes(secret.text))
      .map(({ what }) => `${where} has ${what}`),
  ]);
}

function keySecrets(kid: string, sealed: Buffer): Secret[] {
  const pem = openKey(TEST_SECRETS.keysOf('skill-passports').keyFor('issuer-keys'), kid, sealed);
  if (pem === undefined) throw new Error(`The test cannot open the key ${kid}`);
  const { n: _n, e: _e, kty: _kty, ...privateParts } = createPrivateKey(pem).export({ format: 'jwk' });
  const texts = Object.values(privateParts).flatMap((part) => writtenForms(Buffer.from(String(part), 'base64url')));
  const lines = pem.split('\n').filter((line) => line.length === 64);
  return [
    ...[...texts, ...lines].map((text) => ({ what: `the private key ${kid}`, text, reader: undefined })),
    ...writtenForms(sealed).map((text) => ({ what: `the sealed key ${kid}`, text, reader: undefined })),
  ];
}

/** Bytes as texts have them. The first 48 bytes are enough to find them, and their base64 has no padding. */
function writtenForms(bytes: Buffer): string[] {
  const start = bytes.subarray(0, 48);
  return [start.toString('hex'), start.toString('base64'), start.toString('base64url'), [...start].join(',')];
}
