import { hkdfSync, randomBytes } from 'node:crypto';
import { secretsFrom } from './secrets.ts';

const secretKey = Buffer.alloc(32, 7);
const secrets = secretsFrom(secretKey);

test('the derivation of a key never changes, so that seals stay valid across versions', () => {
  const expected = Buffer.from(hkdfSync('sha256', secretKey, Buffer.alloc(0), 'trellis key garden.seed-labels', 32));
  expect(secrets.keysOf('garden').keyFor('seed-labels')).toEqual(expected);
  expect(secrets.fingerprint).toBe(Buffer.from(hkdfSync('sha256', secretKey, '', 'trellis fingerprint', 32)).toString('base64url'));
});

test('each owner and each purpose has its own key', () => {
  const keys = [
    secrets.keysOf('garden').keyFor('cursors'),
    secrets.keysOf('garden').keyFor('labels'),
    secrets.keysOf('jobs').keyFor('cursors'),
    secretsFrom(randomBytes(32)).keysOf('garden').keyFor('cursors'),
  ];
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(4);
  for (const key of keys) expect(key).toHaveLength(32);
});

test('the fingerprint identifies the secret key and equals none of its keys', () => {
  expect(secretsFrom(Buffer.alloc(32, 7)).fingerprint).toBe(secrets.fingerprint);
  expect(secretsFrom(Buffer.alloc(32, 8)).fingerprint).not.toBe(secrets.fingerprint);
  const key = secrets.keysOf('core').keyFor('fingerprint').toString('base64url');
  expect([secretKey.toString('base64url'), key]).not.toContain(secrets.fingerprint);
});

test.each(['', 'Seed', 'seed labels', 'jobs.cursors', '-seed'])('the purpose %j is refused, and the error names the plugin', (purpose) => {
  expect(() => secrets.keysOf('garden').keyFor(purpose)).toThrow(
    `KEY_PURPOSE_INVALID: plugin "garden" asks for a key for "${purpose}", which is not kebab-case`,
  );
});
