import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

test('an error below one field of a row moves neither the other field nor the button', async ({ page, server }) => {
  const email = 'fields-in-a-row@forms.test';
  const api = await ApiUser.signUp(server.url, email, PASSWORD, 'Robin');
  await api.must('POST', '/me/role', { role: 'candidate' });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.goto('/admin/profile/candidate/7');
  const row = page.getByRole('group', { name: 'Add a language' });
  const language = row.getByLabel('Language', { exact: true });
  const add = row.getByRole('button', { name: 'Add', exact: true });
  await language.fill('German');
  await page.getByRole('option', { name: 'German', exact: true }).click();
  const places = async () => Promise.all([language, add].map(async (part) => (await part.boundingBox())?.y));
  const before = await places();
  expect(before[0]).toBeCloseTo(before[1] ?? 0, 0);
  await add.click();
  await expect(row.getByLabel('Level', { exact: true })).toHaveAccessibleDescription('Choose a level.');
  expect(await places()).toEqual(before);
});
