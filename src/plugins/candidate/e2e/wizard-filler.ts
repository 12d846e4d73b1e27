import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { pick } from '#tests/e2e/support/pick.ts';
import { expect } from '#tests/e2e/support/test.ts';
import type { Words } from '#tests/e2e/support/words.ts';

/** Fills in the wizard as a user does, and counts what the user does. */
export class WizardFiller {
  readonly #page: Page;
  readonly #words: Words;
  readonly #language: string;
  actions = 0;

  constructor(page: Page, words: Words, language: string) {
    this.#page = page;
    this.#words = words;
    this.#language = language;
  }

  async type(label: string, text: string): Promise<void> {
    this.actions++;
    await this.#page.getByLabel(this.#words(label), { exact: true }).fill(text);
  }

  /** Types into a field that Enter adds to a list. */
  async add(label: string, text: string): Promise<void> {
    this.actions += 2;
    const field = this.#page.getByLabel(this.#words(label), { exact: true });
    await field.fill(text);
    await field.press('Enter');
  }

  async check(label: string): Promise<void> {
    this.actions++;
    await this.#page.getByLabel(this.#words(label)).check();
  }

  async choose(label: string, option: { readonly label: string } | { readonly index: number }, at = 0): Promise<void> {
    this.actions++;
    await this.#page.getByLabel(this.#words(label), { exact: true }).nth(at).selectOption(option);
  }

  async press(button: string): Promise<void> {
    this.actions++;
    await this.#page
      .getByRole('button', { name: this.#words(button) })
      .first()
      .click();
  }

  async pickCountry(label: string, code: string): Promise<void> {
    this.actions += 2;
    const name = new Intl.DisplayNames(this.#language, { type: 'region' }).of(code) ?? code;
    await this.#page.getByLabel(this.#words(label), { exact: true }).fill(name);
    await this.#page.getByRole('option', { name, exact: true }).click();
  }

  async on(step: number): Promise<void> {
    await expect(this.#page).toHaveURL(new RegExp(`/candidate/${step}($|\\?)`));
    expect(await accessibilityFindings(this.#page, 'main')).toEqual([]);
    expect(await this.#page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }

  async neededSteps(): Promise<void> {
    await this.on(1);
    await this.type('candidate:basics.headline', 'Welder');
    await this.check('candidate:basics.oldEnough');
    await this.press('core:wizard.continue');
    await this.on(2);
    await this.pickCountry('candidate:place.country', 'NL');
    await this.type('candidate:place.city', 'Kampen');
    await this.press('core:wizard.continue');
    await this.on(3);
    await this.add('candidate:preferences.titles', 'Welder');
    await this.check('jobs:employmentType.full_time');
    await this.check('jobs:workMode.onsite');
    await this.press('core:wizard.continue');
  }

  async careerSteps(): Promise<void> {
    await this.on(4);
    await this.press('candidate:edited.experience.add');
    await this.type('candidate:experience.title', 'Welder');
    await this.type('candidate:experience.company', 'IJssel Steel');
    await this.choose('candidate:date.month', { index: 3 });
    await this.choose('candidate:date.year', { index: 4 });
    await this.check('candidate:experience.current');
    await this.press('candidate:edited.experience.keep');
    await this.press('core:wizard.continue');
    await this.on(5);
    await this.press('candidate:edited.education.add');
    await this.type('candidate:education.institution', 'Deltion');
    await this.press('candidate:edited.education.keep');
    await this.press('core:wizard.continue');
  }

  async abilitySteps(): Promise<void> {
    await this.on(6);
    for (const skill of ['Arc welding', 'Grinding', 'Reading plans']) {
      this.actions += 2;
      await this.#page.getByRole('combobox', { name: this.#words('candidate:skills.name'), exact: true }).fill(skill);
      await this.#page.getByRole('option', { name: this.#words('core:picker.asTyped') }).click();
      await expect(this.#page.getByRole('group', { name: skill })).toBeVisible();
    }
    await this.press('core:wizard.continue');
    await this.on(7);
    this.actions += 2;
    const language = new Intl.DisplayNames(this.#language, { type: 'language' }).of('nl') ?? 'nl';
    await pick(this.#page.getByRole('main').getByRole('combobox', { name: this.#words('candidate:languages.language') }), language);
    await this.choose('candidate:languages.level', { label: this.#words('candidate:languageLevel.native') });
    await this.press('candidate:list.add');
    await this.press('core:wizard.continue');
    await this.on(8);
    this.actions++;
    await this.#page
      .getByRole('group', { name: this.#words('candidate:certificates.driving') })
      .getByLabel('B', { exact: true })
      .check();
    await this.press('core:wizard.continue');
    await this.on(9);
    this.actions++;
    await this.#page.getByLabel(this.#words('candidate:portfolio.summary')).first().fill('I like steel.');
    await this.press('core:wizard.continue');
  }

  async finish(): Promise<void> {
    await this.on(10);
    await this.check('candidate:review.confirm');
    await this.press('core:wizard.finish');
    await expect(this.#page).not.toHaveURL(/profile\/candidate\/10/);
  }
}
