import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../../../../tests/e2e/support/axe.ts';
import { settled } from '../../../../tests/e2e/support/settled.ts';
import { expect, test } from '../../../../tests/e2e/support/test.ts';
import { type Words, wordsOf } from '../../../../tests/e2e/support/words.ts';
import { signIn } from './sign-in.ts';

const SEARCH = '/admin/jobs/all';
const CANDIDATE = { email: 'candidate@demo.test', password: 'trellis-demo' };
const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

async function checkLook(page: Page): Promise<void> {
  await settled(page);
  // A target that is half below the bar would count as small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** The filters beside the list, or in the sheet that this opens. */
async function openFilters(page: Page): Promise<Locator> {
  const open = page.locator('.facets__open');
  await expect(open.or(page.locator('.facets__side'))).toBeVisible();
  if (!(await open.isVisible())) return page.locator('.facets__side');
  await open.click();
  return page.getByRole('dialog');
}

async function check(filters: Locator, name: string): Promise<void> {
  const box = filters.getByRole('checkbox', { name });
  await box.focus();
  await box.press('Space');
  await expect(box).toBeChecked();
}

const titles = (page: Page, t: Words): Locator => page.getByRole('list', { name: t('job-search:search.results') }).getByRole('link');

for (const { language, viewport } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });
    const t = wordsOf(language, ['jobs', 'job-search']);

    test('a misspelled word finds what was meant, and the typed word can be searched', async ({ page }) => {
      await signIn(page, CANDIDATE, language);
      await page.goto(SEARCH);
      const what = page.getByRole('combobox', { name: t('job-search:search.what') });
      await what.focus();
      await page.keyboard.type('warehuose');
      await expect(page).toHaveURL(`${SEARCH}?q=warehuose`);
      await expect(page.locator('.search-head__corrected')).toContainText('warehouse');
      await expect(titles(page, t).filter({ hasText: 'warehouse assistant' })).toBeVisible();
      await expect(what).toHaveValue('warehuose');
      await page.keyboard.press('Escape');
      await checkLook(page);
      await page.locator('.search-head__corrected a').press('Enter');
      await expect(page).toHaveURL(`${SEARCH}?q=warehuose&exact=true`);
      await expect(page.getByText(t('job-search:search.none'))).toBeVisible();
      await checkLook(page);
    });

    test('a word of a description finds its posting and shows the sentence with it', async ({ page }) => {
      await signIn(page, CANDIDATE, language);
      await page.goto(`${SEARCH}?q=rota`);
      await expect(titles(page, t)).toHaveText([/nurse/]);
      const row = page.getByRole('list', { name: t('job-search:search.results') }).getByRole('listitem');
      await expect(row.getByText('A real posting would describe the ward, the rota')).toBeVisible();
      await expect(row.locator('mark')).toHaveText('rota');
      await checkLook(page);
    });

    test('a phrase is read as a filter, what it leaves out is offered, and it can be searched as words', async ({ page }) => {
      await signIn(page, CANDIDATE, language);
      await page.goto(`${SEARCH}?q=remote+nurse`);
      const read = page.locator('.search-head__corrected');
      await expect(read).toContainText(t('jobs:workMode.remote'));
      await expect(page.getByText(t('job-search:search.none'))).toBeVisible();
      await expect(page.getByRole('list', { name: /remote/ }).getByRole('link')).toHaveText([/nurse/]);
      await checkLook(page);
      await read.getByRole('link', { name: t('job-search:finding.readAsWords') }).press('Enter');
      await expect(page).toHaveURL(`${SEARCH}?q=remote%20nurse&asWords=remote`);
      await expect(read).toHaveCount(0);
    });

    test('a search is narrowed to three values, and the browser goes back value by value', async ({ page }) => {
      await signIn(page, CANDIDATE, language);
      await page.goto(`${SEARCH}?q=sample`);
      await expect(titles(page, t)).toHaveCount(3);
      const filters = await openFilters(page);
      await check(filters, t('jobs:workMode.onsite'));
      await check(filters, t('jobs:employmentType.part_time'));
      await expect(page).toHaveURL(`${SEARCH}?q=sample&employmentType=part_time&workMode=onsite`);
      await check(filters, t('jobs:employmentType.temporary'));
      await expect(page).toHaveURL(`${SEARCH}?q=sample&employmentType=part_time%2Ctemporary&workMode=onsite`);
      await checkLook(page);
      if (viewport.width < 1280) {
        await page.getByRole('button', { name: t('job-search:search.show', { count: 2 }) }).press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expect(titles(page, t)).toHaveCount(2);
      await page.goBack();
      await expect(titles(page, t)).toHaveText([/nurse/]);
      await page.goBack();
      await expect(titles(page, t)).toHaveCount(2);
      await page.goBack();
      await expect(titles(page, t)).toHaveCount(3);
      await expect(page).toHaveURL(`${SEARCH}?q=sample`);
      await checkLook(page);
    });

    test('a place is chosen by the keyboard, with a distance and remote jobs', async ({ page }) => {
      await signIn(page, CANDIDATE, language);
      await page.goto(SEARCH);
      const where = page.getByRole('combobox', { name: t('job-search:search.where') });
      const places = page.getByRole('listbox', { name: t('job-search:finding.places') });
      // A new server loads its places in the background.
      await expect(async () => {
        await where.fill('');
        await where.pressSequentially('lond');
        await expect(places.getByRole('option').first()).toContainText(/London|لندن/, { timeout: 3000 });
      }).toPass({ timeout: 60_000 });
      await checkLook(page);
      await where.press('ArrowDown');
      await where.press('Enter');
      await expect(page).toHaveURL(/where=[^&]+&place=2643743(&radius=\d+)?$/);
      const filters = await openFilters(page);
      const distance = filters.getByRole('group', { name: t('job-search:finding.distance') });
      await distance.getByRole('radio').last().press('Space');
      await expect(page).toHaveURL(/radius=\d+/);
      await check(distance, t('job-search:finding.alsoRemote'));
      await expect(page).toHaveURL(/remote=true/);
      // The address has all of it.
      await page.goto(page.url());
      await expect(page.locator('input[name=where]')).toHaveValue(/London|لندن/);
      await expect(page.locator('.search-head__asked')).toContainText(/London|لندن/);
      await checkLook(page);
    });
  });
}
