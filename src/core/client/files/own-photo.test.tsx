import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { linkPictures } from '#core/contract/files/endpoints.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { fakePictures, pictureAddress } from '#core/testing/fake-pictures.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';

const garden = defineClientPlugin({
  id: 'garden',
  pages: [{ route: routeRef('garden.home', '/'), layout: 'admin', load: pageSaying('Garden') }],
});
const PHOTO = '018f0000-0000-7000-8000-000000000007';
const open = (me: object): Promise<View> => renderPlugin([garden], { at: '/', as: 'candidate', me, api: fakePictures });
const button = (): HTMLElement => screen.getByRole('button', { name: 'Account of Demo candidate' });

beforeEach(() => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it("the signed-in user's photo is over the initials in the bar, hidden until it has loaded", async () => {
  await open({ photo: PHOTO });
  const photo = await within(button()).findByRole('presentation', { hidden: true });
  expect(photo).toHaveAttribute('src', pictureAddress(PHOTO));
  expect(photo).toHaveAttribute('data-loaded', 'false');
  fireEvent.load(photo);
  expect(photo).toHaveAttribute('data-loaded', 'true');
  expect(photo).toHaveAttribute('src', pictureAddress(PHOTO));
});

it("the signed-in user's photo is not asked for again once it has loaded", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const view = await open({ photo: PHOTO });
  fireEvent.load(await within(button()).findByRole('presentation', { hidden: true }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(view.api.calls.filter(({ id }) => id === linkPictures.id)).toHaveLength(1);
  jest.useRealTimers();
});

it("the signed-in user's photo is not asked for when the user has none", async () => {
  const view = await open({});
  await waitFor(() => expect(button()).toHaveTextContent('DC'));
  expect(button().querySelector('img')).toBeNull();
  expect(view.api.calls.map(({ id }) => id)).not.toContain(linkPictures.id);
});
