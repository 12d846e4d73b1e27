import type { Locator } from '@playwright/test';
import { press } from '#tests/e2e/support/by-keyboard.ts';
import { PASSWORD, signInAs } from '#tests/e2e/support/enter.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { test } from '#tests/e2e/support/test-with-dns.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

for (const language of ['en', 'ar']) {
  test(`an owner sets the DNS record of the company and checks it until it is found, by keyboard and on a phone, in ${language}`, async ({
    page,
    openBrowser,
    server,
    dns,
  }) => {
    const words = wordsOf(language, ['company-verification']);
    const text = (key: string): string => words(`company-verification:${key}`, { date: '', time: '' }).trim();
    // The texts of answers end with the time in brackets.
    const said = (answer: string): Locator =>
      own.getByRole('status').filter({ hasText: text(`dns.answer.${answer}`).replace(/ \(.*/, '') });
    const domain = `quay-${language}.com`;
    const email = `dns-${language}@verification.test`;
    const api = await ApiUser.signUp(server.url, email, PASSWORD, 'Ada');
    await api.must('POST', '/me/role', { role: 'employer' });
    const company = { name: `Quay by DNS ${language}`, website: `https://www.${domain}/about` };
    const { id } = await api.must<{ id: string }>('POST', '/companies', company);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, { email, language });
    await page.goto(`/admin/companies/form?id=${id}`);
    await settled(page);
    const own = page.getByRole('region', { name: text('title'), exact: true });
    await press(page, own.getByRole('button', { name: text('dns.ask') }));
    const name = `_trellis.${domain}`;
    await expect(own.getByText(name, { exact: true })).toBeVisible();
    const value = (await own.getByText(/^trellis-verification=/).textContent()) ?? '';

    const check = own.getByRole('button', { name: text('dns.check') });
    await press(page, check);
    await expect(said('absent')).toBeVisible();
    dns.names.set(name, ['v=spf1 -all', 'trellis-verification=of-another-company']);
    await press(page, check);
    await expect(said('another-value')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    dns.names.set(name, ['v=spf1 -all', value]);
    await press(page, check);
    await expect(said('found')).toBeVisible();
    await expect(own.getByText(text('state.verified.dns'))).toBeVisible();
    // The record stays on the page: it is looked up again.
    await expect(own.getByText(value, { exact: true })).toBeVisible();

    const visitor = await openBrowser();
    await visitor.goto(`/companies/${id}`);
    await expect(visitor.locator('main .verified')).toBeVisible();
  });
}
