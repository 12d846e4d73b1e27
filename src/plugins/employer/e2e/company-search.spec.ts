import type { Page } from '@playwright/test';
import { looksGood } from '#tests/e2e/support/looks-good.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const LIST = '/admin/companies';

async function signIn(page: Page, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('candidate@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('trellis-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

for (const language of ['en', 'ar']) {
  test(`a candidate finds companies by words and filters, by keyboard and on a phone, in ${language}`, async ({ page, server }) => {
    const words = wordsOf(language, ['employer']);
    const employer = await ApiUser.signUp(server.url, `quay.${language}@example.test`, 'a long password', 'Robin');
    await employer.must('POST', '/me/role', { role: 'employer' });
    const places = [{ city: 'Porto', country: 'PT' }];
    await employer.must('POST', '/companies', { name: `Quay North ${language}`, tagline: 'We mend harbours.', country: 'PT', places });
    await employer.must('POST', '/companies', {
      name: `Quay South ${language}`,
      tagline: 'We mend bridges.',
      country: 'DE',
      size: '11-50',
    });
    await signIn(page, language);
    const list = page.getByRole('list', { name: words('employer:companies.search.results'), exact: true });
    const rows = list.getByRole('listitem');

    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(LIST);
    // The last word is still being typed.
    await page.getByLabel(words('employer:companies.what'), { exact: true }).fill(`${language} quay men`);
    await expect(rows).toHaveCount(2);
    await looksGood(page, language);
    const sizes = page.getByRole('group', { name: words('employer:form.size') });
    await sizes.getByRole('checkbox').nth(2).focus();
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(1);
    await expect(list).toContainText('We mend bridges.');
    await expect(page).toHaveURL(/size=11-50/);
    await page.goBack();
    await expect(rows).toHaveCount(2);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${LIST}?q=quay+${language}+porto`);
    await expect(rows).toHaveCount(1);
    await looksGood(page, language);
    await page.getByRole('button', { name: words('core:facets.label'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: words('core:facets.label') });
    // With one company found, no choice changes anything, so the groups are closed.
    for (const group of ['company.country', 'form.industry']) {
      await sheet.getByRole('button', { name: words(`employer:${group}`), exact: true }).click();
    }
    await sheet
      .getByRole('group', { name: words('employer:company.country') })
      .getByRole('checkbox')
      .first()
      .click();
    await expect(page).toHaveURL(/country=PT/);
    const label = await sheet.getByText(words('employer:companies.otherIndustry'), { exact: true }).boundingBox();
    expect(label?.width).toBeGreaterThan(20);
    await looksGood(page, language);
    await sheet.getByRole('button', { name: words('employer:companies.search.show', { count: 1 }) }).click();
    await expect(sheet).toBeHidden();
    await rows.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: `Quay North ${language}` })).toBeVisible();
  });
}
