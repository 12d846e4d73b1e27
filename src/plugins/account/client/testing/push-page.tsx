import type { JSX } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { accountClientPlugin } from '../account.client-plugin.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';

/** A site that is set up for push messages. */
export const PUSH_SETTINGS = Object.freeze({
  ...TEST_CONFIG,
  identity: { ...TEST_CONFIG.identity, apiKey: 'k', projectId: 'p', appId: 'a', messagingSenderId: '1', vapidKey: 'v' },
});

/** The start page, and the page `/push` with only the switch. */
const pages = defineClientPlugin({
  id: 'push-pages',
  requires: ['account'],
  pages: [
    { route: routeRef('push-pages.start', '/'), layout: 'none', load: pageSaying('Start') },
    { route: routeRef('push-pages.push', '/push'), layout: 'none', load: async () => ({ Page: PushPage }) },
  ],
});

function PushPage(): JSX.Element {
  return <main>{useTexts(['account']) && <PushSwitch />}</main>;
}

/** Opens the page of the switch, or another page, as a candidate on a site that is set up for push. */
export function openPushPage(api: FakeReplies = {}, at = '/push'): Promise<View> {
  return renderPlugin([accountClientPlugin, pages], {
    at,
    as: 'candidate',
    api,
    bind: (bind) => bind(ClientSettings).toConstantValue(PUSH_SETTINGS),
  });
}
