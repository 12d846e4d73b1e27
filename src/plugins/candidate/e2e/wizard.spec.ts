import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';
import { WizardFiller } from './wizard-filler.ts';

const PASSWORD = 'a-long-enough-one';
/** The most clicks and typed fields from the first step to the end. */
const MOST_ACTIONS = 40;

// A save over a newer version is refused, and the browser logs it.
test.use({ expectedFaults: [/409|ApiError/] });

const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { language: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

async function newCandidate(url: string, email: string): Promise<void> {
  const api = await ApiUser.signUp(url, email, PASSWORD, 'Robin');
  await api.must('POST', '/me/role', { role: 'candidate' });
}

async function signIn(page: Page, email: string, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

interface OwnAnswer {
  readonly sections: Readonly<Record<string, { readonly value: object; readonly version: number; readonly isSkipped: boolean }>>;
}

async function storedProfile(url: string, email: string): Promise<OwnAnswer['sections']> {
  const api = await ApiUser.signIn(url, email, PASSWORD);
  return (await api.must<OwnAnswer>('GET', '/candidates/me')).sections;
}

for (const { language, ...look } of LOOKS) {
  test.describe(`in ${language} at ${look.viewport.width} px`, () => {
    test.use(look);
    const words = wordsOf(language, ['candidate', 'jobs']);

    test('the profile is finished with the needed steps only', { tag: language === 'en' ? '@smoke' : [] }, async ({ page, server }) => {
      const email = `needed-${language}@wizard.test`;
      await newCandidate(server.url, email);
      await signIn(page, email, language);
      await page.goto('/admin/profile/candidate/1');
      const filler = new WizardFiller(page, words, language);
      await filler.neededSteps();
      for (const step of [4, 5, 6, 7, 8, 9]) {
        await filler.on(step);
        await filler.press('core:wizard.skip');
      }
      await filler.finish();
      expect(filler.actions).toBeLessThan(MOST_ACTIONS);
      const { review, skills } = await storedProfile(server.url, email);
      expect(review?.value).toMatchObject({ isConfirmed: true, visibility: 'applied' });
      expect(skills?.isSkipped).toBe(true);
    });

    test('the profile is filled in completely, begun on one device and finished on another', async ({ openBrowser, server }) => {
      const email = `complete-${language}@wizard.test`;
      await newCandidate(server.url, email);
      const first = await openBrowser();
      await first.setViewportSize(look.viewport);
      await signIn(first, email, language);
      await first.goto('/admin/profile/candidate/1');
      const before = new WizardFiller(first, words, language);
      await before.neededSteps();
      await before.careerSteps();
      await before.on(6);
      await first.getByRole('combobox', { name: words('candidate:skills.name'), exact: true }).fill('Planing');
      await first.getByRole('option', { name: words('core:picker.asTyped') }).click();
      await expect(first.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
      // The first device is gone without a sign-out.
      await first.context().close();

      const second = await openBrowser();
      await second.setViewportSize(look.viewport);
      await signIn(second, email, language);
      await second.goto('/admin/profile/candidate/6');
      await expect(second.getByRole('group', { name: 'Planing' })).toBeVisible();
      const after = new WizardFiller(second, words, language);
      await after.abilitySteps();
      await after.finish();
      const sections = await storedProfile(server.url, email);
      expect(sections).toMatchObject({
        basics: { value: { headline: 'Welder' } },
        experience: { value: { items: [{ company: 'IJssel Steel' }] } },
        skills: { value: { items: [{ name: 'Planing' }, { name: 'Arc welding' }, { name: 'Grinding' }, { name: 'Reading plans' }] } },
        languages: { value: { items: [{ code: 'nl', level: 'native' }] } },
        review: { value: { isConfirmed: true } },
      });
    });

    test('two tabs on one step show both versions, and the user chooses', async ({ page, context, server }) => {
      const email = `tabs-${language}@wizard.test`;
      await newCandidate(server.url, email);
      await signIn(page, email, language);
      const other = await context.newPage();
      const headline = (tab: Page) => tab.getByLabel(words('candidate:basics.headline'), { exact: true });
      for (const tab of [page, other]) {
        await tab.goto('/admin/profile/candidate/1');
        await expect(headline(tab)).toHaveValue('');
      }
      const saved = (tab: Page) => expect(tab.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
      await headline(page).fill('Welder');
      await saved(page);
      await headline(other).fill('Fitter');
      const conflict = other.getByRole('region', { name: words('candidate:conflict.other') });
      await expect(conflict.getByText('Welder')).toBeVisible();
      await expect(headline(other)).toHaveValue('Fitter');
      expect(await accessibilityFindings(other, 'main')).toEqual([]);
      await other.getByRole('button', { name: words('candidate:conflict.keep') }).click();
      await saved(other);
      expect((await storedProfile(server.url, email)).basics?.value).toMatchObject({ headline: 'Fitter' });
    });
  });
}
