import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { press } from './by-keyboard.ts';
import { looksGood } from './looks-good.ts';
import { expect } from './test.ts';
import { type Words, wordsOf } from './words.ts';

/** A spreadsheet that a user has. */
export interface Sheet {
  readonly name: string;
  readonly content: string | Buffer;
}

/** The page of an import, used by keyboard. */
export class ImportDesk {
  readonly page: Page;
  readonly #language: string;
  readonly #words: Words;
  readonly #desk: Words;

  constructor(page: Page, language: string, words: Words) {
    this.page = page;
    this.#language = language;
    this.#words = words;
    this.#desk = wordsOf(language, ['imports']);
  }

  /** A text of the desk in the language of the page. */
  word(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#desk(`imports:${key}`, values);
  }

  /** Chooses a file in the dialog of the browser, which the button opens. The columns are shown then. */
  async choose({ name, content }: Sheet): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await press(this.page, this.page.getByRole('button', { name: this.#words('core:files.choose'), exact: true }));
    const buffer = Buffer.from(content);
    await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
    await this.reached('columns.title');
  }

  /** Chooses that the first value that is no choice of the column is read as one of them. */
  async translate(column: string, from: string, to: string): Promise<void> {
    const row = this.page.locator(`[data-column="${column}"]`);
    await press(this.page, row.getByRole('button', { name: this.word('values.add'), exact: true }));
    await expect(row.getByLabel(this.word('values.from'), { exact: true }).last()).toHaveValue(from);
    const choice = row.getByLabel(this.word('values.to'), { exact: true }).last();
    await expect(choice).toBeFocused();
    await this.page.keyboard.type(to);
    await expect(choice).toHaveValue(to);
  }

  async press(key: string, values?: Readonly<Record<string, string | number>>): Promise<void> {
    await press(this.page, this.page.getByRole('button', { name: this.word(key, values), exact: true }));
  }

  /** Presses a button that downloads a file. */
  async download(key: string): Promise<Buffer> {
    const downloading = this.page.waitForEvent('download');
    await this.press(key);
    return readFile(await (await downloading).path());
  }

  /** Cancels the import on screen, to choose another file. */
  async begin(): Promise<void> {
    await this.press('otherFile');
    await press(this.page, this.page.getByRole('dialog').getByRole('button', { name: this.word('cancel'), exact: true }));
    await this.reached('file.title');
  }

  /** Checks all rows, and waits for the result. */
  async check(): Promise<void> {
    await this.press('columns.check');
    await this.reached('check.title');
    await expect(this.counts).toBeVisible();
  }

  async apply(rows: number): Promise<void> {
    await this.press('apply', { count: rows });
    await this.reached('done.title');
  }

  /** Takes the import on screen back. */
  async undo(): Promise<void> {
    await this.press('undo.action');
    const question = this.page.getByRole('dialog');
    await press(this.page, question.getByRole('button', { name: this.word('undo.action'), exact: true }));
    await this.reached('done.undone');
  }

  /** Waits until a step is shown, whose heading has the focus. */
  async reached(title: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 2, name: this.word(title), exact: true });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
  }

  /** The numbers of rows by their results, in the step on screen. */
  get counts(): Locator {
    return this.page.locator('[data-step]').getByRole('list', { name: this.word('counts'), exact: true });
  }

  async hasCounts(counts: Readonly<Record<string, number>>): Promise<void> {
    const format = new Intl.NumberFormat(this.#language);
    for (const [name, count] of Object.entries(counts)) {
      const fact = this.counts.getByRole('listitem').filter({ has: this.page.getByText(this.word(`count.${name}`), { exact: true }) });
      await expect(fact.locator('b')).toHaveText(format.format(count));
    }
  }

  /** The step is complete, without faults of access, and no part of it is wider than the page. */
  async looksGood(): Promise<void> {
    await looksGood(this.page, this.#language);
  }

  /** Goes on with an import of the list of past ones. */
  async resume(fileName: string): Promise<void> {
    const past = this.page.getByRole('list', { name: this.word('past.title'), exact: true });
    const row = past.getByRole('listitem').filter({ hasText: fileName }).first();
    await press(this.page, row.getByRole('button', { name: new RegExp(`^${this.word('past.continue')}`) }));
  }
}
