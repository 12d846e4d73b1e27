import fc from 'fast-check';
import { grantOf, sealGrant } from './file-token.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-03-01T09:30:00.000Z');
const grant = {
  fileId: '01890a5d-ac96-774b-bcce-b302099a8057',
  userId: '01890a5d-ac96-774b-bcce-b302099a8058',
  disposition: 'inline',
  expiresAt: new Date('2026-03-01T09:31:00.000Z'),
} as const;

test('a token gives its grant back, for any ids, either disposition and any time of this century', () => {
  const time = fc.integer({ min: now.getTime() / 1000 + 1, max: 4_102_444_800 }).map((seconds) => new Date(seconds * 1000));
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.constantFrom('inline', 'attachment'), time, (fileId, userId, disposition, expiresAt) => {
      const any = { fileId, userId, disposition, expiresAt } as const;
      expect(grantOf(key, sealGrant(key, any), now)).toEqual(any);
    }),
  );
});

test('a token ends at its time', () => {
  const token = sealGrant(key, grant);
  expect(grantOf(key, token, new Date(grant.expiresAt.getTime() - 1))).toEqual(grant);
  expect(grantOf(key, token, grant.expiresAt)).toBeUndefined();
});

test('a token of another key is invalid', () => {
  expect(grantOf(Buffer.alloc(32, 8), sealGrant(key, grant), now)).toBeUndefined();
});

test('a token with a changed bit, a missing or an added character is invalid', () => {
  const token = sealGrant(key, grant);
  const bytes = Buffer.from(token, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(grantOf(key, changed.toString('base64url'), now)).toBeUndefined();
  }
  for (const other of [token.slice(0, -1), `${token}A`, `${token}=`, `${token} `, '']) expect(grantOf(key, other, now)).toBeUndefined();
});

test('no text is a valid token by chance', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => expect(grantOf(key, text, now)).toBeUndefined()));
});
