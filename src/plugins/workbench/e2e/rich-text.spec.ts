import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const FEW = 'Text with little formatting';

const fullEditor = (page: Page): Locator => page.getByRole('textbox').first();
const fewEditor = (page: Page): Locator => page.getByRole('textbox', { name: FEW });
const shown = (page: Page): Locator => page.locator('.panel .richtext');

async function open(page: Page): Promise<void> {
  await page.goto('/dev/ui?part=rich');
  await expect(page.getByRole('textbox')).toHaveCount(2);
}

/** Puts HTML on a clipboard of the page's own, and pastes it. */
async function paste(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function clear(page: Page): Promise<void> {
  await fullEditor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(shown(page)).toBeEmpty();
}

test.describe('the editor for rich text', () => {
  test('formats text by keyboard, and Tab leaves it, also from a list', async ({ page }) => {
    await open(page);
    await clear(page);
    await page.keyboard.press('ControlOrMeta+Alt+3');
    await page.keyboard.type('Tasks');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- One');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Two');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect(shown(page).getByRole('heading', { name: 'Tasks' })).toBeVisible();
    await expect(shown(page).locator('ul ul li strong')).toHaveText('Two');
    await page.keyboard.press('Tab');
    await expect(fullEditor(page)).not.toBeFocused();
    await expect(page.getByRole('toolbar').last().getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(fewEditor(page)).toBeFocused();
  });

  test('has a toolbar with one stop, which arrow keys and Alt+F10 reach', async ({ page }) => {
    await open(page);
    await fullEditor(page).click();
    await page.keyboard.press('Alt+F10');
    const tools = page.getByRole('toolbar').first();
    await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.getByRole('button', { name: 'Redo' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fullEditor(page)).toBeFocused();
    await expect(tools.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('adds, changes and removes a link', async ({ page }) => {
    await open(page);
    await clear(page);
    await page.keyboard.type('Our site');
    await page.keyboard.press('ControlOrMeta+a');
    const tool = page.getByRole('button', { name: 'Link', exact: true });
    await tool.click();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a web address, such as https://example.org, or an email address.')).toBeVisible();
    await page.getByLabel('Web address or email address').fill('example.org/jobs');
    await page.keyboard.press('Enter');
    await expect(shown(page).getByRole('link', { name: 'Our site' })).toHaveAttribute('href', 'https://example.org/jobs');
    await expect(fullEditor(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await tool.click();
    await page.getByLabel('Web address or email address').fill('jobs@example.org');
    await page.getByRole('button', { name: 'Change link' }).click();
    await expect(shown(page).getByRole('link', { name: 'Our site' })).toHaveAttribute('href', 'mailto:jobs@example.org');
    await tool.click();
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect(shown(page).getByRole('link')).toHaveCount(0);
    await expect(shown(page)).toHaveText('Our site');
  });

  test('takes formatted text from the clipboard without its styles', async ({ page }) => {
    await open(page);
    await clear(page);
    await paste(
      fullEditor(page),
      '<meta charset="utf-8"><b style="font-weight:normal"><h1 style="color:red">Tasks</h1><p><span style="font-weight:700">Build</span></p></b><img src="x" onerror="globalThis.ran=1"><script>globalThis.ran=1</script>',
    );
    await expect(shown(page).getByRole('heading', { name: 'Tasks' })).toBeVisible();
    await expect(shown(page).locator('p strong')).toHaveText('Build');
    await expect(fullEditor(page).locator('[style]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(shown(page).getByRole('heading', { name: 'Tasks' })).toHaveCount(0);
  });

  test('gets the focus when its label is pressed, and shows a placeholder while it is empty', async ({ page }) => {
    await open(page);
    await page.getByText(FEW).click();
    await expect(fewEditor(page)).toBeFocused();
    await expect(fewEditor(page)).toHaveCSS('white-space-collapse', 'break-spaces');
    await expect(fewEditor(page)).toHaveCSS('min-block-size', '160px');
    const before = () => fewEditor(page).evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await before()).toBe('"A few sentences"');
    await page.keyboard.type('a');
    await expect.poll(before).toBe('none');
  });
});

test.describe('without its code', () => {
  test.use({ expectedFaults: [/Failed to load resource|did not load|ChunkLoadError|Loading (CSS )?chunk/] });

  test('is a plain text field that keeps the text, and can be loaded again', async ({ page }) => {
    let isBroken = true;
    const blocked: string[] = [];
    await page.goto('/dev/ui?part=fields');
    await page.route(/\/assets\/\d+\.[0-9a-f]+\.js$/, async (route) => {
      const response = await route.fetch();
      if (!isBroken || !(await response.text()).includes('richfield__tools')) return route.fulfill({ response });
      blocked.push(route.request().url());
      return route.abort();
    });
    await page.getByRole('link', { name: 'Rich text' }).click();
    await expect(page.getByText('The formatting tools did not load.').first()).toBeVisible();
    expect(blocked.length).toBeGreaterThan(0);
    const area = page.getByRole('textbox', { name: 'Text with all formatting' });
    await expect(area).toHaveValue(/• A few words\n {2}1\. 1/);
    await expect(shown(page).locator('strong')).not.toHaveCount(0);
    await area.press('End');
    await area.fill('Tasks\n• One');
    await expect(shown(page).locator('ul li')).toHaveText('One');
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('toolbar').first()).toBeVisible();
    await expect(fullEditor(page).locator('ul li')).toHaveText('One');
  });
});

test.describe('the editor for rich text on a phone, from right to left', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fits the screen, has no findings, and its arrow keys follow the direction', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('trellis.language', 'ar'));
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await accessibilityFindings(page)).toEqual([]);
    const tools = page.getByRole('toolbar').first();
    await tools.getByRole('button').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.getByRole('button').nth(1)).toBeFocused();
    for (const button of await tools.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 391)).toBeLessThanOrEqual(390);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await fullEditor(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+u');
    await expect(tools.locator('[aria-pressed="true"]').first()).toHaveCSS('outline-style', 'solid');
  });
});
