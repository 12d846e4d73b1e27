import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { signInAs } from '#tests/e2e/support/enter.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser, confirmEmail } from '#tests/support/api-client.ts';

const PHONE = { width: 390, height: 844 };

/** Signs in on a phone. */
async function signIn(page: Page, email: string, language: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await signInAs(page, { email, password: 'trellis-demo', language });
}

async function checkLook(page: Page): Promise<void> {
  await settled(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

for (const language of ['en', 'ar']) {
  test(`a company is declined by its papers, sends others and is verified, in ${language}`, async ({ page, openBrowser }) => {
    const name = `Papered ${language}`;
    const words = wordsOf(language, ['employer', 'company-verification']);
    const text = (key: string): string => words(`company-verification:${key}`);
    await signIn(page, 'employer@demo.test', language);
    // Any picture that can be read.
    const paper = { name: 'register.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.goto('/admin/companies/form');
    await page.getByLabel(words('employer:form.name')).fill(name);
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible();
    await page.getByRole('link', { name: words('employer:company.edit') }).click();
    const own = page.getByRole('region', { name: text('title'), exact: true });
    await expect(own.getByText(text('state.none.title'))).toBeVisible();
    const sendPapers = async (): Promise<void> => {
      await own.locator('input[type=file]').setInputFiles(paper);
      // To see it, to replace it, to remove it, and to add another one: it is uploaded.
      await expect(own.getByRole('group', { name: text('papers.files') }).getByRole('button')).toHaveCount(4);
      await own.getByRole('button', { name: text('papers.action') }).click();
      await expect(own.getByRole('group', { name: text('papers.files') }).getByRole('listitem')).toHaveCount(0);
      await expect(own.getByRole('list', { name: text('papers.sent') }).getByRole('listitem')).toHaveCount(1);
    };
    await sendPapers();
    await own.scrollIntoViewIfNeeded();
    await checkLook(page);

    const admin = await openBrowser();
    await signIn(admin, 'admin@demo.test', language);
    await admin.goto('/admin/dashboard');
    await admin.getByRole('link', { name: text('todo.action'), exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await admin.goto('/admin/companies?state=pending');
    const waiting = admin.getByRole('row').filter({ hasText: name });
    await expect(waiting).toContainText(words('employer:managed.waits'));
    await checkLook(admin);
    await waiting.getByRole('link').click();
    await expect(admin.getByRole('heading', { level: 1, name: name })).toBeVisible();
    const decline = async (): Promise<void> => {
      await admin.getByRole('button', { name: text('decide.declined.open') }).click();
      await admin.getByRole('checkbox', { name: text('reasonName.papers-unreadable') }).check();
      await checkLook(admin);
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: text('decide.declined.action') })
        .click();
      await expect(admin.getByText(text('state.declined.title'))).toBeVisible();
    };
    await decline();
    await admin.getByRole('button', { name: words('core:snackbar.undo') }).click();
    await expect(admin.getByRole('button', { name: text('decide.verified.open') })).toBeVisible();
    await admin.getByRole('button', { name: /register\.png/ }).click();
    await expect(admin.getByRole('region', { name: /register\.png/ }).getByRole('img')).toBeVisible();
    await checkLook(admin);
    await decline();

    await page.reload();
    await expect(own.getByText(text('reason.papers-unreadable'))).toBeVisible();
    await sendPapers();
    await admin.reload();
    await admin.getByRole('button', { name: text('decide.verified.open') }).click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: text('decide.verified.action') })
      .click();
    await expect(admin.getByRole('button', { name: text('decide.revoked.open') })).toBeVisible();

    const visitor = await openBrowser();
    await visitor.setViewportSize(PHONE);
    await visitor.goto(`/companies?q=Papered%20${language}`);
    const row = visitor.getByRole('listitem').filter({ hasText: name });
    await expect(row.locator('.verified')).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(visitor.locator('main .verified')).toBeVisible();
    await checkLook(visitor);
  });
}

test.describe('by an address', () => {
  // The first attempt is refused.
  test.use({ expectedFaults: [/409|ApiError/] });

  test('an owner verifies the company by the own address at once, and visitors see it', async ({ page, openBrowser, server }) => {
    const email = 'ada@quay-verified.com';
    const password = 'trellis-demo';
    const owner = await ApiUser.signUp(server.url, email, password, 'Ada');
    await owner.must('POST', '/me/role', { role: 'employer' });
    const { id } = await owner.must<{ id: string }>('POST', '/companies', { name: 'Quay verified' });
    await signIn(page, email, 'en');
    await page.goto(`/admin/companies/form?id=${id}`);
    const own = page.getByRole('region', { name: 'Verification', exact: true });
    await expect(own.getByText(/needs a website with a domain of its own/).first()).toBeVisible();
    await page.getByLabel('Website').fill('www.quay-verified.com');
    await page.getByRole('button', { name: 'Save company' }).click();
    const verify = own.getByRole('button', { name: 'Verify by email address' });
    await verify.click();
    await expect(own.getByText('Confirm the email address of your account first.')).toBeVisible();
    await confirmEmail(server.url, email, password);

    const again = await openBrowser();
    await signIn(again, email, 'en');
    await again.goto(`/admin/companies/form?id=${id}`);
    await again.getByRole('button', { name: 'Verify by email address' }).click();
    await expect(again.getByText(/^Verified by an email address of the website since/)).toBeVisible();
    await checkLook(again);
    const visitor = await openBrowser();
    await visitor.goto(`/companies/${id}`);
    await expect(visitor.getByText('Verified', { exact: true }).first()).toBeVisible();
  });
});
