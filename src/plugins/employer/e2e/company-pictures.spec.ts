import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

async function signIn(page: Page, email: string, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('trellis-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

async function checkLook(page: Page): Promise<void> {
  await settled(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** The picture is loaded, so the server has it. */
async function expectShown(picture: Locator): Promise<void> {
  // The page may make the row anew while it loads.
  await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

for (const language of ['en', 'ar']) {
  test(`an employer adds a logo and a cover, which everybody sees, in ${language}`, { tag: language === 'en' ? '@smoke' : [] }, async ({
    page,
    openBrowser,
  }) => {
    const words = wordsOf(language, ['employer']);
    await page.setViewportSize(WIDE);
    await signIn(page, 'employer@demo.test', language);
    // Any picture that is large enough for a cover.
    const picture = { mimeType: 'image/png', buffer: await page.screenshot() };
    await page.setViewportSize(PHONE);
    await page.goto('/admin/profile/employer/2');
    for (const [label, name] of [
      ['employer:form.logo', 'logo.png'],
      ['employer:form.cover', 'cover.png'],
    ] as const) {
      const field = page.getByRole('group', { name: words(label) });
      await field.locator('input[type=file]').setInputFiles({ ...picture, name });
      if (name === 'cover.png') await page.getByRole('button', { name: words('core:crop.use') }).click();
      // To replace it and to remove it. No row is left that shows the way of the file.
      await expect(field.getByRole('button')).toHaveCount(2);
      await expect(field.getByRole('listitem')).toHaveCount(0);
    }
    await checkLook(page);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('main').locator('button[type=submit]').click();
    expect((await saved).status()).toBe(200);

    await page.goto('/admin/companies/view');
    await expectShown(page.locator('main img[width="1600"]'));
    await expectShown(page.locator('main .avatar__logo').first());
    await checkLook(page);

    const visitor = await openBrowser();
    await visitor.setViewportSize(PHONE);
    await visitor.goto('/jobs?q=Demo%20Company');
    const row = visitor
      .getByRole('listitem')
      .filter({ has: visitor.locator('.avatar__logo') })
      .first();
    await expectShown(row.locator('.avatar__logo'));
    await row.getByRole('link').first().click();
    await expectShown(visitor.locator('main .avatar__logo').first());
    await checkLook(visitor);
  });
}
