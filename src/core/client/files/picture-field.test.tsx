import { act, fireEvent, screen, within } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import { filePurpose } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { PictureField } from './PictureField.tsx';

const photo = filePurpose({ id: 'photo', ownerKind: 'user', kinds: ['jpeg', 'png'], maxBytes: 1000, perOwner: 1 });

let value: StoredFile | undefined;

function Page(): JSX.Element {
  const [file, setFile] = useState(value);
  const change = (next: StoredFile | undefined): void => {
    value = next;
    setFile(next);
  };
  return (
    <main>
      <h1>Photo</h1>
      <PictureField
        {...{ label: 'Photo', field: 'papers.photo', purpose: photo, shape: 'round', file, onChange: change }}
        address={file && `/photos/${file.id}`}
        placeholder="AL"
      />
    </main>
  );
}

const papers = onePage('papers', '/papers', Page);

const stored = (id: string): StoredFile => ({
  id,
  purpose: photo.id,
  name: `${id}.png`,
  mediaType: 'image/webp',
  bytes: 2048,
  state: 'ready',
  createdAt: '2026-03-01T09:30:00.000Z',
});

let answer: (reply: StoredFile) => void;
async function show(file?: StoredFile): Promise<View> {
  value = file;
  const reply = () =>
    new Promise<StoredFile>((resolve) => {
      answer = resolve;
    });
  return renderPlugin([papers], { at: '/papers', as: 'candidate', api: { [uploadFile.id]: reply } });
}

const field = (): HTMLElement => screen.getByRole('group', { name: 'Photo' });
const choose = (name: string): void => {
  const input = field().querySelector('input[type=file]');
  if (input === null) throw new Error('The field has no input');
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
};
const preview = (): HTMLElement | null => within(field()).queryByRole('img', { name: 'Preview of the picture' });

beforeEach(() => {
  const made: unknown[] = [];
  URL.createObjectURL = (file) => `blob:${made.push(file)}`;
  URL.revokeObjectURL = () => undefined;
});

test('without a picture the field shows its placeholder', async () => {
  await show();
  expect(field()).toHaveTextContent('AL');
  expect(within(field()).getByRole('button', { name: 'Choose a picture' })).toBeEnabled();
});

test('a chosen picture is shown from this device, while it is sent and after it was stored', async () => {
  await show();
  choose('me.png');
  expect(preview()).toHaveAttribute('src', 'blob:1');
  await act(async () => answer(stored('first')));
  expect(value?.id).toBe('first');
  expect(preview()).toHaveAttribute('src', 'blob:1');
});

test('a stored picture is shown at its address and replaced by another one', async () => {
  await show(stored('first'));
  expect(preview()).toHaveAttribute('src', '/photos/first');
  choose('other.png');
  await act(async () => answer(stored('second')));
  expect(value?.id).toBe('second');
});

test('a refused picture leaves the stored one', async () => {
  await show(stored('first'));
  choose('me.pdf');
  expect(within(field()).getByRole('alert')).toHaveTextContent('This kind of file is not taken here. Choose one of: JPEG, PNG.');
  expect(preview()).toHaveAttribute('src', '/photos/first');
});

test('a removed picture comes back by the undo', async () => {
  const view = await show(stored('first'));
  await view.user.click(within(field()).getByRole('button', { name: 'Remove' }));
  expect(value).toBeUndefined();
  expect(field()).toHaveTextContent('AL');
  await act(async () => view.resolve(SnackbarStore).undo());
  expect(value?.id).toBe('first');
});
