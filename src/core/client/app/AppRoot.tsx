import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { BuildWatcher } from '../build-watch/build-watcher.ts';
import { ServicesContext, useService } from '../di/use-service.ts';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import { LanguageStore } from '../i18n/language-store.ts';
import { lazyExtra } from '../ui/lazy-extra.ts';
import type { Application } from './application.ts';

/** Root component: provides the services and texts, and renders the router, the notice above the page and the offer at its edge. */
export function AppRoot({ application: { services, texts, router } }: { readonly application: Application }): JSX.Element {
  return (
    <ServicesContext value={services}>
      <I18nProvider i18n={texts.i18n}>
        <Suspense>
          <LanguageNotice />
        </Suspense>
        <RouterProvider router={router} />
        <Suspense>
          <BuildOffer />
        </Suspense>
      </I18nProvider>
    </ServicesContext>
  );
}

/** Loads the notice only when it is needed. */
const LanguageNotice = observer(function LanguageNotice() {
  return useService(LanguageStore).isFromBrowser && <LoadedNotice />;
});

const LoadedNotice = lazyExtra(
  async () => (await import(/* webpackChunkName: "language-notice" */ '../layouts/LanguageNotice.tsx')).LanguageNotice,
);

/** Loads the offer only when there is a new build. If it does not load, it is shown another time. */
const BuildOffer = observer(function BuildOffer() {
  return useService(BuildWatcher).offered && <LoadedOffer />;
});

const LoadedOffer = lazyExtra(async () => (await import(/* webpackChunkName: "build-offer" */ '../build-watch/BuildOffer.tsx')).BuildOffer);
