import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/e2e/support/test.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';

const markup = 'head script[type="application/ld+json"]';

/** Goes from the sign-up to the sign-in, and fills it in as a candidate, by keyboard. */
async function signInHere(page: Page): Promise<void> {
  // The page of the posting has such a link, too, and stays until the sign-up has loaded.
  await page.waitForURL('**/signup?next=**');
  await page.locator('input[type=email]').waitFor();
  await page.locator('main a[href^="/login?next="]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login?next=**');
  await page.locator('input[type=email]').fill('candidate@demo.test');
  await page.locator('input[type=password]').fill('trellis-demo');
  await page.keyboard.press('Enter');
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a visitor searches, opens a posting, and is at its form after the sign-in, all by keyboard', async ({ page, server }) => {
  const { id } = await aPosting(await anEmployer(server.url, 'lock'), 'Keeper of the western lock');
  await page.goto('/');
  await page.getByRole('searchbox').fill('western lock');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?q=western%20lock');
  // The opened page takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Find work' })).toBeFocused();
  const row = page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Keeper of the western lock', exact: true });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/jobs/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeper of the western lock');
  await expect(page.locator(markup)).toHaveCount(1);
  expect(JSON.parse((await page.locator(markup).textContent()) ?? '')).toMatchObject({
    title: 'Keeper of the western lock',
    directApply: true,
  });

  await page.getByRole('link', { name: 'Apply for this job' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\?next=/);
  await expect(page.getByText('Apply for “Keeper of the western lock”')).toBeVisible();
  await expect(page.locator(markup)).toHaveCount(0);
  await signInHere(page);
  await expect(page).toHaveURL(`/jobs/${id}?then=apply`);
  await expect(page.getByLabel('Message to the employer')).toBeFocused();
  await page.keyboard.type('I know locks.');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('You have applied for this job.')).toBeVisible();
});

test('on a phone and in Arabic, a visitor comes back to the open form', { tag: '@smoke' }, async ({ page, server }) => {
  const { id } = await aPosting(await anEmployer(server.url, 'sluice'), 'Keeper of the eastern sluice');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('trellis.language', 'ar'));
  await page.goto('/jobs?q=sluice');
  await page.getByRole('link', { name: 'Keeper of the eastern sluice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeper of the eastern sluice');
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name: 'التقدّم إلى هذه الوظيفة' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(`/jobs/${id}?then=apply`);
  // The form is open from below. The keyboard of the phone does not cover it yet.
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('أعرف السدود.');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the title and a screen of the words of a posting are there before the application, which paints nothing larger', async ({
  page,
  server,
}) => {
  const { id } = await aPosting(await anEmployer(server.url, 'dike'), 'Keeper of the "dike" <b>');
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/main.*.js', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) document.documentElement.dataset.largest = String(startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const largest = (): Promise<string | null> => page.locator('html').getAttribute('data-largest');
  await page.goto(`/jobs/${id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeper of the "dike" <b> · dike works');
  await expect(page.locator('.shell__page .lead')).toHaveText(/^dike works, Bergen\s+You calculate bridges/);
  await expect(page.locator('html')).toHaveAttribute('data-largest', /./);
  const early = await largest();
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeper of the "dike" <b>');
  await expect(page.locator('.shell__page')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Apply for this job' }).first()).toBeVisible();
  expect(await largest()).toBe(early);
});

test('a visitor reads a posting without a call for it, nothing moves, and a reader without scripts gets its markup', async ({
  page,
  server,
  request,
}) => {
  const { id } = await aPosting(await anEmployer(server.url, 'quay'), 'Keeper of the quay');
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(...(message.type() === 'error' ? [message.text()] : [])));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/jobs/${id}`);
  await expect(page.getByRole('link', { name: 'Apply for this job' }).first()).toBeVisible();
  await expect(page.locator(markup)).toHaveCount(1);
  expect(asked).toContain(`/api/jobs/${id}/applicants`);
  expect(asked).not.toContain(`/api/jobs/${id}`);
  expect(complaints).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  const html = await (await request.get(`/jobs/${id}`, { headers: { accept: 'text/html' } })).text();
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'JobPosting', title: 'Keeper of the quay' });
});

test('a posting that ends loses its markup, and its page is no longer for search engines', async ({ page, server, request }) => {
  const employer = await anEmployer(server.url, 'weir');
  const { id, version } = await aPosting(employer, 'Keeper of the weir');
  await page.goto(`/jobs/${id}`);
  await expect(page.locator(markup)).toHaveCount(1);
  await employer.api.must('POST', `/jobs/${id}/moves`, { to: 'closed', version, reason: 'filled_here' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeper of the weir');
  await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0);
  await expect(page.locator(markup)).toHaveCount(0);
  const answer = await request.get(`/jobs/${id}`, { headers: { accept: 'text/html' } });
  expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
});
