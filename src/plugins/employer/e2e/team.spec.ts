import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { signInAs } from '#tests/e2e/support/enter.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { isolated, wordsOf } from '#tests/e2e/support/words.ts';
import { anEmployer } from './an-employer.ts';

async function checkLook(page: Page): Promise<void> {
  await settled(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
]) {
  test(`an owner invites somebody by a link, who joins and reads the team, in ${language} at ${width} px`, async ({
    page,
    openBrowser,
    server,
  }) => {
    const words = wordsOf(language, ['employer']);
    const [owner, invited] = [`owner-${language}@team.test`, `invited-${language}@team.test`];
    const api = await anEmployer(server.url, owner, 'Ada');
    const { id } = await api.must<{ id: string }>('POST', '/companies', { name: `Quay works ${language}` });
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, { email: owner, language });
    await page.goto(`/admin/companies/view?id=${id}`);
    const team = page.getByRole('region', { name: words('employer:team.title'), exact: true });
    await team.getByRole('textbox', { name: words('employer:team.invite.email') }).fill(invited);
    await team.getByRole('button', { name: words('employer:team.invite.action'), exact: true }).click();
    const link = await team.getByText(/#invitation=/).textContent();
    await checkLook(page);

    const other = await openBrowser();
    await other.setViewportSize({ width, height: 844 });
    await other.goto(link ?? '');
    await expect(other.getByText('You were invited to a company')).toBeVisible();
    await anEmployer(server.url, invited, 'Bo');
    await signInAs(other, { email: invited, language });
    await other.goto(link ?? '');
    await other
      .getByRole('button', { name: words('employer:invited.accept', { company: isolated(`Quay works ${language}`, language) }) })
      .click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Quay works ${language}`);
    const list = other.getByRole('list', { name: words('employer:team.members') });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(other.getByRole('link', { name: words('employer:company.edit'), exact: true })).toHaveCount(0);
    await checkLook(other);

    await page.reload();
    await page.getByRole('button', { name: words('employer:team.actions', { person: isolated('Bo', language) }) }).click();
    await page.getByRole('menuitem', { name: words('employer:team.makeOwner') }).click();
    await expect(page.getByText(words('employer:companyEvents.became-owner', { person: isolated('Bo', language) }))).toBeVisible();
    await other.reload();
    await expect(other.getByRole('link', { name: words('employer:company.edit'), exact: true })).toBeVisible();
  });
}

test('an employer is told of the company that exists, asks to join it, and an owner accepts', async ({ page, openBrowser, server }) => {
  const api = await anEmployer(server.url, 'first@double.test', 'Cy');
  const { id } = await api.must<{ id: string }>('POST', '/companies', { name: 'Anchor & Sons Ltd' });
  await anEmployer(server.url, 'second@double.test', 'Di');
  await signInAs(page, { email: 'second@double.test' });
  await page.goto('/admin/companies/form');
  await page.getByLabel('Company name').fill('Anchor and Sons');
  await page.keyboard.press('Tab');
  const similar = page.getByRole('region', { name: 'There is a company of this name. Is it yours?' });
  await similar.getByRole('button', { name: 'Ask to join' }).click();
  await page.getByRole('textbox', { name: /^Message/ }).fill('I lead the yard.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('You have asked to join Anchor & Sons Ltd', { exact: true })).toBeVisible();
  await checkLook(page);

  const owner = await openBrowser();
  await signInAs(owner, { email: 'first@double.test' });
  await owner.goto(`/admin/companies/view?id=${id}`);
  await expect(owner.getByText('I lead the yard.')).toBeVisible();
  await owner.getByRole('button', { name: 'Accept as recruiter' }).click();
  await expect(owner.getByText('Di joined as recruiter')).toBeVisible();
  await page.goto('/admin/profile/employer');
  await expect(page.getByRole('link', { name: 'Anchor & Sons Ltd' })).toBeVisible();
});
