import { expect, test } from '../../../../tests/e2e/support/test.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';

for (const { language, width, follow, followed } of [
  { language: 'en', width: 1280, follow: 'Follow', followed: 'Following' },
  { language: 'ar', width: 390, follow: 'متابعة', followed: 'تتابعها' },
]) {
  test(`in ${language} at ${width} px, a visitor goes from a posting to its company and its jobs, follows it, and signs in`, async ({
    page,
    server,
  }) => {
    const employer = await anEmployer(server.url, `ferry-${language}`);
    const { id } = await aPosting(employer, `Captain of the ferry ${language}`);
    await aPosting(employer, `Cook of the ferry ${language}`);
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
    await page.goto(`/jobs/${id}`);
    const name = page.locator('main a[href^="/companies/"]').first();
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/companies\/[0-9a-f-]{36}$/);
    await expect(page.locator('main').getByRole('link', { name: `Cook of the ferry ${language}`, exact: true })).toBeVisible();
    expect(JSON.parse((await page.locator('head script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
      '@type': 'Organization',
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false);
    const address = page.url();
    await page.getByRole('link', { name: follow, exact: true }).click();
    await page.waitForURL('**/signup?next=**');
    await page.locator('input[type=email]').waitFor();
    await page.locator('main a[href^="/login?next="]').click();
    await page.waitForURL('**/login?next=**');
    await page.locator('input[type=email]').fill('candidate@demo.test');
    await page.locator('input[type=password]').fill('trellis-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: followed, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: followed, exact: true }).click();
    await expect(page.getByRole('button', { name: follow, exact: true })).toHaveAttribute('aria-pressed', 'false');
  });
}
