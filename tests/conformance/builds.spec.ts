import { expect, test } from '../e2e/support/test.ts';

test('S2-1 every screen is rendered on the client: the server answers all addresses with the same document', async ({ request }) => {
  const addresses = ['/', '/welcome', '/login', '/privacy-policy', '/admin/jobs/all', '/admin/settings/masters/skills', '/no/such/page'];
  const documents = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  expect(new Set(documents).size).toBe(1);
  // The shell contains the landing page's texts, which are in place before any script. It contains no content of a screen.
  const words = (documents[0] ?? '').replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  expect(/<div id="?root"?>/.test(words)).toBe(true);
  expect(words.match(/privacy policy|welcome back|page not found/i)).toBeNull();
});

test('S7-9 the page of a prerendered route fetches the payload of its build, which the manifest of the build names', async ({ page }) => {
  const fetched = page.waitForResponse(/\/payloads\//);
  await page.goto('/privacy-policy');
  const build = await page.locator('meta[name=build]').getAttribute('content');
  const payload = await fetched;
  expect(new URL(payload.url()).pathname).toBe(`/payloads/privacy-policy/en.${build}.json`);
  expect(payload.status()).toBe(200);
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  const manifest = await (await page.request.get(`/builds/meta/${build}.json`)).json();
  expect(manifest.prerendered).toEqual(['/privacy-policy', '/term-of-service', '/welcome']);
});
