import { expect, test } from './support/test.ts';

test('the home page opens with its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that leads nowhere says so and shows the address', async ({ page }) => {
  await page.goto('/there/is/no%20such/page');
  await expect(page.getByText('Page not found: /there/is/no%20such/page')).toBeVisible();
});

test.describe('The watch over every page', () => {
  test.fail('fails a test whose page logs an error', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => console.error('an error of the page'));
  });

  test.fail('fails a test whose page breaks the content security policy', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>'));
  });
});
