import { expect, test } from '../e2e/support/test.ts';

test.use({ expectedFaults: [/503|Error while mounting app/] });

test("S8-10 an application that cannot start is logged as 'Error while mounting app', says so, and can be tried again", async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error while mounting app'));
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await logged;
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await expect(page.getByText('Interner Serverfehler')).toBeHidden();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
