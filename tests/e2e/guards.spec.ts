import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PAGE = '/admin/jobs/employer/form';

/** Records the scripts and style sheets that a page requests. */
function watchAssets(page: Page): Set<string> {
  const assets = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) assets.add(pathname);
  });
  return assets;
}

/** The scripts that contain a text of the page. */
async function chunksWith(page: Page, assets: ReadonlySet<string>, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const asset of assets) {
    const answer = await page.request.get(asset);
    if ((await answer.text()).includes(text)) found.push(asset);
  }
  return found;
}

async function signIn(page: Page, who: 'candidate' | 'employer'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(`/admin/dashboard/dashboard-${who}`);
  await page.waitForLoadState('networkidle');
}

test('a guard that refuses a page also keeps its code from loading', { tag: '@smoke' }, async ({ openBrowser }) => {
  const employer = await openBrowser();
  await signIn(employer, 'employer');
  const opened = watchAssets(employer);
  await employer.getByRole('link', { name: 'Post a job' }).first().click();
  await expect(employer.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible();
  await employer.waitForLoadState('networkidle');
  const ownChunks = await chunksWith(employer, opened, 'form.jobTitleHelp');
  expect(ownChunks.length, 'the page has a chunk of its own').toBeGreaterThan(0);

  const candidate = await openBrowser();
  await signIn(candidate, 'candidate');
  const refused = watchAssets(candidate);
  await candidate.goto(PAGE);
  await expect(candidate.getByText('403')).toBeVisible();
  await candidate.waitForLoadState('networkidle');

  const visitor = await openBrowser();
  const redirected = watchAssets(visitor);
  await visitor.goto(PAGE);
  await expect(visitor).toHaveURL(/\/login\?next=/);
  await visitor.waitForLoadState('networkidle');

  for (const chunk of ownChunks) {
    expect(refused, 'asked for by a candidate').not.toContain(chunk);
    expect(redirected, 'asked for by a visitor').not.toContain(chunk);
  }
});
