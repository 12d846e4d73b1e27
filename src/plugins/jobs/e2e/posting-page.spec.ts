import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';
import { signIn } from './sign-in.ts';

const CANDIDATE = { email: 'candidate@demo.test', password: 'trellis-demo' };

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
};

/** The lines of text of an element. */
const linesOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

async function useLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('trellis.language', code), language);
  await page.reload();
  await expect(page.locator(`html[lang="${language}"]`)).toHaveCount(1);
}

test('at 1280 px a candidate applies without scrolling, and a title of four long words takes one line', async ({ page, server }) => {
  const { id } = await aPosting(await anEmployer(server.url, 'culvert'), 'Senior infrastructure maintenance coordinator');
  // A low window: bars of the system and of the browser take a part of the screen.
  await page.setViewportSize({ width: 1280, height: 580 });
  await signIn(page, CANDIDATE);
  await page.goto(`/admin/jobs/all/${id}`);
  const send = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(send).toBeVisible();
  expect((await boxOf(send)).bottom).toBeLessThan(580);
  expect(await linesOf(page.getByRole('heading', { level: 1 }))).toBe(1);
});

test('at 390 px only the facts that decide stand before the text, and the others behind it', async ({ page, server }) => {
  const { id } = await aPosting(await anEmployer(server.url, 'basin'), 'Keeper of the basin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/jobs/${id}`);
  const text = await boxOf(page.getByRole('heading', { name: 'Job description' }));
  const before = page.getByRole('region', { name: 'Details', exact: true });
  await expect(before.getByRole('term')).toHaveText(['Pay', 'Location', 'Work mode', 'Employment', 'Posted']);
  expect((await boxOf(before)).bottom).toBeLessThanOrEqual(text.top);
  const behind = page.getByRole('region', { name: 'More details' });
  await expect(behind.getByText('Reference')).toBeVisible();
  expect((await boxOf(behind)).top).toBeGreaterThan(text.bottom);
});

test('at 360 px in Arabic the bar for applying and the bar below it leave the window to the posting', async ({ page, server }) => {
  const words = wordsOf('ar', ['applications']);
  const { id } = await aPosting(await anEmployer(server.url, 'delta'), 'Keeper of the delta');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, CANDIDATE, 'ar');
  await page.goto(`/admin/jobs/all/${id}`);
  const start = page.getByRole('button', { name: words('applications:apply.start') });
  await expect(start).toBeEnabled();
  // The upper edge of the bar that holds the button.
  const { top } = await boxOf(page.locator('.detail__bar'));
  expect(740 - top).toBeLessThan(128);
});

/** The bands of marked words in a picture: rows of pixels with the colour, divided by rows without it. */
const bandsIn = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const { data = [] } = canvas?.getImageData(0, 0, image.width, image.height) ?? {};
    const isMarked = (at: number): boolean => data[at] === 0xdd && data[at + 1] === 0xf2 && data[at + 2] === 0xab;
    const rows = Array.from({ length: image.height }, (_, row) =>
      Array.from({ length: image.width }, (__, column) => isMarked((row * image.width + column) * 4)).includes(true),
    );
    return rows.filter((has, row) => has && rows[row - 1] !== true).length;
  }, picture.toString('base64'));

test('in Arabic the mark of a found word does not touch the next line, whatever the font', async ({ page, server }) => {
  const title = 'مهندسة مضخات '.repeat(5).trim();
  await aPosting(await anEmployer(server.url, 'polder'), title);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs');
  await useLanguage(page, 'ar');
  await page.goto(`/jobs?q=${encodeURIComponent('مهندسة مضخات')}`);
  await expect(page.locator('mark')).toHaveCount(10);
  // As tall as the fonts for Arabic of some devices, which this machine lacks.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @font-face { font-family: Tall; src: local("DejaVu Sans"); ascent-override: 120%; descent-override: 60%; }
      main * { font-family: Tall; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(() => document.fonts.load('16px Tall'));
  const heading = page.getByRole('heading', { name: title });
  const lines = await linesOf(heading);
  expect(lines).toBeGreaterThan(1);
  expect(await bandsIn(page, await heading.screenshot())).toBe(lines);
});
