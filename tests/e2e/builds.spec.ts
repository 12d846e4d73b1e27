import type { Page } from '@playwright/test';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const NEXT = 'ffffffffffffffff';

/** Simulates a newer build: its marker, its manifest, its page. */
async function deploy(page: Page): Promise<void> {
  const build = { id: NEXT, builtAt: new Date().toISOString(), prerendered: [], files: [] };
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: build }));
  await page.route(`**/builds/meta/${NEXT}.json`, (route) => route.fulfill({ json: build }));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/(name="?build"? content="?)[0-9a-f]+/, `$1${NEXT}`);
    return route.fulfill({ response, body: html });
  });
}

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password').fill('trellis-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
}

test('a new build is offered while a page is open; the page does not reload by itself, and the input survives the reload', async ({
  page,
}) => {
  await signIn(page, 'employer');
  await page.goto('/admin/jobs/employer/form');
  await page.getByLabel('Title').fill('Keeper of the lower lock');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await deploy(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByRole('complementary', { name: 'New version' });
  await expect(offer.getByRole('status')).toHaveText(/A new version of Trellis is ready/);
  expect(loads).toBe(0);
  await expect(page.getByLabel('Title')).toHaveValue('Keeper of the lower lock');

  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', NEXT);
  await expect(page.getByLabel('Title')).toHaveValue('Keeper of the lower lock');
});

test('the offered reload opens the new build and keeps the input', async ({ page }) => {
  await signIn(page, 'employer');
  await page.goto('/admin/jobs/employer/form');
  await page.getByLabel('Title').fill('Keeper of the upper lock');
  await deploy(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', NEXT);
  await expect(page.getByLabel('Title')).toHaveValue('Keeper of the upper lock');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('complementary', { name: 'New version' })).toBeHidden();
});

test.describe('a missing chunk', () => {
  test.use({ expectedFaults: [/404|MIME type|ChunkLoadError|Loading (CSS )?chunk/] });

  test('reloads the page exactly once, then shows an error with a button that recovers', async ({ page }) => {
    const known = new Set<string>();
    page.on('response', (response) => known.add(response.url()));
    await page.goto('/');
    await settled(page);
    const loaded = new Set(known);
    // Later requests use a name that no build has, so the server's own reply counts.
    await page.route('**/assets/*.js', async (route) => {
      const url = route.request().url();
      if (loaded.has(url)) return route.fallback();
      const response = await route.fetch({ url: new URL('/assets/gone.0badc0de.js', url).href });
      expect(response.status()).toBe(404);
      return route.fulfill({ response });
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    expect(loads).toBe(1);
    await expect(page).toHaveURL(/\/login/);

    // A late chunk may still be on its way through the route; its handler answers it before the route goes.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    expect(loads).toBe(2);
  });
});
