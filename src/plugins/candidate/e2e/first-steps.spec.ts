import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, expectedFaults: [/422|ApiError/] });

    test('name, contact data in the headline, a wrong postal code and categories in the first three steps', async ({ page, server }) => {
      const email = `first-steps-${width}@forms.test`;
      const api = await ApiUser.signUp(server.url, email, PASSWORD, 'Robin');
      await api.must('POST', '/me/role', { role: 'candidate' });
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/admin\//);
      const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
      const demandSound = async (): Promise<void> => {
        expect(await accessibilityFindings(page, 'main')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };

      await page.goto('/admin/profile/candidate/1');
      await page.getByRole('link', { name: 'Change it in your account' }).click();
      await page.getByRole('button', { name: 'Change name' }).click();
      await page.getByLabel('New name').fill('Robin Marsh');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('main').getByText('Robin Marsh')).toBeVisible();
      await page.goBack();
      await expect(page.locator('form').getByText('Robin Marsh')).toBeVisible();
      await page.getByLabel('Headline').fill('Welder, robin@example.org');
      await expect(page.getByRole('status').getByText('There seems to be an email address in the headline')).toBeVisible();
      await demandSound();
      await page.getByLabel('I am old enough').check();
      await goOn();

      // Leaving the field chooses the country of this name.
      const country = page.getByLabel('Country', { exact: true });
      await country.fill('Germany');
      await page.getByLabel('City').fill('Bonn');
      await expect(country).toHaveValue('Germany');
      await page.getByLabel('Postal code').fill('5311');
      await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(/^Postal codes of the chosen country/);
      await demandSound();
      await page.getByLabel('Postal code').fill('53111');
      await goOn();

      await page.getByLabel('Categories').fill('engin');
      const saved = page.waitForResponse((response) => response.url().endsWith('/preferences') && response.ok());
      await page.getByRole('option', { name: 'Engineering' }).click();
      await saved;
      await demandSound();
      await page.goto('/admin/profile/candidate');
      await expect(page.getByText('Engineering')).toBeVisible();
    });
  });
}
