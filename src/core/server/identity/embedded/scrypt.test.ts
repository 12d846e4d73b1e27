import { limitedScrypt, passwordCostIn } from './scrypt.ts';

const cost = passwordCostIn('test');
const salt = Buffer.alloc(16, 1);

test('the same password, salt and cost give the same 32 bytes', async () => {
  const derive = limitedScrypt();
  const [one, again, other] = await Promise.all(
    ['password', 'password', 'another'].map((password) => derive(password, salt, cost, 'sign-in')),
  );
  expect(one).toHaveLength(32);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});
