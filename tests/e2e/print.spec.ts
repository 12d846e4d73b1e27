import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

test('a printed job has the product name and its address, and no controls', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('candidate@demo.test');
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/dashboard-candidate/);
  await page.getByRole('link', { name: 'Find work' }).first().click();
  await page.getByRole('list', { name: 'Jobs' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/jobs\/all\/[0-9a-f-]{36}$/);
  const address = page.getByText(page.url(), { exact: true });
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(page.locator('article').getByText('Trellis', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('a dark page is printed with dark letters on white', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { name: 'Your rights' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const brightest = await page.locator('main :is(h1, h2, p, li)').evaluateAll((elements) => {
    // Draws the colour, so that any CSS notation is read back as red, green and blue.
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('this browser cannot draw');
    return Math.max(
      ...elements.map((element) => {
        context.fillStyle = getComputedStyle(element).color;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
      }),
    );
  });
  expect(brightest).toBeLessThan(128);
});
