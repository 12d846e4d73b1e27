import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

// What the browser and the client log when the server refuses a skill.
test.use({ expectedFaults: [/422|ApiError/] });

const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

async function signIn(page: Page, email: string, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

test.beforeAll(async ({ server }) => {
  const admin = await ApiUser.signIn(server.url, 'admin@demo.test', 'trellis-demo');
  const alternatives = [{ language: 'en', name: 'diplomacy', kind: 'alternative' }];
  // Another worker may have added it.
  await admin.call('POST', '/masters/skills/rows', { code: 'show-diplomacy', name: 'show diplomacy', names: {}, alternatives });
});

for (const { language, viewport } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });

    test('a skill is found by another name, a word without one is added as typed, and two names of one skill are refused', async ({
      page,
      server,
    }) => {
      const words = wordsOf(language, ['candidate']);
      const email = `skills-${language}@skills.test`;
      const api = await ApiUser.signUp(server.url, email, PASSWORD, 'Robin');
      await api.must('POST', '/me/role', { role: 'candidate' });
      await signIn(page, email, language);
      await page.goto('/admin/profile/candidate/6');
      const field = page.getByRole('combobox', { name: words('candidate:skills.name'), exact: true });
      await field.fill('diplomacy');
      await page.getByRole('option', { name: 'show diplomacy' }).click();
      await expect(page.getByRole('group', { name: 'show diplomacy' })).toBeVisible();
      await field.fill('Diplomatie');
      await page.getByRole('option', { name: words('core:picker.asTyped') }).click();
      await expect(page.getByRole('group', { name: 'Diplomatie' })).toBeVisible();
      await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

      await field.fill('Diplomacy');
      await page.getByRole('option', { name: words('core:picker.asTyped') }).click();
      await expect(page.getByText(words('candidate:issues.same-skill'))).toBeVisible();
      await page.getByRole('group', { name: 'Diplomacy', exact: true }).getByRole('button').last().click();
      await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
      await page.reload();
      await expect(page.getByRole('group', { name: /diplomacy/i })).toHaveCount(1);
    });
  });
}
