import { press, reachItem } from '#tests/e2e/support/by-keyboard.ts';
import { PASSWORD, signInAs } from '#tests/e2e/support/enter.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { isolated, wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';
import { anEmployer } from './an-employer.ts';

// Leaving is refused at first.
test.use({ expectedFaults: [/409|ApiError/] });

for (const language of ['en', 'ar']) {
  test(`the last owner leaves after another member is an owner, by keyboard and on a phone, in ${language}`, async ({
    page,
    openBrowser,
    server,
  }) => {
    const words = wordsOf(language, ['employer']);
    const text = (key: string, values?: Record<string, string>): string => words(`employer:${key}`, values);
    const [ada, bo] = [`ada-${language}@last-owner.test`, `bo-${language}@last-owner.test`];
    const owner = await anEmployer(server.url, ada, 'Ada');
    const { id } = await owner.must<{ id: string }>('POST', '/companies', { name: `Pier ${language}` });
    const { token } = await owner.must<{ token: string }>('POST', `/companies/${id}/invitations`, { email: bo, role: 'recruiter' });
    await anEmployer(server.url, bo, 'Bo');
    // A token from before the confirmation does not tell of it.
    await (await ApiUser.signIn(server.url, bo, PASSWORD)).must('POST', '/company-invitations/acceptance', { token });

    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, { email: ada, language });
    await page.goto(`/admin/companies/view?id=${id}`);
    await settled(page);
    const choose = async (person: string, action: string): Promise<void> => {
      await press(page, page.getByRole('button', { name: text('team.actions', { person: isolated(person, language) }) }));
      await reachItem(page, page.getByRole('menuitem', { name: text(action) }));
      await page.keyboard.press('Enter');
    };
    const leave = async (): Promise<void> => {
      await choose('Ada', 'team.leave');
      await press(page, page.getByRole('dialog').getByRole('button', { name: text('team.leave') }));
    };
    await leave();
    await expect(page.getByText(text('errors.last-owner')).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await choose('Bo', 'team.makeOwner');
    await expect(page.getByText(text('companyEvents.became-owner', { person: isolated('Bo', language) }))).toBeVisible();
    await leave();
    await expect(page.getByText(text('team.left'))).toBeVisible();
    await expect(page.getByRole('list', { name: text('team.members') })).toHaveCount(0);
    await expect(page.getByRole('link', { name: text('company.edit'), exact: true })).toHaveCount(0);

    const other = await openBrowser();
    await signInAs(other, { email: bo, language });
    await other.goto(`/admin/companies/view?id=${id}`);
    const members = other.getByRole('list', { name: text('team.members') }).getByRole('listitem');
    await expect(members).toHaveCount(1);
    await expect(members).toContainText(text('team.role.owner'));
    await expect(other.getByRole('link', { name: text('company.edit'), exact: true })).toBeVisible();
  });
}
