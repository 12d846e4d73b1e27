import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { BuildWatcher } from '../build-watch/build-watcher.ts';
import { ServicesContext, useService } from '../di/use-service.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { lazyExtra } from '../ui/lazy-extra.ts';
import type { Application } from './application.ts';

/** Root component: provides the services and texts, and renders the router and the offers. */
export function AppRoot({ application: { services, texts, router } }: { readonly application: Application }): JSX.Element {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={texts.i18n}>
        <RouterProvider router={router} />
        <Offers />
      </I18nextProvider>
    </ServicesContext>
  );
}

// If an offer does not load, it is shown another time.
const LanguageOffer = lazyExtra(
  async () => (await import(/* webpackChunkName: "language-offer" */ '../ui/LanguageOffer.tsx')).LanguageOffer,
);

const BuildOffer = lazyExtra(async () => (await import(/* webpackChunkName: "build-offer" */ '../build-watch/BuildOffer.tsx')).BuildOffer);

/** Loads an offer only when it is needed. Shows one at a time, because both use the same place on screen. */
const Offers = observer(function Offers() {
  const language = useService(LanguageStore).offered;
  const build = useService(BuildWatcher).offered;
  return <Suspense>{language !== undefined ? <LanguageOffer /> : build && <BuildOffer />}</Suspense>;
});
