import type { BrowserContext } from 'playwright';

/** Signs a demo user in, and lets the requests of the dashboard end, so that they do not delay those of the next page. */
export async function signIn(context: BrowserContext, url: string, role: 'candidate' | 'employer' | 'admin'): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(`${role}@demo.test`);
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await page.waitForURL('**/admin/dashboard/**');
  await page.waitForLoadState('networkidle');
  await page.close();
}
