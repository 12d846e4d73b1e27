import { expect, test } from './support/test.ts';

test.use({ serverEnv: { RATE_LIMITS: 'on', RATE_LIMIT_SIGN_INS: '2' }, expectedFaults: [/400 \(Bad Request\)|429 \(Too Many Requests\)/] });

test('a user who tries too often to sign in is told to wait', async ({ page }) => {
  await page.goto('/login');
  for (const words of [
    'The email address or the password is wrong.',
    'The email address or the password is wrong.',
    'Too many attempts. Wait a few minutes',
  ]) {
    await page.getByLabel('Email').fill('candidate@demo.test');
    await page.getByLabel('Password').fill('wrong-one');
    const answered = page.waitForResponse('**/accounts:signInWithPassword?*');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await answered;
    await expect(page.getByText(words)).toBeVisible();
  }
});
