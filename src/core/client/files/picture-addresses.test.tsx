import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { linkPictures } from '#core/contract/files/endpoints.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { keepView } from '../http/open-view.ts';
import { usePicture } from './use-picture.ts';

const Picture = observer(function Picture({ id }: { readonly id: string }): JSX.Element | null {
  const { src, isBroken, onError } = usePicture(id);
  if (isBroken) return <p>Broken {id}</p>;
  return src === undefined ? null : <img src={src} alt={id} onError={onError} />;
});

function Page(): JSX.Element {
  const [ids, setIds] = useState(['rose', 'lily']);
  return (
    <main>
      <h1>Flowers</h1>
      {ids.map((id) => (
        <Picture key={id} id={id} />
      ))}
      <button type="button" onClick={() => setIds([])}>
        Close
      </button>
    </main>
  );
}

const flowers = onePage('flowers', '/flowers', Page);

let number = 0;
let refused: readonly string[] = [];
const reply = ({ body }: { body: { ids: readonly string[] } }) => {
  number += 1;
  const seen = body.ids.filter((id) => !refused.includes(id));
  return { items: seen.map((id) => ({ id, url: `/files/${id}-${number}`, expiresAt: '2026-03-01T09:31:00.000Z' })) };
};
const show = (): Promise<View> => renderPlugin([flowers], { at: '/flowers', as: 'candidate', api: { [linkPictures.id]: reply } });
const asked = ({ api }: View): unknown[] => api.calls.filter(({ id }) => id === linkPictures.id).map(({ body }) => body);
const sourceOf = (id: string): string | null => screen.getByRole('img', { name: id }).getAttribute('src');

let visibility: DocumentVisibilityState;
beforeEach(() => {
  number = 0;
  refused = [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sessionStorage.clear();
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => jest.useRealTimers());

/** Opens the page with its pictures, and stops the clock there. */
async function shown(): Promise<View> {
  jest.useFakeTimers({ advanceTimers: true });
  const view = await show();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  return view;
}

const later = (seconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('all pictures of a page are asked for by one call', async () => {
  const view = await shown();
  expect(asked(view)).toEqual([{ ids: ['rose', 'lily'] }]);
  expect([sourceOf('rose'), sourceOf('lily')]).toEqual(['/files/rose-1', '/files/lily-1']);
});

test('addresses are renewed before their minute is over, and a picture that has one keeps it', async () => {
  const view = await shown();
  await later(46);
  expect(asked(view)).toHaveLength(2);
  expect(sourceOf('rose')).toBe('/files/rose-1');
});

test('a picture that did not load takes the newest address, and is broken if that does not load either', async () => {
  await shown();
  await later(46);
  fireEvent.error(screen.getByRole('img', { name: 'rose' }));
  expect(sourceOf('rose')).toBe('/files/rose-2');
  fireEvent.error(screen.getByRole('img', { name: 'rose' }));
  expect(screen.getByText('Broken rose')).toBeVisible();
});

test('a picture goes when the user may no longer see it', async () => {
  await shown();
  refused = ['rose'];
  await later(46);
  expect(screen.queryByRole('img', { name: 'rose' })).toBeNull();
  expect(sourceOf('lily')).toBe('/files/lily-1');
});

test('a hidden page asks for nothing until it is visible again', async () => {
  const view = await shown();
  visibility = 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await later(50);
  expect(asked(view)).toHaveLength(1);
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await later(1);
  expect(asked(view)).toHaveLength(2);
});

test('a page that no longer shows pictures asks for nothing', async () => {
  const view = await shown();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await later(50);
  expect(asked(view)).toHaveLength(1);
});

test('a view of the site as another person shows no pictures', async () => {
  keepView({ id: 'view', endsAt: '2026-03-01T09:31:00.000Z', returnTo: '/', user: { id: 'ada', name: 'Ada' } });
  const view = await show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(view.heading).toBe('Flowers');
  expect(asked(view)).toEqual([]);
});
