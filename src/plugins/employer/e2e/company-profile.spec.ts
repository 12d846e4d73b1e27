import { looksGood } from '#tests/e2e/support/looks-good.ts';
import { pick } from '#tests/e2e/support/pick.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const CHOICES = {
  en: { industries: ['Construction', 'Manufacturing'], benefit: 'Company pension', type: 'Cooperative', language: 'Dutch' },
  ar: { industries: ['البناء والتشييد', 'الصناعة التحويلية'], benefit: 'معاش تقاعدي من الشركة', type: 'تعاونية', language: 'الهولندية' },
} as const;

for (const language of ['en', 'ar'] as const) {
  test(`an employer completes the profile of the company on a phone, and a visitor reads it, in ${language}`, async ({
    page,
    openBrowser,
    server,
  }) => {
    const words = wordsOf(language, ['employer']);
    const { industries, benefit, type, language: spoken } = CHOICES[language];
    const [email, password] = [`profile.${language}@example.test`, 'a long password'];
    const employer = await ApiUser.signUp(server.url, email, password, 'Robin');
    await employer.must('POST', '/me/role', { role: 'employer' });
    const { id } = await employer.must<{ id: string }>('POST', '/companies', { name: `Dry Dock ${language}`, country: 'PT' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\//);
    await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);

    await page.goto('/admin/profile/employer/2');
    const field = (key: string) => page.getByLabel(words(`employer:form.${key}`), { exact: true });
    for (const industry of industries) await pick(field('industries'), industry);
    await pick(field('type'), type);
    await pick(field('benefits'), benefit);
    await pick(field('languages'), spoken);
    await page.getByRole('button', { name: words('employer:form.addPlace') }).click();
    await field('city').fill('Porto');
    await field('street').fill('Rua Nova 1');
    await field('postalCode').fill('4000-001');
    await field('placeLabel').fill('Yard');
    await field('equalOpportunity').fill('Names are hidden.');
    await looksGood(page, language);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('main').locator('button[type=submit]').click();
    expect((await saved).status()).toBe(200);

    const visitor = await openBrowser();
    await visitor.setViewportSize({ width: 390, height: 844 });
    await visitor.goto(`/companies/${id}`);
    await visitor.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
    await visitor.reload();
    for (const text of [...industries, type, benefit, spoken, 'Yard', 'Names are hidden.']) {
      await expect(visitor.getByText(text, { exact: true })).toBeVisible();
    }
    const places = visitor.getByRole('region', { name: words('employer:company.places') });
    await expect(places.getByRole('listitem')).toContainText('4000-001 Porto');
    await looksGood(visitor, language);
  });
}
