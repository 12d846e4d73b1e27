import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { isolated, wordsOf } from '#tests/e2e/support/words.ts';
import { messageTo } from '#tests/support/messages.ts';
import { anEmployer } from './an-employer.ts';

const DESCRIPTION = 'You keep the pumps of the old town in order, with two technicians, and you answer for what you sign. '
  .repeat(2)
  .trim();

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
]) {
  test(`an invited newcomer signs up by the link, joins the company in the first step and posts a job, in ${language} at ${width} px`, async ({
    page,
    openBrowser,
    server,
  }) => {
    const words = wordsOf(language, ['employer', 'identity', 'account', 'jobs']);
    const email = `newcomer-${language}@invited.test`;
    const company = `Weir works ${language}`;
    const owner = await anEmployer(server.url, `owner-${language}@invited.test`, 'Ada');
    const { id } = await owner.must<{ id: string }>('POST', '/companies', { name: company, country: 'NL' });
    const { token } = await owner.must<{ token: string }>('POST', `/companies/${id}/invitations`, { email, role: 'recruiter' });

    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
    await page.goto(`/admin/profile/company/1#invitation=${token}`);
    await expect(page.getByText(words('employer:step.invitedText'))).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: words('core:layout.signUp'), exact: true }).click();
    await page.getByLabel(words('identity:signUp.name'), { exact: true }).fill('Noa');
    await page.getByLabel(words('identity:signUp.email'), { exact: true }).fill(email);
    await page.getByLabel(words('identity:signUp.password'), { exact: true }).fill('a-long-enough-one');
    await main.getByRole('button', { name: words('identity:signUp.submit') }).click();
    await expect(page).toHaveURL(/\/email-verify/);
    const { link = '' } = await messageTo(server.url, email, ({ mode }) => mode === 'verifyEmail');
    await (await openBrowser()).goto(link);
    await expect(page).toHaveURL(/\/signup-verify-otp/);
    await main.getByRole('link', { name: words('identity:phone.later') }).click();
    await expect(page).toHaveURL(/\/choose-role/);
    await main.getByText(words('account:chooseRole.employer'), { exact: true }).click();
    await main.getByRole('button', { name: words('account:chooseRole.submit') }).click();

    const join = main.getByRole('button', { name: words('employer:invited.accept', { company: isolated(company, language) }) });
    await expect(join).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await join.click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await expect(main.getByRole('list', { name: words('employer:team.members') }).getByRole('listitem')).toHaveCount(2);

    await page.goto('/admin/jobs/employer/form');
    await expect(page.getByLabel(words('jobs:form.currency'), { exact: true })).not.toHaveValue('');
    const fields = { jobTitle: 'Pump engineer', description: DESCRIPTION, location: 'Kampen', payMin: '48000', payMax: '60000' };
    for (const [field, typed] of Object.entries(fields)) await page.getByLabel(words(`jobs:form.${field}`), { exact: true }).fill(typed);
    await main.getByRole('button', { name: words('jobs:form.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();

    const visitor = await openBrowser();
    await visitor.goto(`/companies/${id}`);
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Pump engineer', exact: true })).toBeVisible();
  });
}
