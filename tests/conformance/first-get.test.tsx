import { screen as shown, waitFor } from '@testing-library/react';
import { ApiClient } from '#core/client/http/api-client.ts';
import { getEpoch } from '#core/contract/epoch.ts';
import { getMe } from '#core/contract/me.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { testPerson } from '#core/testing/test-people.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import type { Screen, ScreensModule } from '../e2e/screens/screen.ts';
import { forFirstGets, screenFiles } from '../e2e/screens/screens.ts';
import { abilitiesOf } from './support/abilities-of.ts';
import { EMPTY_WORLD, personOf, replyOfWorld } from './support/screen-world.ts';

const SCREENS = forFirstGets(screenFiles().flatMap((file) => (require(file) as ScreensModule).screens));

const MESSAGE = 'Heldout says no';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** What a page requested by itself, apart from the calls of the frame. */
interface Asked {
  readonly gets: readonly string[];
}

/**
 * Answers the first GET of a page with 422. Later ones stay without an answer, so every message belongs to the first. jsdom has no layout, so
 * parts that load near the view load at once.
 */
function refuseFirstGet(me: Me | undefined): Asked {
  const gets: string[] = [];
  globalThis.fetch = async (input, init) => {
    const { url, method } = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    if (url.startsWith(EMPTY_WORLD.url)) return replyOfWorld();
    const { pathname } = new URL(url);
    // The prepared texts of a page are files, which only a build has.
    if (!pathname.startsWith('/api/')) return new Response(null, { status: 404 });
    if (method !== 'GET') return unanswered();
    if (pathname === `/api${getEpoch.path}`) return Response.json({ epoch: 1 });
    if (pathname === `/api${getMe.path}` && me !== undefined) return Response.json(me);
    // The counts in the navigation belong to the frame.
    if (/\/counts?$/.test(pathname) || gets.push(pathname) > 1) return unanswered();
    return Response.json({ message: MESSAGE }, { status: 422 });
  };
  return { gets };
}

const unanswered = (): Promise<Response> => new Promise(() => undefined);

async function open(screen: Screen): Promise<{ view: View; asked: Asked }> {
  const as = personOf(screen);
  const mustConfirmPhone = screen.who === 'unconfirmed';
  const me = as && testPerson(as, { mustConfirmPhone, abilities: mustConfirmPhone ? [] : abilitiesOf(testPerson(as)) });
  const asked = refuseFirstGet(me);
  const at = (await screen.at?.(EMPTY_WORLD)) ?? screen.route;
  const view = await renderPlugin(clientPlugins, {
    at,
    ...(as && { as }),
    ...(me && { me }),
    bind: (bind) => bind(ApiClient).toSelf(),
  });
  return { view, asked };
}

describe.each(SCREENS.filter(({ firstGet }) => firstGet === undefined))('the page $route', (screen) => {
  it('shows the message of its first GET, answered 422', async () => {
    const { view, asked } = await open(screen);
    await waitFor(() => expect({ message: view.snackbar, asked: asked.gets }).toMatchObject({ message: MESSAGE }));
  });
});

describe.each(SCREENS.filter(({ firstGet }) => firstGet === 'never'))('the page $route', (screen) => {
  it('sends no GET by itself', async () => {
    const { asked } = await open(screen);
    await shown.findAllByRole('heading', { level: 1 });
    expect(asked.gets).toEqual([]);
  });
});
