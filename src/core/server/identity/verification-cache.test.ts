import { ApiFault } from '../errors/api-fault.ts';
import type { VerifiedToken } from './identity.ts';
import { VerificationCache } from './verification-cache.ts';

let time: number;
let asked: string[];
let answer: (token: string) => Promise<VerifiedToken>;
let cache: VerificationCache;

const now = (): Date => new Date(time);

function verified(uid: string, lifeMs = 3_600_000): VerifiedToken {
  const expiresAt = new Date(time + lifeMs);
  return { uid, email: `${uid}@example.org`, emailVerified: true, name: uid, issuedAt: new Date(0), authTime: now(), expiresAt };
}

beforeEach(() => {
  time = Date.parse('2026-03-01T09:30:00Z');
  asked = [];
  answer = async (token) => verified(token);
  cache = new VerificationCache(
    (token) => {
      asked.push(token);
      return answer(token);
    },
    now,
    3,
  );
});

test('verifies each token once a minute', async () => {
  await cache.verify('a');
  time += 59_999;
  await expect(cache.verify('a')).resolves.toMatchObject({ uid: 'a' });
  expect(asked).toEqual(['a']);
  time += 1;
  await cache.verify('a');
  await cache.verify('b');
  expect(asked).toEqual(['a', 'a', 'b']);
});

test('keeps no token after it expires', async () => {
  answer = async (token) => verified(token, 10_000);
  await cache.verify('a');
  time += 10_000;
  answer = async () => {
    throw new ApiFault('unauthenticated');
  };
  await expect(cache.verify('a')).rejects.toThrow(new ApiFault('unauthenticated'));
});

test('does not keep refusals', async () => {
  answer = async () => {
    throw new ApiFault('unavailable');
  };
  await expect(cache.verify('a')).rejects.toThrow(new ApiFault('unavailable'));
  answer = async (token) => verified(token);
  await expect(cache.verify('a')).resolves.toMatchObject({ uid: 'a' });
});

test('removes the least recently used token when it is full', async () => {
  for (const token of ['a', 'b', 'c', 'a', 'd']) await cache.verify(token);
  asked = [];
  for (const token of ['a', 'c', 'd', 'b']) await cache.verify(token);
  expect(asked).toEqual(['b']);
});

test('is cleared when an account changes, including verifications in progress', async () => {
  await cache.verify('a');
  const pending = Promise.withResolvers<VerifiedToken>();
  answer = () => pending.promise;
  const inFlight = cache.verify('b');
  cache.clear();
  pending.resolve(verified('b'));
  await inFlight;
  answer = async (token) => verified(token);
  await cache.verify('a');
  await cache.verify('b');
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
});
