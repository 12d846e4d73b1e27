import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { pdfOf } from '#tests/e2e/support/pdf.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';
const UPLOADS = '**/api/files?*';

const WORDS = {
  en: { group: 'CVs', add: 'Add files', cancel: 'Cancel', again: 'Try again', replace: 'Replace', remove: 'Remove', view: 'View' },
  ar: {
    group: 'السير الذاتية',
    add: 'أضف ملفات',
    cancel: 'إلغاء',
    again: 'أعد المحاولة',
    replace: 'استبدال',
    remove: 'إزالة',
    view: 'عرض',
  },
};
type Language = keyof typeof WORDS;

/** How the user presses a button. */
const HANDS = {
  touch: (button: Locator): Promise<void> => button.tap(),
  keyboard: async (button: Locator): Promise<void> => {
    await button.focus();
    await button.press('Enter');
  },
};
type Hand = keyof typeof HANDS;

/** A phone with a candidate who is signed in. */
async function aPhone(browser: Browser, url: string, language: Language): Promise<BrowserContext> {
  const email = `${crypto.randomUUID()}@files.test`;
  const user = await ApiUser.signUp(url, email, PASSWORD, 'Robin');
  await user.must('POST', '/me/role', { role: 'candidate' });
  const context = await browser.newContext({ baseURL: url, locale: language, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('input[type=password]').press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  return context;
}

async function choose(page: Page, press: () => Promise<void>, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles({ name, mimeType: 'application/pdf', buffer });
}

for (const language of ['en', 'ar'] as const) {
  for (const hand of ['touch', 'keyboard'] as const satisfies readonly Hand[]) {
    test.describe(`in ${language} by ${hand}`, () => {
      test.use({ expectedFaults: [/503|Failed to load resource|POST \/files failed/] });

      test('a CV is attached, watched, cancelled, sent again, replaced and removed at 390 px', async ({ browser, server, faults }) => {
        const words = WORDS[language];
        const press = HANDS[hand];
        const context = await aPhone(browser, server.url, language);
        await faults.watch(context);
        const [page] = context.pages();
        if (page === undefined) throw new Error('The phone has no page');
        const content = pdfOf('ABC', [0x41, 0x42, 0x43]);
        await page.goto('/admin/profile/candidate/9');
        const field = page.getByRole('group', { name: words.group });
        const add = field.getByRole('button', { name: words.add });
        // Names of files are isolated in sentences of the other direction.
        const button = (word: string, file: string): Locator => field.getByRole('button', { name: new RegExp(`^${word}.*${file}`) });

        let release = (): void => undefined;
        await page.route(UPLOADS, async (route) => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          await route.continue();
        });
        await choose(page, () => press(add), 'first.pdf', content);
        await expect(field.getByRole('progressbar')).toBeVisible();
        await press(button(words.cancel, 'first.pdf'));
        await expect(field.getByRole('listitem')).toHaveCount(0);
        release();
        await page.unrouteAll({ behavior: 'wait' });

        const body = JSON.stringify({ code: 'unavailable', message: 'The server is not ready. Try again in a moment.' });
        await page.route(UPLOADS, (route) => route.fulfill({ status: 503, contentType: 'application/json', body }));
        await choose(page, () => press(add), 'second.pdf', content);
        await expect(field.getByRole('alert')).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
        await press(field.getByRole('button', { name: words.again }));
        await expect(button(words.view, 'second.pdf')).toBeVisible();

        await choose(page, () => press(button(words.replace, 'second.pdf')), 'third.pdf', content);
        await expect(button(words.view, 'third.pdf')).toBeVisible();
        await expect(field.getByText('second.pdf')).toBeHidden();
        expect(await accessibilityFindings(page, 'main')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

        await press(button(words.remove, 'third.pdf'));
        await expect(field.getByRole('listitem')).toHaveCount(0);
        await expect(add).toBeFocused();
        await context.close();
      });
    });
  }
}

test('the view of a PDF passes axe, finds words, and has right-to-left text in order', async ({ browser, server, faults }) => {
  const context = await aPhone(browser, server.url, 'en');
  await faults.watch(context);
  const [page] = context.pages();
  if (page === undefined) throw new Error('The phone has no page');
  // PDF keeps a line in the order in which it is seen, so the last letter of a right-to-left line comes first.
  const content = pdfOf(
    'CBA',
    [...'שער'].map((letter) => letter.codePointAt(0) ?? 0),
  );
  await page.goto('/admin/profile/candidate/9');
  const field = page.getByRole('group', { name: 'CVs' });
  await field.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: content });
  await field.getByRole('button', { name: 'View cv.pdf' }).tap();
  const dialog = page.getByRole('dialog', { name: 'cv.pdf' });
  const text = dialog.locator('.textLayer');
  await expect(text).toHaveText('שער');
  await expect(text.locator('[dir=rtl]')).toHaveText('שער');
  await expect(dialog.getByRole('region', { name: 'Page 1 of 1', exact: true })).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search in the document' }).fill('שער');
  await expect(dialog.getByText('Match 1 of 1')).toBeVisible();
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await context.close();
});
