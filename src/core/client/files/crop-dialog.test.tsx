import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import { filePurpose, MAX_PICTURE_BYTES } from '#core/contract/files/file-purpose.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { PictureField } from './PictureField.tsx';

const photo = filePurpose({
  id: 'photo',
  ownerKind: 'user',
  kinds: ['jpeg', 'png', 'webp'],
  maxBytes: MAX_PICTURE_BYTES,
  perOwner: 1,
  picture: { minWidth: 64, minHeight: 64, sizes: [{ name: '512', width: 512, height: 512, fit: 'cover' }] },
});

function Page(): JSX.Element {
  return (
    <main>
      <h1>Photo</h1>
      <PictureField label="Photo" field="papers.photo" purpose={photo} shape="round" file={undefined} onChange={() => undefined} />
    </main>
  );
}

let sent: File[];
/** The parts that were drawn: left, top, width and height in the picture, then the size of the result. */
let drawn: number[][];

beforeAll(() => import('./CropDialog.tsx'));

beforeEach(() => {
  sent = [];
  drawn = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 3000, height: 4000, close: () => undefined }) });
  const drawImage = (_picture: unknown, ...[x, y, width, height, , , toWidth, toHeight]: number[]): void => {
    drawn.push([x, y, width, height, toWidth, toHeight].map((each) => Math.round(each ?? 0)));
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['part'], { type: 'image/webp' })));
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const field = (): HTMLElement => screen.getByRole('group', { name: 'Photo' });
const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Choose the part to show' });
const frame = (): HTMLElement => within(dialog()).getByRole('group', { name: 'Part of the picture that is shown' });
const place = (): string | null => within(dialog()).getByRole('status').textContent;

/** Chooses a picture; the browser shows it with the size, or cannot. */
async function choosing(name: string, naturalWidth?: number, naturalHeight?: number): Promise<View> {
  const reply = ({ body }: { body: File }) => {
    sent.push(body);
    return new Promise(() => undefined);
  };
  const view = await renderPlugin([onePage('papers', '/papers', Page)], {
    at: '/papers',
    as: 'candidate',
    api: { [uploadFile.id]: reply },
  });
  const input = field().querySelector('input[type=file]');
  if (input === null) throw new Error('The field has no input');
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  const picture = await waitFor(() => {
    const found = dialog().querySelector('img');
    if (found === null) throw new Error('The dialog has no picture');
    return found;
  });
  if (naturalWidth === undefined) {
    fireEvent.error(picture);
    return view;
  }
  Object.defineProperties(picture, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } });
  fireEvent.load(picture);
  return view;
}

const use = async (view: View): Promise<void> => {
  await view.user.click(within(dialog()).getByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(sent).toHaveLength(1));
};

test('the part that arrow keys and + choose is sent, in twice its stored size', async () => {
  const view = await choosing('me.jpg', 3000, 4000);
  expect(place()).toBe('Middle at 50% from the left and 50% from the top, zoom 100%');
  expect(frame()).toHaveFocus();
  await view.user.keyboard('{ArrowDown}');
  expect(place()).toBe('Middle at 50% from the left and 58% from the top, zoom 100%');
  await view.user.keyboard('+{ArrowLeft}');
  expect(place()).toBe('Middle at 45% from the left and 58% from the top, zoom 110%');
  await use(view);
  expect(drawn).toEqual([[0, 936, 2727, 2727, 1024, 1024]]);
  expect(sent[0]?.name).toBe('me.webp');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one finger drags the picture, and two pinch it', async () => {
  await choosing('me.jpg', 3000, 4000);
  const box = { x: 0, y: 0, left: 0, top: 0, right: 300, bottom: 300, width: 300, height: 300, toJSON: () => '' };
  jest.spyOn(frame(), 'getBoundingClientRect').mockReturnValue(box);
  const finger = (type: 'pointerdown' | 'pointermove' | 'pointerup', id: number, x: number, y: number): void => {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
    Object.defineProperty(event, 'pointerId', { value: id });
    fireEvent(frame(), event);
  };
  finger('pointermove', 1, 0, 0);
  expect(place()).toContain('50% from the top');
  finger('pointerdown', 1, 100, 100);
  finger('pointermove', 1, 100, 70);
  expect(place()).toContain('58% from the top, zoom 100%');
  finger('pointerdown', 2, 200, 70);
  finger('pointermove', 2, 300, 70);
  expect(place()).toContain('zoom 200%');
  finger('pointerup', 1, 100, 70);
  finger('pointerup', 2, 300, 70);
  finger('pointermove', 2, 0, 0);
  expect(place()).toContain('zoom 200%');
});

test('the slider zooms no further than the least size of the purpose', async () => {
  await choosing('me.jpg', 128, 200);
  const slider = within(dialog()).getByRole('slider', { name: 'Zoom' });
  expect(slider).toHaveAttribute('max', '2');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider).toHaveAttribute('aria-valuetext', '200%');
});

test('a cancelled choice sends nothing', async () => {
  const view = await choosing('me.jpg', 3000, 4000);
  await view.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('a picture that the browser cannot show goes to the server whole', async () => {
  await choosing('me.jpg');
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['me.jpg']));
  expect(screen.queryByRole('dialog')).toBeNull();
});
