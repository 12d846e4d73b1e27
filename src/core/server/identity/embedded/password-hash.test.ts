import { withHashedPasswords } from './password-hash.ts';

const key = Buffer.alloc(32, 1);

test('passwords are replaced under each name, other fields are kept', async () => {
  const hashed = await withHashedPasswords({ email: 'ann@example.org', password: 'secret one', newPassword: 'secret two' }, key);
  expect(hashed).toEqual({ email: 'ann@example.org', password: expect.any(String), newPassword: expect.any(String) });
  expect(JSON.stringify(hashed)).not.toMatch(/secret/);
  expect(hashed.password).not.toBe(hashed.newPassword);
});

test('one password has one hash in an installation, and another in another', async () => {
  const once = await withHashedPasswords({ password: 'secret one' }, key);
  expect(await withHashedPasswords({ password: 'secret one' }, key)).toEqual(once);
  expect(await withHashedPasswords({ password: 'secret one' }, Buffer.alloc(32, 2))).not.toEqual(once);
});

test('a password too short to be taken stays as short as it is', async () => {
  expect(await withHashedPasswords({ password: '12345' }, key)).toEqual({ password: '12345' });
});
