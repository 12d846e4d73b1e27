import { limitedScrypt, passwordCostIn, TooManyDerivations } from './scrypt.ts';

const cost = passwordCostIn('test');
const salt = Buffer.alloc(16, 1);

test('fifty derivations wait, further ones are refused, and later ones are accepted again', async () => {
  const derive = limitedScrypt();
  // Up to two run at the same time.
  const results = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => derive(`password ${index}`, salt, cost)));
  const refused = results.findIndex(({ status }) => status === 'rejected');
  expect([51, 52]).toContain(refused);
  for (const result of results.slice(refused)) expect(result).toEqual({ status: 'rejected', reason: expect.any(TooManyDerivations) });
  expect(results.slice(0, refused).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await derive('password', salt, cost)).toHaveLength(32);
});

test('a derivation that fails lets the next one run', async () => {
  const derive = limitedScrypt();
  const failing = Array.from({ length: 3 }, () => derive('password', salt, { ...cost, N: 3 }));
  for (const each of failing) await expect(each).rejects.toThrow();
  expect(await derive('password', salt, cost)).toHaveLength(32);
});
