import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser, confirmEmail } from '#tests/support/api-client.ts';

const PASSWORD = 'trellis-demo';
interface Look {
  readonly language: 'en' | 'ar';
  readonly width: number;
}

const LOOKS: readonly Look[] = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 360 },
];

// An application can be withdrawn for some seconds before the company is told, and jobs are looked for every 2 seconds.
const TOLD = { timeout: 60_000, intervals: [1_000] };

/** How a notice of an interview begins, and the words of the button that leads to the application. */
const INTERVIEW = {
  en: { begins: 'Interview:', action: 'See your application' },
  ar: { begins: 'مقابلة:', action: 'عرض طلبك' },
} as const;

interface InboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
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

async function signInAs(page: Page, email: string, { language, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/login');
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
  await page.reload();
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('input[type=password]').press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
}

/** Opens the panel of the bell by keyboard. Its name begins like that of the bell. */
async function openBell(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .focus();
  await page.keyboard.press('Enter');
  return page.getByRole('region', { name });
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

    await signInAs(page, 'employer@demo.test', { language, width });
    const panel = await openBell(page, words('notifications:nav.bell'));
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await looksRight(page);
    await panel.getByRole('link', { name: words('notifications:bell.all') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('notifications:list.title') })).toBeVisible();
    await looksRight(page);
  });
}

/** A candidate with a confirmed address who has applied. Resolves with what moves the application. */
async function applicant(url: string, email: string) {
  const employer = await ApiUser.signIn(url, 'employer@demo.test', PASSWORD);
  const { items } = await employer.must<{ items: readonly { id: string }[] }>('GET', '/jobs/managed?status=published');
  await ApiUser.signUp(url, email, PASSWORD, 'Applicant');
  await confirmEmail(url, email, PASSWORD);
  const candidate = await ApiUser.signIn(url, email, PASSWORD);
  await candidate.must('POST', '/me/role', { role: 'candidate' });
  const { id } = await candidate.must<{ id: string }>('POST', `/jobs/${items[0]?.id}/applications`, {});
  return {
    move: (stage: string) => employer.must('PATCH', `/applications/${id}`, { stage }),
    /** What was told of the application. The sign-in with another browser is told too. */
    told: async () => (await candidate.must<{ items: readonly object[] }>('GET', '/notifications?group=applications')).items,
  };
}

// The candidate is told when the company can no longer undo the move, and the mail follows a minute later. All wait at the same time.
test('an employer moves an applicant, who finds bell, entry, page and mail, and an undone move tells nothing', async ({
  openBrowser,
  server,
}) => {
  test.setTimeout(480_000);
  const addressIn = (language: string): string => `moved-${language}@example.org`;
  const moved = await Promise.all(LOOKS.map(async (look) => ({ look, ...(await applicant(server.url, addressIn(look.language))) })));
  const undone = await applicant(server.url, 'undone@example.org');
  await undone.move('interview');
  await undone.move('submitted');
  for (const { move } of moved) await move('interview');

  for (const { look, told } of moved) {
    const page = await openBrowser();
    const words = wordsOf(look.language, ['notifications']);
    await signInAs(page, addressIn(look.language), look);
    await expect.poll(told, { timeout: 180_000, intervals: [1_000] }).toHaveLength(1);
    await page.reload();
    const panel = await openBell(page, words('notifications:nav.bell'));
    const { begins } = INTERVIEW[look.language];
    await expect(panel.getByRole('listitem').filter({ hasText: begins })).toHaveCount(1);
    await looksRight(page);
    await panel.getByRole('link', { name: words('notifications:bell.all') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words('notifications:list.title') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: begins })).toHaveCount(1);
    await looksRight(page);
  }
  for (const { look } of moved) {
    const { begins, action } = INTERVIEW[look.language];
    const mails = async () => (await mailsTo(server.url, addressIn(look.language))).filter(({ subject }) => subject.startsWith(begins));
    await expect.poll(mails, { timeout: 180_000, intervals: [1_000] }).toHaveLength(1);
    const [mail] = await mails();
    const page = await openBrowser();
    await page.goto('/dev/inbox');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: addressIn(look.language) })
        .filter({ hasText: begins }),
    ).toHaveCount(1);
    await page.goto(mail?.page ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', look.language);
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', /\/admin\/jobs\/applied\//);
  }
  expect(await undone.told()).toEqual([]);
  expect(await mailsTo(server.url, 'undone@example.org')).toEqual([]);
});

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
