import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { openKey, sealKey } from './sealed-key.ts';

const secret = randomBytes(32);
const KID = 'https://jobs.example/ob/issuers/1/keys/2';

test('a sealed key opens with its secret and its address', () => {
  expect(openKey(secret, KID, sealKey(secret, KID, 'private'))).toBe('private');
});

test('a key is sealed differently each time', () => {
  expect(sealKey(secret, KID, 'private')).not.toEqual(sealKey(secret, KID, 'private'));
});

test('a sealed key does not open with another secret or address, or after a change of any byte', () => {
  const sealed = sealKey(secret, KID, 'private');
  expect(openKey(randomBytes(32), KID, sealed)).toBeUndefined();
  expect(openKey(secret, `${KID}3`, sealed)).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ change;
      expect(openKey(secret, KID, changed)).toBeUndefined();
    }),
  );
});

test.each([0, 1, 27, 28])('%s bytes are no sealed key', (length) => {
  expect(openKey(secret, KID, Buffer.alloc(length))).toBeUndefined();
});
