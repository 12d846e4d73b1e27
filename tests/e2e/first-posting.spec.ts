import type { Page } from '@playwright/test';
import { messageTo } from '../support/messages.ts';
import { expect, test } from './support/test.ts';
import { type Words, wordsOf } from './support/words.ts';

const DESCRIPTION =
  'You design and build the pumps that keep the river out of the old town. You work with two technicians, visit the sites on foot, and answer for what you sign.';

/** The most clicks and filled fields of a visitor from the introduction to the first posting, with a confirmed address. */
const MOST = { clicks: 8, fields: 9 };

const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

/** Acts like a visitor, and counts what they do. */
class Visitor {
  readonly acts = { clicks: 0, fields: 0 };
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  async press(role: 'link' | 'button', key: string): Promise<void> {
    this.acts.clicks += 1;
    await this.#page
      .getByRole('main')
      .getByRole(role, { name: this.#words(key) })
      .first()
      .click();
  }

  /** A link that stands outside of the page, in its frame. */
  async leave(key: string): Promise<void> {
    this.acts.clicks += 1;
    await this.#page
      .getByRole('link', { name: this.#words(key) })
      .first()
      .click();
  }

  async fill(key: string, text: string): Promise<void> {
    this.acts.fields += 1;
    await this.#page.getByLabel(this.#words(key), { exact: true }).fill(text);
  }
}

for (const { language, viewport } of LOOKS) {
  test(`in ${language} at ${viewport.width} px, a visitor comes to the first posting in few acts`, async ({
    page,
    openBrowser,
    server,
  }) => {
    const words = wordsOf(language, ['jobs', 'identity', 'employer', 'account']);
    const email = `first-posting-${language}@sign-up.test`;
    const visitor = new Visitor(page, words);
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
    await page.goto('/welcome');

    await visitor.press('link', 'jobs:nav.form');
    await expect(page).toHaveURL('/signup?next=%2Fadmin%2Fjobs%2Femployer%2Fform');
    await expect(page.getByText(words('jobs:asked.post'))).toBeVisible();
    await visitor.fill('identity:signUp.name', 'Noa');
    await visitor.fill('identity:signUp.email', email);
    await visitor.fill('identity:signUp.password', 'a-long-enough-one');
    await visitor.press('button', 'identity:signUp.submit');

    await expect(page).toHaveURL(/\/email-verify\?next=/);
    await expect(page.getByText(words('core:wizard.place', { place: 2, count: 4 }))).toBeVisible();
    const { link = '' } = await messageTo(server.url, email, ({ mode }) => mode === 'verifyEmail');
    await (await openBrowser()).goto(link);
    await expect(page).toHaveURL(/\/signup-verify-otp\?next=/);
    await visitor.press('link', 'identity:phone.later');
    await expect(page.getByText(words('core:wizard.place', { place: 4, count: 4 }))).toBeVisible();
    // The role is proposed: employers post jobs.
    await visitor.press('button', 'account:chooseRole.submit');

    // The country is known from the browser.
    await expect(page.getByLabel(words('employer:form.country'), { exact: true })).not.toHaveValue('');
    await visitor.fill('employer:form.name', 'Test Company');
    await visitor.press('button', 'core:wizard.continue');
    await expect(page).toHaveURL(/profile\/employer\/2\?next=/);
    await visitor.leave('core:layout.finishLater');

    await expect(page).toHaveURL(/\/admin\/jobs\/employer\/form/);
    await expect(page.getByLabel(words('jobs:form.currency'), { exact: true })).toHaveValue(/GBP/);
    await visitor.fill('jobs:form.jobTitle', 'Pump engineer');
    await visitor.fill('jobs:form.description', DESCRIPTION);
    await visitor.fill('jobs:form.location', 'Leeds');
    await visitor.fill('jobs:form.payMin', '48000');
    await visitor.fill('jobs:form.payMax', '60000');
    await visitor.press('button', 'jobs:form.submit');
    await expect(page.getByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
    expect(visitor.acts.clicks).toBeLessThanOrEqual(MOST.clicks);
    expect(visitor.acts.fields).toBeLessThanOrEqual(MOST.fields);
  });
}
