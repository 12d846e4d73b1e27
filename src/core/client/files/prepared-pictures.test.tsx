import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import { filePurpose, MAX_PICTURE_BYTES } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { FileField } from './FileField.tsx';

const MEGABYTE = 1024 * 1024;

const paper = filePurpose({
  id: 'paper',
  ownerKind: 'user',
  kinds: ['pdf', 'jpeg', 'png', 'webp'],
  maxBytes: MAX_PICTURE_BYTES,
  maxDocumentBytes: 5 * MEGABYTE,
  perOwner: 5,
  picture: { minWidth: 64, minHeight: 64, sizes: [{ name: '1000', width: 1000, height: 1000, fit: 'inside' }] },
});

function Page(): JSX.Element {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return (
    <main>
      <h1>Papers</h1>
      <FileField label="Papers" field="papers" purpose={paper} files={files} onChange={setFiles} />
    </main>
  );
}

/** The files that were sent. */
let sent: File[];
/** The sizes of the canvases that were drawn on. */
let drawn: string[];

async function show(): Promise<void> {
  sent = [];
  const reply = ({ body }: { body: File }) => {
    sent.push(body);
    return new Promise(() => undefined);
  };
  await renderPlugin([onePage('papers', '/papers', Page)], { at: '/papers', as: 'candidate', api: { [uploadFile.id]: reply } });
}

async function choose(name: string, bytes: number, type: string): Promise<void> {
  const input = screen.getByRole('group', { name: 'Papers' }).querySelector('input[type=file]');
  if (input === null) throw new Error('The field has no input');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name, { type })] } });
  });
}

const reason = (): HTMLElement => within(screen.getByRole('group', { name: 'Papers' })).getByRole('alert');

/** A browser that decodes pictures of 4,000 by 3,000 pixels, and encodes these types. */
function browserThat(decode: () => Promise<unknown>, encodes: readonly string[]): void {
  Object.assign(globalThis, { createImageBitmap: jest.fn(decode) });
  drawn = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type = 'image/png') {
    drawn.push(`${this.width} x ${this.height}`);
    done(new Blob(['small'], { type: encodes.includes(type) ? type : 'image/png' }));
  });
}

// A busy machine takes longer for the code than a test waits for its effect.
beforeAll(() => import('./reduce-picture.ts'));

const photo = async () => ({ width: 4000, height: 3000, close: () => undefined });
const unreadable = async () => {
  throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('a large photo is reduced to twice its stored size, upright, before it is sent', async () => {
  browserThat(photo, ['image/webp']);
  await show();
  await choose('me.JPG', 8 * MEGABYTE, 'image/jpeg');
  await waitFor(() => expect(sent.map(({ name, size, type }) => [name, size, type])).toEqual([['me.webp', 5, 'image/webp']]));
  expect(createImageBitmap).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' });
  expect(drawn).toEqual(['2000 x 1500']);
});

test('a photo in the format of telephones becomes one that the purpose takes', async () => {
  browserThat(photo, ['image/jpeg']);
  await show();
  await choose('IMG_0001.HEIC', 1000, 'image/heic');
  await waitFor(() => expect(sent.map(({ name, type }) => [name, type])).toEqual([['IMG_0001.jpg', 'image/jpeg']]));
});

test('where the browser encodes no WebP, a picture that may be transparent stays so', async () => {
  browserThat(photo, ['image/jpeg']);
  await show();
  await choose('sign.png', 2 * MEGABYTE, 'image/png');
  await waitFor(() => expect(sent.map(({ name, type }) => [name, type])).toEqual([['sign.png', 'image/png']]));
});

test('a small picture and a document are sent as they are', async () => {
  browserThat(photo, ['image/webp']);
  await show();
  await choose('me.jpg', 1000, 'image/jpeg');
  await choose('paper.pdf', 2 * MEGABYTE, 'application/pdf');
  expect(sent.map(({ name, size }) => [name, size])).toEqual([
    ['me.jpg', 1000],
    ['paper.pdf', 2 * MEGABYTE],
  ]);
  expect(createImageBitmap).not.toHaveBeenCalled();
});

test('a photo that the browser cannot decode is sent as it is', async () => {
  browserThat(unreadable, []);
  jest.spyOn(console, 'warn').mockReturnValue();
  await show();
  await choose('me.jpg', 8 * MEGABYTE, 'image/jpeg');
  await waitFor(() => expect(sent.map(({ name, size }) => [name, size])).toEqual([['me.jpg', 8 * MEGABYTE]]));
});

test('a browser without the ability sends large photos as they are', async () => {
  await show();
  await choose('me.jpg', 8 * MEGABYTE, 'image/jpeg');
  expect(sent.map(({ size }) => size)).toEqual([8 * MEGABYTE]);
});

test.each([
  ['cannot decode it', unreadable],
  ['decodes nothing', undefined],
])('where the browser %s, a photo in HEIC is refused with the way out', async (_, decode) => {
  if (decode !== undefined) browserThat(decode, []);
  jest.spyOn(console, 'warn').mockReturnValue();
  await show();
  await choose('IMG_0001.heic', 1000, 'image/heic');
  await waitFor(reason);
  expect(reason()).toHaveTextContent('On an iPhone, choose Settings, Camera, Formats, Most Compatible');
  expect(sent).toEqual([]);
});

test('a photo that is still too large is refused with the size for pictures, a document with its own', async () => {
  await show();
  await choose('me.jpg', MAX_PICTURE_BYTES + 1, 'image/jpeg');
  expect(reason()).toHaveTextContent('This file is larger than 20 MB.');
  await choose('paper.pdf', 5 * MEGABYTE + 1, 'application/pdf');
  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('This file is larger than 5 MB.');
  expect(screen.getByRole('group', { name: 'Papers' })).toHaveAccessibleDescription('PDF, up to 5 MB. JPEG, PNG, WebP, up to 20 MB.');
});
