import type { Page } from '@playwright/test';
import { signInByKeyboard } from '../support/by-keyboard.ts';
import { looksGood } from '../support/looks-good.ts';
import { expect } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { aSeeker } from './seeking-world.ts';
import { inEachLook, test } from './walk.ts';

inEachLook(({ language, width }) => {
  const words = wordsOf(language, ['dashboard', 'jobs', 'job-search', 'applications', 'candidate']);

  test('a candidate finds, saves and applies, and follows the applications', async ({ page, server, acts }) => {
    const { candidate, wanted, closed, offered } = await aSeeker(server.url, `${language}${width}`);
    await signInByKeyboard(page, candidate, language);
    await looksGood(page, language);
    acts.restart();

    await follow(page, words('job-search:nav.search'));
    await page.getByLabel(words('job-search:search.what'), { exact: true }).fill(wanted.title);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: wanted.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: wanted.title })).toBeVisible();
    await looksGood(page, language);
    await page
      .getByRole('button', { name: words('job-search:saved.save'), exact: true })
      .first()
      .click();
    if (width === 390) await page.getByRole('button', { name: words('applications:apply.start'), exact: true }).click();
    await page.getByRole('textbox', { name: words('applications:apply.message') }).fill('I steered the ferry of Kampen for six years.');
    await page.getByRole('button', { name: words('applications:apply.submit'), exact: true }).click();
    await page.getByRole('link', { name: words('applications:apply.open') }).click();
    await expect(page.getByRole('list', { name: words('applications:application.history') })).toBeVisible();
    await looksGood(page, language);
    acts.hasAtMost('a search to a sent application', width === 390 ? 9 : 8);

    await follow(page, words('job-search:nav.saved'));
    await expect(page.getByRole('heading', { level: 1, name: words('job-search:saved.title') })).toBeVisible();
    const saved = page.locator('[data-saved=posting]').filter({ hasText: wanted.title });
    await expect(saved).toContainText(/€|EUR/);
    await expect(saved).toContainText(words('applications:mark.applied', { date: '' }).trim());
    await looksGood(page, language);

    await follow(page, words('applications:nav.applied'));
    await expect(page.getByRole('heading', { level: 1, name: words('applications:applied.title') })).toBeVisible();
    const answered = page
      .getByRole('list', { name: words('applications:applied.title') })
      .getByRole('listitem')
      .filter({ hasText: closed.title });
    await expect(async () => {
      await page.reload();
      await answered.first().waitFor();
      expect(await answered.first().textContent()).toContain(words('applications:stage.closed_unfilled'));
    }).toPass();
    await looksGood(page, language);
    await page.getByRole('link', { name: closed.title }).first().click();
    const similar = page.getByRole('region', { name: words('job-search:posting.similar') });
    await expect(similar).toBeVisible();
    await looksGood(page, language);
    await similar.getByRole('link', { name: offered.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: offered.title })).toBeVisible();
    await expect(page.getByText('Come aboard.')).toBeVisible();
    await looksGood(page, language);
  });
});

/** Follows a link of the navigation. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).first().click();
}
