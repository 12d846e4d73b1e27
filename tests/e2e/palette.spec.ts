import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

for (const language of ['en', 'ar']) {
  test(`keys that follow Ctrl+K at once reach the palette, although its code has not loaded (${language})`, async ({ page }) => {
    const t = wordsOf(language, ['identity', 'jobs', 'job-search']);
    await page.addInitScript((code) => {
      localStorage.setItem('trellis.language', code);
      // The page loads nothing ahead for users who save data.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }, language);
    await page.goto('/login?next=%2Fadmin%2Fjobs%2Fall');
    await page.getByLabel(t('identity:signIn.email')).fill('candidate@demo.test');
    await page.getByLabel(t('identity:signIn.password'), { exact: true }).fill('trellis-demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/jobs/all');
    await page.waitForLoadState('networkidle');
    let load = (): void => undefined;
    const isWanted = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isWanted;
      await route.fallback();
    });
    const field = page.getByLabel(t('job-search:search.what'), { exact: true });
    await field.focus();
    await page.keyboard.press('Control+k');
    // Without a pause, as by a user who knows the name of the page.
    await page.keyboard.type(`${t('job-search:nav.saved')}x`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: t('palette.label') })).toHaveValue(t('job-search:nav.saved'));
    await expect(field).toHaveValue('');
    load();
    await expect(page).toHaveURL('/admin/jobs/saved');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}
