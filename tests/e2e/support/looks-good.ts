import { type Page, test } from '@playwright/test';
import { accessibilityFindings } from './axe.ts';
import { settled } from './settled.ts';
import { expect } from './test.ts';

/** The page is complete, in the language, without faults of access, and no part of it is wider than the page. */
export async function looksGood(page: Page, language: string): Promise<void> {
  await test.step('the page has no faults', async () => {
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}
