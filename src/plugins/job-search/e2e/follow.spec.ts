import { fillSignInByKeyboard, press } from '#tests/e2e/support/by-keyboard.ts';
import { PASSWORD } from '#tests/e2e/support/enter.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';

for (const language of ['en', 'ar']) {
  test(`in ${language} on a phone and by keyboard, a visitor goes from a posting to its company and its jobs, follows it, and signs in`, async ({
    page,
    server,
  }) => {
    const words = wordsOf(language, ['job-search']);
    const employer = await anEmployer(server.url, `ferry-${language}`);
    const { id } = await aPosting(employer, `Captain of the ferry ${language}`);
    await aPosting(employer, `Cook of the ferry ${language}`);
    const follower = { email: `follower-${language}@follow.test`, password: PASSWORD };
    const api = await ApiUser.signUp(server.url, follower.email, PASSWORD, 'Robin');
    await api.must('POST', '/me/role', { role: 'candidate' });
    const followed = async (): Promise<number> => (await api.must<{ items: unknown[] }>('GET', '/jobs/searches')).items.length;

    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
    await page.goto(`/jobs/${id}`);
    await press(page, page.locator('main a[href^="/companies/"]').first());
    await expect(page).toHaveURL(/\/companies\/[0-9a-f-]{36}$/);
    await expect(page.locator('main').getByRole('link', { name: `Cook of the ferry ${language}`, exact: true })).toBeVisible();
    expect(JSON.parse((await page.locator('head script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
      '@type': 'Organization',
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false);
    const address = page.url();
    await press(page, page.getByRole('link', { name: words('job-search:follow.follow'), exact: true }));
    await page.waitForURL('**/signup?next=**');
    await press(page, page.locator('main a[href^="/login?next="]'));
    await page.waitForURL('**/login?next=**');
    await fillSignInByKeyboard(page, follower, language);

    const following = page.getByRole('button', { name: words('job-search:follow.followed'), exact: true });
    await expect(following).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(address);
    expect(await followed()).toBe(1);
    await press(page, following);
    await expect(page.getByRole('button', { name: words('job-search:follow.follow'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect.poll(followed).toBe(0);
  });
}
