import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { type Words, wordsOf } from '#tests/e2e/support/words.ts';

const FORM = '/admin/jobs/employer/form';
const PASSWORD = 'trellis-demo';
const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 }, title: 'Keeper of the night lock' },
  { language: 'ar', viewport: { width: 390, height: 844 }, title: 'حارس الهويس الليلي' },
] as const;

const SENTENCE = 'You open and close the lock for the boats of the night, and you keep its log. ';

async function signIn(page: Page, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('employer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

/** Moves the focus with Tab until the element has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element.');
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Chooses an option of a picker by typing the beginning of its name. */
async function choose(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
  await expect(page.getByRole('option').filter({ hasText: text }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

async function checkLook(page: Page, language: string): Promise<void> {
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** The labels that something covers in part, once each has been scrolled to below the sign of the save state. */
function coveredLabels(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sign = document.querySelector('[data-save-state]');
    const labels = [...document.querySelectorAll<HTMLElement>('form .field__label')].filter((label) => label.checkVisibility());
    return labels.flatMap((label) => {
      label.scrollIntoView({ block: 'start', behavior: 'instant' });
      // Then a little further, as a user scrolls: the label is under the sign, or it is not.
      window.scrollBy({ top: label.getBoundingClientRect().top - (sign?.getBoundingClientRect().top ?? 0), behavior: 'instant' });
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const seen = [left + 2, right - 2].map((x) => {
        const shown = document.elementFromPoint(x, (top + bottom) / 2);
        return shown !== null && (label === shown || label.contains(shown));
      });
      return seen[0] === seen[1] ? [] : [label.textContent];
    });
  });
}

const field = (page: Page, words: Words, key: string): Locator => page.getByLabel(words(`jobs:${key}`), { exact: true });

for (const { language, viewport, title } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });

    test('a posting is drafted, interrupted, resumed, previewed, published and edited by keyboard', async ({ page, context }) => {
      const words = wordsOf(language, ['jobs']);
      await signIn(page, language);
      await page.goto(FORM);
      await typeInto(page, field(page, words, 'form.jobTitle'), title);
      await tabTo(page, page.getByRole('textbox', { name: words('jobs:form.description') }));
      await page.keyboard.insertText(SENTENCE.repeat(3));
      await expect(page).toHaveURL(/form\?id=/);
      await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
      await checkLook(page, language);
      expect(await coveredLabels(page)).toEqual([]);
      const address = page.url();
      await page.close();

      const again = await context.newPage();
      await again.setViewportSize(viewport);
      await again.goto(address);
      await expect(field(again, words, 'form.jobTitle')).toHaveValue(title);
      await expect(again.getByRole('textbox', { name: words('jobs:form.description') })).toContainText('You open and close the lock');
      await choose(again, field(again, words, 'form.addSkill'), 'Boat steering');
      await expect(again.getByRole('group', { name: 'Boat steering' })).toBeVisible();
      await tabTo(again, field(again, words, 'form.workMode'));
      await again.keyboard.press('ArrowDown');
      await tabTo(again, field(again, words, 'form.daysOnSite'));
      await again.keyboard.press('ArrowDown');
      await typeInto(again, field(again, words, 'form.location'), 'Deventer');
      await choose(again, field(again, words, 'form.country'), words('jobs:form.country') === 'Country' ? 'Netherlands' : 'هولندا');
      await typeInto(again, field(again, words, 'form.payMin'), language === 'ar' ? '٤٨٠٠٠' : '48,000');
      await expect(again.getByText(words('jobs:form.ready'))).toBeVisible();
      await checkLook(again, language);

      await tabTo(again, again.getByRole('button', { name: words('jobs:form.openPreview'), exact: true }));
      await again.keyboard.press('Enter');
      await expect(again).toHaveURL(/\/admin\/jobs\/view\?id=/);
      await expect(again.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(again.getByText(words('jobs:job.draft'))).toBeVisible();
      await checkLook(again, language);
      await again.goBack();

      await tabTo(again, again.getByRole('button', { name: words('jobs:form.submit'), exact: true }));
      await again.keyboard.press('Enter');
      await expect(again).toHaveURL(/\/admin\/jobs\/all\//);
      await expect(again.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(again.getByText('Boat steering')).toBeVisible();
      await checkLook(again, language);

      await tabTo(again, again.getByRole('link', { name: words('jobs:view.edit'), exact: true }));
      await again.keyboard.press('Enter');
      await typeInto(again, field(again, words, 'form.jobTitle'), `${title} 2`);
      await checkLook(again, language);
      await again.keyboard.press('Enter');
      await expect(again.getByText(words('jobs:form.saved'))).toBeVisible();
      await again.reload();
      await expect(field(again, words, 'form.jobTitle')).toHaveValue(`${title} 2`);
    });
  });
}

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|ApiError|Failed to load resource|not saved/] });

  test('what is typed survives a lost connection, and is saved when the connection is back', async ({ page, context }) => {
    await signIn(page, 'en');
    await page.goto(FORM);
    await page.getByLabel('Title', { exact: true }).fill('Keeper without a line');
    await expect(page).toHaveURL(/form\?id=/);
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
    await context.setOffline(true);
    await page.getByLabel('Title', { exact: true }).fill('Keeper without a telephone line');
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'failed');
    await context.setOffline(false);
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Keeper without a telephone line');
  });
});
