import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'trellis-demo';
const LOOKS = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 360 },
] as const;

// An application can be withdrawn for some seconds before the company is told, and jobs are looked for every 2 seconds.
const TOLD = { timeout: 60_000, intervals: [1_000] };

interface InboxMail {
  readonly id: string;
  readonly to: string;
  readonly page: string;
}

async function mailsTo(url: string, to: string): Promise<readonly InboxMail[]> {
  const { mails } = await new ApiUser(url).must<{ mails: readonly InboxMail[] }>('GET', '/dev/messages');
  return mails.filter((mail) => mail.to === to);
}

async function looksRight(page: Page): Promise<void> {
  await settled(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

for (const { language, width } of LOOKS) {
  test(`an employer sees a new applicant in the bell and on the page, in ${language} at ${width} px`, async ({ page, server }) => {
    const words = wordsOf(language, ['notifications']);
    const employer = await ApiUser.signIn(server.url, 'employer@demo.test', PASSWORD);
    const { items } = await employer.must<{ items: readonly { id: string }[] }>('GET', '/jobs/managed?status=published');
    const name = `reader-${language}@example.org`;
    const candidate = await ApiUser.signUp(server.url, name, 'a long enough password', 'Reader');
    await candidate.must('POST', '/me/role', { role: 'candidate' });
    await candidate.must('POST', `/jobs/${items[0]?.id}/applications`, {});
    const unread = async () => (await employer.must<{ count: number }>('GET', '/notifications/count')).count;
    await expect.poll(unread, TOLD).toBeGreaterThan(0);

    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
    await page.reload();
    await page.locator('input[type=email]').fill('employer@demo.test');
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('input[type=password]').press('Enter');
    await expect(page).toHaveURL(/\/admin\//);
    const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words('notifications:bell.none')}`) });
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: words('notifications:bell.none') });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await looksRight(page);
    await panel.getByRole('link', { name: words('notifications:bell.all') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('notifications:list.title') })).toBeVisible();
    await looksRight(page);
  });
}

/** Gives feedback as a visitor and answers it. Resolves with the mail of the answer and what answers again. */
async function answeredByMail(url: string, address: string, language: string) {
  const feedback = { kind: 'question', text: 'When do you open?', language, email: address };
  const { id } = await new ApiUser(url).must<{ id: string }>('POST', '/feedback', feedback);
  const admin = await ApiUser.signIn(url, 'admin@demo.test', PASSWORD);
  const answer = () => admin.must('POST', `/feedback/${id}/replies`, { text: 'At nine.\nEvery day.' });
  await answer();
  await expect.poll(() => mailsTo(url, address), TOLD).toHaveLength(1);
  const [mail] = await mailsTo(url, address);
  return { page: mail?.page ?? '', answer };
}

test('a visitor gets the answer to their feedback by mail, and stops such mail by its link', async ({ page, server }) => {
  const words = wordsOf('en', ['notifications']);
  const mail = await answeredByMail(server.url, 'visitor@example.org', 'en');
  await page.goto(mail.page);
  await expect(page.getByText('At nine.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Stop mail of this kind' });
  const target = (await link.getAttribute('href')) ?? '';
  expect(target).toContain('/unsubscribe#');
  await page.goto(target);
  await expect(page.getByRole('heading', { level: 1, name: words('notifications:unsubscribe.title') })).toBeVisible();
  await page.getByRole('button', { name: words('notifications:unsubscribe.stop'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('notifications:unsubscribe.done') })).toBeVisible();
  await looksRight(page);
});

test('a program that opens every link of a mail changes nothing', async ({ page, server }) => {
  const address = 'scanned@example.org';
  const mail = await answeredByMail(server.url, address, 'en');
  const html = await (await page.request.get(mail.page)).text();
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  expect(links.length).toBeGreaterThan(0);
  const token = links.find((link) => link.includes('#'))?.split('#')[1] ?? '';
  for (const link of [...links, `${server.url}/api/unsubscribe/one-click?token=${token}`]) {
    await page.request.get(link);
    await page.request.head(link);
  }
  await mail.answer();
  await expect.poll(() => mailsTo(server.url, address), TOLD).toHaveLength(2);
});

for (const { language } of LOOKS) {
  test(`a mail in ${language} is readable on narrow and wide screens, light and dark`, async ({ page, server }) => {
    const mail = await answeredByMail(server.url, `looked-at-${language}@example.org`, language);
    const html = await (await page.request.get(mail.page)).text();
    for (const width of [320, 640]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      }
    }
  });
}
