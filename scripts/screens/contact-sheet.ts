import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';

const COLUMNS = 6;
const CELL_PX = 300;
const GAP_PX = 12;

/** Arranges the pictures of each folder on one sheet beside the folder, with their names. Returns the paths of the sheets. */
export async function writeContactSheets(folder: string, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage({ viewport: { width: COLUMNS * (CELL_PX + GAP_PX) + GAP_PX, height: 900 } });
  const sheets: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    await page.setContent(await sheetOf(join(folder, entry.name)));
    const file = join(folder, `${entry.name}.png`);
    await page.screenshot({ path: file, fullPage: true });
    sheets.push(file);
  }
  await browser.close();
  return sheets;
}

async function sheetOf(folder: string): Promise<string> {
  const files = (await readdir(folder)).sort();
  const figures = await Promise.all(files.map((file) => figure(join(folder, file))));
  return `<style>${STYLE}</style><h1>${basename(folder)}</h1><main>${figures.join('')}</main>`;
}

// The tests choose the names: only letters and hyphens.
async function figure(file: string): Promise<string> {
  const image = (await readFile(file)).toString('base64');
  return `<figure><img alt="" src="data:image/png;base64,${image}"><figcaption>${basename(file, '.png')}</figcaption></figure>`;
}

const STYLE = `
  body { margin: ${GAP_PX}px; font: 13px sans-serif; background: #888 }
  h1 { font-size: 16px; margin: 0 0 ${GAP_PX}px }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${CELL_PX}px); gap: ${GAP_PX}px; align-items: start }
  figure { margin: 0 }
  img { inline-size: 100%; max-block-size: 640px; object-fit: cover; object-position: top; display: block }
`;
