import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { Badge as ManagedBadge } from '../nav/ManagedBadge.tsx';

const routes = { first: routeRef('probe.first', '/probe'), second: routeRef('probe.second', '/probe/second') };

const TITLES = { first: 'First', second: 'Second' };

const First = (): JSX.Element => <h1>{TITLES.first}</h1>;
const Second = (): JSX.Element => <h1>{TITLES.second}</h1>;

function Badge(): JSX.Element {
  return <>{useTexts(['applications'], 'first-view') && <ManagedBadge />}</>;
}

/** Replaces `jobs`: two pages, and an entry "Second" in the employers' navigation with the count of "My jobs". */
export const managedProbe = defineClientPlugin({
  id: 'probe',
  requires: ['applications'],
  pages: [
    { route: routes.first, layout: 'admin', load: async () => ({ Page: First }) },
    {
      ...{ route: routes.second, layout: 'admin', load: async () => ({ Page: Second }) },
      nav: { label: TITLES.second, section: 'main', order: 10, roles: ['employer'], badge: async () => ({ Badge }) },
    },
  ],
});
