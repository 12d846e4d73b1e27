import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { pick } from '#tests/e2e/support/pick.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

const LOOKS = [
  { language: 'en', width: 1280 },
  { language: 'en', width: 390 },
  { language: 'ar', width: 390 },
] as const;

async function signIn(page: Page, email: string, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

interface World {
  /** The address of the candidate. */
  readonly email: string;
  readonly company: string;
  /** Whether the server has stored that the candidate blocks the company. */
  readonly isBlocked: () => Promise<boolean>;
}

/** A candidate, and a company of another user. */
async function makeWorld(url: string, name: string): Promise<World> {
  const employer = await ApiUser.signUp(url, `employer-${name}@visibility.test`, PASSWORD, 'Noa');
  await employer.must('POST', '/me/role', { role: 'employer' });
  const company = `Anchor works ${name}`;
  await employer.must('POST', '/companies', { name: company });
  const email = `${name}@visibility.test`;
  const candidate = await ApiUser.signUp(url, email, PASSWORD, 'Robin');
  await candidate.must('POST', '/me/role', { role: 'candidate' });
  const isBlocked = async (): Promise<boolean> => JSON.stringify(await candidate.must('GET', '/candidates/me')).includes(company);
  return { email, company, isBlocked };
}

for (const { language, width } of LOOKS) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('who finds the candidate, a blocked company and a blocked domain are kept', async ({ page, server }) => {
      const words = wordsOf(language, ['candidate']);
      const { email, company, isBlocked } = await makeWorld(server.url, `${language}-${width}`);
      await signIn(page, email, language);
      await page.goto('/admin/profile/candidate/10');
      const saved = page.locator('[data-save-state="saved"]');
      const all = page.getByRole('radio', { name: words('candidate:visibility.all'), exact: true });
      const blocked = page.getByRole('list', { name: words('candidate:blocked.title') });

      await all.check();
      await pick(page.getByRole('combobox', { name: words('candidate:blocked.company') }), company);
      await expect(blocked.getByText(company)).toBeVisible();
      const domain = page.getByRole('textbox', { name: words('candidate:blocked.domain') });
      await domain.fill('https://www.example.org/jobs');
      await domain.press('Enter');
      await expect(blocked.getByText('example.org', { exact: true })).toBeVisible();
      await expect(saved).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

      await page.reload();
      await expect(all).toBeChecked();
      await expect(blocked.getByRole('listitem')).toHaveCount(2);
      await blocked.getByRole('listitem').filter({ hasText: company }).getByRole('button').click();
      await expect(blocked.getByRole('listitem')).toHaveCount(1);
      await expect.poll(isBlocked).toBe(false);
      await page.getByRole('button', { name: words('core:snackbar.undo'), exact: true }).click();
      await expect(blocked.getByRole('listitem')).toHaveCount(2);
      await expect.poll(isBlocked).toBe(true);

      await page.goto('/admin/profile/candidate');
      const choices = page.getByRole('region', { name: words('candidate:visibility.title') });
      await expect(choices.getByText(words('candidate:visibility.allHelp'))).toBeVisible();
      await expect(choices.getByText(company)).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  });
}
