import { act, cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { AppRoot } from '#core/client/app/AppRoot.tsx';
import { type Application, startApplication } from '#core/client/app/application.ts';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import type { Bind, Resolve } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { Texts } from '#core/client/i18n/texts.ts';
import { Navigator } from '#core/client/navigation/navigator.ts';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { firstPage } from '#core/client/router/create-router.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { getEpoch } from '#core/contract/epoch.ts';
import { getMe } from '#core/contract/me.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { putPlace } from '#core/contract/reader-place.ts';
import { FakeApi, type FakeReplies } from './fake-api.ts';
import { FakeIdentity, userOf } from './fake-identity.ts';
import { routerAt } from './router-at.ts';
import { TEST_CONFIG } from './test-config.ts';
import { type TestPerson, testPerson } from './test-people.ts';
import { testToken } from './test-token.ts';

/** The environment of the plugin under test. */
export interface RenderOptions {
  /** Address to open. */
  readonly at: string;
  /** The signed-in user; a visitor when absent. */
  readonly as?: TestPerson;
  /** Further fields of the signed-in user, for example their abilities. */
  readonly me?: Partial<Me>;
  /** The API's replies, by endpoint id. */
  readonly api?: FakeReplies;
  /** Replaces bound services with others. */
  readonly bind?: (bind: Bind) => void;
}

/** The rendered application. Query it with Testing Library's `screen`. */
export interface View {
  /** Text of the page's first heading. */
  readonly heading: string;
  /** The current path and query. */
  readonly address: string;
  /** Text of the snackbar; empty when no message is shown. */
  readonly snackbar: string;
  readonly user: UserEvent;
  /** Answers calls and records them. */
  readonly api: FakeApi;
  readonly identity: FakeIdentity;
  readonly resolve: Resolve;
  /** Opens another address and waits until its page is shown. */
  readonly open: (address: string) => Promise<void>;
  /** Goes back, as by the button of the browser, and waits until the page is shown. */
  readonly back: () => Promise<void>;
}

/**
 * Renders the application with the core and these plugins. Only the network is faked.
 *
 * @example const view = await renderPlugin([jobsClientPlugin], { at: '/admin/jobs/all', as: 'candidate', api: { 'jobs.search': aPage() } });
 */
export async function renderPlugin(plugins: readonly ClientPlugin[], options: RenderOptions): Promise<View> {
  const me = options.as === undefined ? undefined : testPerson(options.as, options.me);
  if (me !== undefined) new TokenService().setToken(testToken(`token of ${me.email}`));

  const application = await startApplication(plugins, {
    config: TEST_CONFIG,
    makeRouter: routerAt(options.at),
    replace: stage(options, me),
  });
  running.push(application);
  const { resolve } = application.services;
  watchTexts(resolve(Texts), plugins);
  if (me !== undefined) await resolve(SessionStore).ready();
  await firstPage(application.router);
  await act(async () => render(<AppRoot application={application} />));
  return viewOf(application);
}

/** Fails the test that shows the key of a text in place of the text. */
function watchTexts({ i18n }: Texts, plugins: readonly ClientPlugin[]): void {
  // Stand-ins of other plugins have no texts.
  const withTexts = new Set(['core', ...plugins.filter(({ locales }) => locales !== undefined).map(({ id }) => id)]);
  Object.assign(i18n.options, {
    saveMissing: true,
    missingKeyHandler: (_languages: readonly string[], namespace: string, key: string, shown: string) => {
      // The labels of test pages are words, not keys.
      if (shown === key && key.includes('.') && withTexts.has(namespace)) missing.add(`${namespace}:${key}`);
    },
  });
}

const missing = new Set<string>();

afterEach(() => {
  const keys = [...missing];
  missing.clear();
  expect({ keysInPlaceOfTexts: keys }).toEqual({ keysInPlaceOfTexts: [] });
});

const running: Application[] = [];

afterEach(() => {
  cleanup();
  for (const application of running.splice(0)) application.stop();
  new TokenService().clearToken();
  localStorage.clear();
  sessionStorage.clear();
});

function stage({ api, bind: replace }: RenderOptions, me: Me | undefined): (bind: Bind) => void {
  const replies = { [getEpoch.id]: { epoch: 1 }, [putPlace.id]: undefined, ...(me === undefined ? {} : { [getMe.id]: me }), ...api };
  return (bind) => {
    bind(ApiClient).toFactory(
      (resolve) =>
        new FakeApi(replies, resolve(ClientSettings), resolve(TokenService), resolve(SnackbarStore), resolve(Navigator), resolve(Texts)),
    );
    bind(IdentityClient).toFactory((resolve) => {
      return new FakeIdentity(resolve(TokenService), me && userOf(me.email));
    });
    replace?.(bind);
  };
}

function viewOf({ services: { resolve }, router }: Application): View {
  const snackbar = resolve(SnackbarStore);
  return {
    get heading() {
      return screen.getAllByRole('heading', { level: 1 })[0]?.textContent ?? '';
    },
    get address() {
      return resolve(Navigator).address;
    },
    get snackbar() {
      return snackbar.message;
    },
    user: userEvent.setup(),
    api: resolve(ApiClient) as FakeApi,
    identity: resolve(IdentityClient) as FakeIdentity,
    resolve,
    open: (address) => act(async () => router.navigate(address)),
    back: () => act(async () => router.navigate(-1)),
  };
}
