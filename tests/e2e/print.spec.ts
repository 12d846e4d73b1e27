import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

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
