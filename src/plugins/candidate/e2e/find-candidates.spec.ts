import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { press, reach, signInByKeyboard } from '#tests/e2e/support/by-keyboard.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { aFoundCandidate, anEmployerWithPosting } from './a-found-candidate.ts';

const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

async function expectSound(page: Page): Promise<void> {
  // The results of the words before are pale until the new ones are there.
  await settled(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

for (const { language, viewport } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });

    test('an employer finds, opens and invites a candidate by keyboard alone', async ({ page, server }) => {
      const words = wordsOf(language, ['candidate']);
      // A word that no other profile has.
      const craft = `Lockfitter${language}`;
      const name = `Robin ${language}`;
      const employer = await anEmployerWithPosting(server.url, `Canal ${language}`, 'Lock keeper');
      await aFoundCandidate(server.url, name, craft);
      await signInByKeyboard(page, employer, language);

      await page.goto('/admin/candidates');
      const field = page.getByLabel(words('candidate:candidates.search.what'), { exact: true });
      await reach(page, field);
      await page.keyboard.insertText(craft);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=Lockfitter/);
      const found = page.getByRole('list', { name: words('candidate:candidates.search.results') });
      await expect(found.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(1);
      await expectSound(page);

      await press(page, found.getByRole('link', { name }));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(words('candidate:candidates.profile.notShown'))).toBeVisible();
      await expectSound(page);

      await press(page, page.getByRole('button', { name: words('candidate:candidates.invite.open') }));
      const dialog = page.getByRole('dialog');
      await reach(page, dialog.getByRole('textbox'));
      await page.keyboard.insertText('We look for you.');
      await expectSound(page);
      await press(page, dialog.getByRole('button', { name: words('candidate:candidates.invite.action') }));
      const sent = page.getByRole('list', { name: words('candidate:candidates.invite.sent') });
      await expect(sent.getByText('Lock keeper')).toBeVisible();
      await expect(sent.getByText(words('candidate:candidates.invite.state.open'))).toBeVisible();

      await page.goBack();
      await expect(found.getByRole('link', { name })).toBeVisible();
      await expect(field).toHaveValue(craft);
    });
  });
}
