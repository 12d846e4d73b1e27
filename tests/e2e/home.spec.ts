import { expect, test } from './support/test.ts';

test('the home page opens with its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('An unknown address', () => {
  // The browser logs the 404 status of the document.
  test.use({ expectedFaults: [/status of 404/] });

  for (const address of ['/there/is/no%20such/page', '/%zz']) {
    test(`${address} has status 404, says so and shows the address`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page.getByText(`Page not found: ${address}`)).toBeVisible();
    });
  }
});

test.describe('The fault watcher of every page', () => {
  test.fail('fails a test whose page logs an error', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => console.error('an error of the page'));
  });

  test.fail('fails a test whose page breaks the content security policy', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>'));
  });
});
