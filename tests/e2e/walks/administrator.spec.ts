import { openRow, press, reach, signInByKeyboard } from '../support/by-keyboard.ts';
import { looksGood } from '../support/looks-good.ts';
import { expect } from '../support/test.ts';
import { isolated, wordsOf } from '../support/words.ts';
import { aReportedPosting } from './reported-world.ts';
import { inEachLook, test } from './walk.ts';

const ADMIN = { email: 'admin@demo.test', password: 'trellis-demo' };

inEachLook(({ language, width }) => {
  const words = wordsOf(language, ['dashboard', 'jobs', 'employer', 'users', 'feedback']);

  test('an administrator suspends the author of a reported posting by keyboard', async ({ page, server, acts }) => {
    const { posting, author, waiting } = await aReportedPosting(server.url, `${language} ${width}`);
    await signInByKeyboard(page, ADMIN, language);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    acts.restart();

    await expect(page.getByRole('heading', { name: words('jobs:reports.todo', { count: 1 }) })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('feedback:nav.waiting', { count: waiting }) })).toBeVisible();
    await looksGood(page, language);
    await press(page, page.getByRole('link', { name: words('jobs:reports.todoAction') }));
    await expect(page.getByRole('heading', { level: 1, name: words('jobs:managed.titleAll') })).toBeVisible();
    await looksGood(page, language);
    await openRow(page, posting.title);
    await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeFocused();
    // It loads after the page, and is one of the stops on the way.
    await expect(page.getByRole('button', { name: words('jobs:managed.actions'), exact: true })).toBeVisible();
    await looksGood(page, language);
    const reports = page.getByRole('region', { name: words('jobs:reports.title', { count: 2 }) });
    await press(page, reports.getByRole('link', { name: author.name, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: author.name })).toBeFocused();
    await looksGood(page, language);
    await press(page, page.getByRole('button', { name: words('users:suspend.action'), exact: true }));
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel(words('users:suspend.reason'), { exact: true });
    await reach(page, reason);
    // "Spam" and "Fraud" are the first two reasons.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(reason).toHaveValue('fraud');
    await looksGood(page, language);
    await press(page, dialog.getByRole('button', { name: words('users:suspend.action'), exact: true }));
    await expect(page.getByText(words('users:suspension.title', { reason: words('users:reason.fraud') }))).toBeVisible();
    acts.hasAtMost('a reported posting to its suspended author', 33);
    await looksGood(page, language);

    // The numbers of the account lead to what the author wrote, and from there back.
    await press(page, page.getByRole('link', { name: words('jobs:userFacts.postings', { count: 1 }), exact: true }));
    await expect(page.getByText(words('jobs:managed.ofAccount'))).toBeVisible();
    await looksGood(page, language);
    await press(page, page.getByRole('link', { name: words('jobs:managed.toAccount'), exact: true }));
    await press(page, page.getByRole('button', { name: words('users:suspension.lift'), exact: true }));
    await expect(page.getByText(words('users:suspension.lifted', { name: isolated(author.name, language) }))).toBeVisible();
    await press(page, page.getByRole('link', { name: words('jobs:userFacts.postings', { count: 1 }), exact: true }));
    await openRow(page, posting.title);
    await press(page, reports.getByRole('button', { name: words('jobs:reports.dismiss'), exact: true }));
    await expect(reports).toBeHidden();
    await looksGood(page, language);
  });
});
