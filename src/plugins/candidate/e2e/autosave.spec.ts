import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

test('text typed during an earlier save survives a reload, even when it cannot be saved', async ({ page, server }) => {
  const email = 'autosave@forms.test';
  const api = await ApiUser.signUp(server.url, email, PASSWORD, 'Robin');
  await api.must('POST', '/me/role', { role: 'candidate' });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isSaving = (): void => undefined;
  const saving = new Promise<void>((resolve) => {
    isSaving = resolve;
  });
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    isSaving();
    await held;
    return route.continue();
  });
  await page.goto('/admin/profile/candidate/1');
  const headline = page.getByLabel('Headline');
  await headline.fill('Welder');
  await saving;
  const tooLong = 'x'.repeat(300);
  await headline.fill(tooLong);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  release();
  await answered;
  await expect(page.getByText('Not saved yet, kept here')).toBeVisible();
  await page.reload();
  await expect(headline).toHaveValue(tooLong);
});
