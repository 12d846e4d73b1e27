import { ApiFault } from '../errors/api-fault.ts';
import type { VerifiedToken } from './identity.ts';
import { verificationCache } from './verification-cache.ts';

let time: number;
let asked: string[];
let answer: (token: string) => Promise<VerifiedToken>;
let cache: ReturnType<typeof verificationCache>;

const now = (): Date => new Date(time);

function verified(uid: string, lifeMs = 3_600_000): VerifiedToken {
  const expiresAt = new Date(time + lifeMs);
  return { uid, email: `${uid}@example.org`, emailVerified: true, name: uid, issuedAt: new Date(0), authTime: now(), expiresAt };
}

beforeEach(() => {
  time = Date.parse('2026-03-01T09:30:00Z');
  asked = [];
  answer = async (token) => verified(token);
  cache = verificationCache(
    (token) => {
      asked.push(token);
      return answer(token);
    },
    now,
    3,
  );
});

test('verifies each token once a minute', async () => {
  await cache.get('a');
  time += 59_999;
  await expect(cache.get('a')).resolves.toMatchObject({ uid: 'a' });
  expect(asked).toEqual(['a']);
  time += 1;
  await cache.get('a');
  await cache.get('b');
  expect(asked).toEqual(['a', 'a', 'b']);
});

test('caches no token after it expires', async () => {
  answer = async (token) => verified(token, 10_000);
  await cache.get('a');
  time += 10_000;
  answer = async () => {
    throw new ApiFault('unauthenticated');
  };
  await expect(cache.get('a')).rejects.toThrow(new ApiFault('unauthenticated'));
});

test('does not cache refusals', async () => {
  answer = async () => {
    throw new ApiFault('unavailable');
  };
  await expect(cache.get('a')).rejects.toThrow(new ApiFault('unavailable'));
  answer = async (token) => verified(token);
  await expect(cache.get('a')).resolves.toMatchObject({ uid: 'a' });
});

test('removes the least recently used token when it is full', async () => {
  for (const token of ['a', 'b', 'c', 'a', 'd']) await cache.get(token);
  asked = [];
  for (const token of ['a', 'c', 'd', 'b']) await cache.get(token);
  expect(asked).toEqual(['b']);
});

test('is cleared when an account changes, including verifications in progress', async () => {
  await cache.get('a');
  const pending = Promise.withResolvers<VerifiedToken>();
  answer = () => pending.promise;
  const inFlight = cache.get('b');
  cache.forget();
  pending.resolve(verified('b'));
  await inFlight;
  answer = async (token) => verified(token);
  await cache.get('a');
  await cache.get('b');
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
});
