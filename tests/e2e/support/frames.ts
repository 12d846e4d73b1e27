import type { CDPSession, Page } from '@playwright/test';

/** Measurements of one picture of the screen, from its pixels. */
export interface Frame {
  /** Mean brightness, from 0 (black) to 1 (white). */
  readonly brightness: number;
  /** The half of the top bar with the green leaf of the logo; `none` without a leaf. */
  readonly mark: 'left' | 'right' | 'none';
}

/** Every picture that the browser paints during an action, with a slow processor and a slow network. */
export async function framesWhile(page: Page, action: () => Promise<unknown>): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const pictures = await picturesWhile(session, action);
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(measure, pictures);
  } finally {
    await reader.close();
  }
}

async function picturesWhile(session: CDPSession, action: () => Promise<unknown>): Promise<string[]> {
  const pictures: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    // The last pictures arrive after the session has closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  // Slow enough to capture every intermediate state.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000,
    uploadThroughput: 200_000,
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await action();
  await session.send('Page.stopScreencast');
  await session.detach();
  return pictures;
}

// Runs in a separate page that can decode pictures.
async function measure(pictures: readonly string[]): Promise<Frame[]> {
  const BAR_HEIGHT = 64;
  const isLeaf = (red: number, green: number, blue: number): boolean => green > 110 && green - red > 35 && green - blue > 60;

  async function pixelsOf(picture: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (context === null) throw new Error('this browser cannot draw');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }

  function frameOf({ data, width, height }: ImageData): Frame {
    let light = 0;
    const leaves = { left: 0, right: 0 };
    for (let index = 0; index < width * height; index++) {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
      light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      if (index < width * BAR_HEIGHT && isLeaf(red, green, blue)) leaves[index % width < width / 2 ? 'left' : 'right'] += 1;
    }
    const mark = leaves.left + leaves.right === 0 ? 'none' : leaves.left > leaves.right ? 'left' : 'right';
    return { brightness: light / (width * height), mark };
  }

  return Promise.all(pictures.map(async (picture) => frameOf(await pixelsOf(picture))));
}
