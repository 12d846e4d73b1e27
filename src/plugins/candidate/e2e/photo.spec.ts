import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { aPerson, signIn } from './signed-in-person.ts';

test.use({ viewport: { width: 390, height: 844 } });

const [WIDTH, HEIGHT] = [4032, 3024];

/** A photo as a telephone makes it: 12 megapixels, and on its side. Upright, it is red above and blue below. */
async function cameraPhoto(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let place = 0; place < WIDTH * HEIGHT; place += 1) {
    // Noise, so that the file is as large as that of a camera.
    const noise = (Math.imul(place, 2654435761) >>> 26) & 63;
    pixels.fill(noise, place * 3, place * 3 + 3);
    pixels[place * 3 + (place % WIDTH < WIDTH / 2 ? 0 : 2)] = 255 - noise;
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Whether the stored photo is red or blue at these shares of its height, from above. */
async function colours(photo: Locator, places: readonly number[]): Promise<readonly string[]> {
  await expect(photo).toHaveJSProperty('naturalWidth', 512);
  await expect(photo).toHaveJSProperty('naturalHeight', 512);
  return photo.evaluate((image: HTMLImageElement, at) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 512;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return at.map((share) => {
      const [red = 0, , blue = 0] = context?.getImageData(256, share * 512, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    });
  }, places);
}

async function chosenPhoto(page: Page, email: string): Promise<{ readonly field: Locator; readonly bytes: number }> {
  await signIn(page, email);
  await page.goto('/admin/profile/candidate/1');
  const field = page.getByRole('group', { name: 'Photo' });
  const buffer = await cameraPhoto();
  expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  await field.locator('input[type=file]').setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer });
  return { field, bytes: buffer.length };
}

/** Notes how many bytes each file has that the page sends. */
async function sentSizes(page: Page): Promise<readonly number[]> {
  const sizes: number[] = [];
  await page.exposeFunction('noteSent', (size: number) => sizes.push(size));
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) Reflect.get(window, 'noteSent')(body.size);
      send.call(this, body);
    };
  });
  return sizes;
}

async function savedPhoto(page: Page, field: Locator): Promise<Locator> {
  await expect(field.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByLabel('Headline').fill('Lock keeper');
  await page.getByLabel(/I am old enough/).check();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/candidate\/2$/);
  await page.goto('/admin/profile/candidate');
  return page.getByRole('img', { name: 'Photo' });
}

test('a photo of 12 megapixels is cut by keyboard, sent small, and stored upright', async ({ page, server }) => {
  const { email } = await aPerson(server.url, 'cam', 'candidate');
  const sent = await sentSizes(page);
  const { field, bytes } = await chosenPhoto(page, email);
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  const frame = dialog.getByRole('group', { name: 'Part of the picture that is shown' });
  await expect(frame).toBeFocused();
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await expect(dialog.getByRole('status')).toHaveText('Middle at 50% from the left and 50% from the top, zoom 100%');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('status')).toContainText('63% from the top');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Use picture' }).press('Enter');
  await expect(dialog).toBeHidden();
  // The part ends at the lower edge, so its lower two thirds are blue.
  expect(await colours(await savedPhoto(page, field), [0.2, 0.4, 0.9])).toEqual(['red', 'blue', 'blue']);
  expect(sent.map((size) => size < bytes / 3)).toEqual([true]);
});

test('where the browser cannot reduce it, a photo of 12 megapixels is sent whole, and stored upright', async ({ page, server }) => {
  const { email } = await aPerson(server.url, 'kim', 'candidate');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'createImageBitmap'));
  const sent = await sentSizes(page);
  const { field, bytes } = await chosenPhoto(page, email);
  expect(await colours(await savedPhoto(page, field), [0.1, 0.4, 0.6, 0.9])).toEqual(['red', 'red', 'blue', 'blue']);
  expect(sent).toEqual([bytes]);
});
