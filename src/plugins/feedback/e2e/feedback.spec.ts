import { expect, test } from '#tests/e2e/support/test.ts';

const WORDS = 'Show the way to work on a map.';

test.use({ serverEnv: { RATE_LIMITS: 'on' }, expectedFaults: [/429 \(Too Many Requests\)|POST \/feedback failed/] });

test('feedback is sent by keyboard alone from the page it is about; the sixth within an hour waits, and its text is kept', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Give feedback' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Give feedback' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Idea/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'What does not work?' })).toBeFocused();
  await page.keyboard.type(WORDS);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@example.org');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'It is about the page /' })).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '1 Very bad' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 Bad' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest('**/api/feedback');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    kind: 'problem',
    text: WORDS,
    rating: 2,
    email: 'ann@example.org',
    page: '/',
    language: 'en',
    homepage: '',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeFocused();

  for (let count = 2; count <= 5; count += 1) {
    const answer = await page.request.post('/api/feedback', { data: { kind: 'idea', text: WORDS, language: 'en', homepage: '' } });
    expect(answer.status()).toBe(201);
  }
  await page.getByRole('button', { name: 'Send another' }).click();
  await page.getByRole('textbox', { name: 'What would help?' }).fill(WORDS);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    /You have sent 5 messages within an hour.*You can send the next one in \d+ minutes?\./,
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What would help?' })).toHaveValue(WORDS);
});
